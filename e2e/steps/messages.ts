import type { Page } from "@playwright/test";

/** The messages sent to an address, newest first, from the demo's outbox. */
export async function sentTo(page: Page, address: string): Promise<string[]> {
  const messages = (await (await page.request.get("/demo/messages")).json()) as { to: string; text: string }[];
  return messages.filter(({ to }) => to === address).map(({ text }) => text);
}
