import type { Locator, Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";

/**
 * The authorisation checkbox. Its accessible name ends with a button, separated by a space from the full stop after it.
 */
export const authorisation = (page: Page, copy: Copy): Locator =>
  page.getByRole("checkbox", { name: copy("billing.autoPay.review.terms").replace(/\.$/, "") });
