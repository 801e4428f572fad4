import { expect, type Page } from "@playwright/test";
import { localeOf, type Language } from "@portico/message/tree";
import { copyIn } from "../fixtures/copy.ts";

const names = { en: "shell.language.english", es: "shell.language.spanish" } as const;

/** Chooses a language on the top bar, and waits until the page is in it. */
export async function switchLanguage(page: Page, to: Language): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: copyIn(to)(names[to]), exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", localeOf[to]);
}
