import type { Locator, Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";

/** The box of the authorisation; its name ends with a button, which reads apart from the full stop behind it. */
export const authorisation = (page: Page, copy: Copy): Locator => page.getByRole("checkbox", { name: copy("billing.autoPay.review.terms").replace(/\.$/, "") });
