import { expect, type Locator, type Page } from "@playwright/test";
import { dollars } from "../fixtures/copy.ts";

/** The card that says what is owed. */
type Standing = { card: Locator; shows: (cents: number, ...lines: string[]) => Promise<void> };

function standing(card: Locator): Standing {
  return {
    card,
    shows: async (cents, ...lines) => {
      await expect(card).toContainText(dollars(cents));
      for (const line of lines) await expect(card.getByText(line, { exact: true })).toBeVisible();
    },
  };
}

/** The card at the head of the account summary. */
export const summary = (page: Page): Standing => standing(page.locator("main section[aria-labelledby=amount-due]"));

/** The card at the head of billing. */
export const billing = summary;
