import type { Page } from "@playwright/test";

/** What was written to an address, the newest first, as the demo shows its messages. */
export async function sentTo(page: Page, address: string): Promise<string[]> {
  const messages = (await (await page.request.get("/demo/messages")).json()) as { to: string; text: string }[];
  return messages.filter(({ to }) => to === address).map(({ text }) => text);
}
