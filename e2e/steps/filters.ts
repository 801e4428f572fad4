import type { Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";

/** On phones the filters of a list are folded; elsewhere there is nothing to open. */
export async function openFilters(page: Page, copy: Copy, count = 0): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 600) return;
  await page.getByRole("button", { name: copy("shell.filters", { count }), exact: true }).click();
}
