import type { Page } from "@playwright/test";

/** The messages sent to an address, newest first, from the demo's outbox. */
export async function sentTo(page: Page, address: string): Promise<string[]> {
  const messages = (await (await page.request.get("/demo/messages")).json()) as { to: string; text: string }[];
  return messages.filter(({ to }) => to === address).map(({ text }) => text);
}

/** The code in the newest e-mail to a demo person. */
export async function newestCode(page: Page, username: string): Promise<string> {
  const [text = ""] = await sentTo(page, `${username}@portico.example`);
  return /^\d{8}$/m.exec(text)?.[0] ?? "";
}
