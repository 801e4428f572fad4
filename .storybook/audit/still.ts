import type { Page } from "@playwright/test";

/**
 * Does something on a page where every change is there at once. What is judged is where changes end; getting there, for every element
 * of a page, takes longer than judging it.
 */
export async function atOnce<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  await page.evaluate(() => window.audit.holdStill());
  try {
    return await work();
  } finally {
    await page.evaluate(() => window.audit.letMove());
  }
}
