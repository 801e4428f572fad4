import { expect, type Locator, type Page } from "@playwright/test";
import { dollars } from "../fixtures/copy.ts";

/** The card with the amount due. */
type AmountDueCard = { card: Locator; shows: (cents: number, ...lines: string[]) => Promise<void> };

/** The card with the amount due at the top of the account summary, and of billing. */
export function amountDueCard(page: Page): AmountDueCard {
  const card = page.locator("main section[aria-labelledby=amount-due]");
  return {
    card,
    shows: async (cents, ...lines) => {
      await expect(card).toContainText(dollars(cents));
      for (const line of lines) await expect(card.getByText(line, { exact: true })).toBeVisible();
    },
  };
}
