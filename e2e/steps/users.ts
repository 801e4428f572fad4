import { expect, type Locator, type Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";
import { newestTo } from "./messages.ts";

/** The page with the users of an account. */
export const usersPath = "/user-preferences/people";

/** The card of a person or of an invitation. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Opens the link in the newest e-mail to an address. */
export async function openInvitation(page: Page, email: string): Promise<void> {
  await page.goto(await newestTo(page, email, /https?:\/\/[^/\s]+(\/\S+)/));
}

/** Invites an address with the billing role. */
export async function invite(page: Page, copy: Copy, email: string): Promise<void> {
  await page.getByRole("button", { name: copy("users.invite"), exact: true }).click();
  await page.getByLabel(copy("users.email.label"), { exact: true }).fill(email);
  await page.getByRole("radio", { name: copy("users.role", { role: "BILLING" }) }).check();
  await page.getByRole("button", { name: copy("users.send"), exact: true }).click();
  await expect(page.getByText(copy("users.done", { what: "invite", name: email }))).toBeVisible();
  // The list is fetched again after the confirmation; what is below it moves when it grows.
  await expect(card(page, email)).toBeVisible();
}

/** Chooses a change in the menu of a person, and confirms it. */
export async function change(page: Page, copy: Copy, name: string, what: "deactivate" | "transfer"): Promise<void> {
  await page.getByRole("button", { name: copy("users.more", { name }) }).click();
  await page.getByRole("menuitem", { name: copy(`users.${what}`), exact: true }).click();
  await page.getByRole("button", { name: copy("users.confirm.yes", { what }), exact: true }).click();
  await expect(page.getByText(copy("users.done", { what, name }))).toBeVisible();
}
