import { expect, type Locator, type Page } from "@playwright/test";
import { localeOf, type Language } from "@portico/message/tree";
import { copyIn, type Copy } from "../fixtures/copy.ts";

const names = { en: "shell.language.english", es: "shell.language.spanish" } as const;

/** Selects a language on the top bar, and waits until the page is in it. */
export async function switchLanguage(page: Page, to: Language): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: copyIn(to)(names[to]), exact: true })
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", localeOf[to]);
}

/** The label of the navigation's settings item, which is shorter in the bottom navigation. */
const settingsTab = (page: Page, copy: Copy): Locator => {
  const menu = page.getByRole("navigation", { name: copy("shell.menu"), exact: true }).filter({ visible: true });
  return menu
    .getByRole("link", { name: copy("shell.tab.profile"), exact: true })
    .or(menu.getByRole("link", { name: copy("shell.tab.settings"), exact: true }));
};

export async function openSettings(page: Page, copy: Copy): Promise<void> {
  await settingsTab(page, copy).click();
  await expect(page.getByRole("heading", { level: 1, name: copy("settings.screen"), exact: true })).toBeVisible();
}

/** Signs out on the top bar, or on phones in the settings. */
export async function signOut(page: Page, copy: Copy): Promise<void> {
  const onBar = page.getByRole("banner").getByRole("button", { name: copy("shell.signOut"), exact: true });
  if (await onBar.isVisible()) return onBar.click();
  await openSettings(page, copy);
  await page
    .getByRole("main")
    .getByRole("button", { name: copy("shell.signOut"), exact: true })
    .click();
}
