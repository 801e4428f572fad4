import type { Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";

/** Sets filters of a list: on phones they are in a drawer, elsewhere above the list. */
export async function setFilters(page: Page, copy: Copy, set: () => Promise<unknown>): Promise<void> {
  const inDrawer = (page.viewportSize()?.width ?? 0) < 600;
  if (inDrawer)
    await page
      .getByRole("button", { name: new RegExp(`^${copy("shell.filters", { count: 0 })}( \\(\\d+\\))?$`) })
      .click();
  await set();
  if (inDrawer) await page.getByRole("button", { name: copy("shell.filters.show"), exact: true }).click();
}
