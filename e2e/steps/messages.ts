import { expect, type Page } from "@playwright/test";

/** The messages sent to an address, newest first, from the demo's outbox. */
export async function sentTo(page: Page, address: string): Promise<string[]> {
  const messages = (await (await page.request.get("/demo/messages")).json()) as { to: string; text: string }[];
  return messages.filter(({ to }) => to === address).map(({ text }) => text);
}

/**
 * The part of the newest e-mail to an address that a pattern finds. E-mails leave the outbox after the answer, so it
 * waits for one, if none before it matches the pattern.
 */
export async function newestTo(page: Page, address: string, pattern: RegExp): Promise<string> {
  let found = "";
  await expect
    .poll(async () => (found = pattern.exec((await sentTo(page, address))[0] ?? "")?.at(-1) ?? ""))
    .not.toBe("");
  return found;
}

/** The code in the newest e-mail to a demo person. */
export const newestCode = (page: Page, username: string): Promise<string> =>
  newestTo(page, `${username}@portico.example`, /^\d{8}$/m);
