import { expect, type Locator, type Page } from "@playwright/test";

/** More presses than any screen has stops. */
const mostStops = 60;

/** Whether this is where a key press goes, in a frame as well. */
const hasFocus = (target: Locator) => target.evaluate((element) => element.ownerDocument.activeElement === element && element.ownerDocument.hasFocus());

/** Presses Tab until the target has the focus; it has to be seen then. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops && !(await hasFocus(target)); stops++) await page.keyboard.press("Tab");
  await expect(target, "Tab comes by").toBeFocused();
  await expect(target).toBeInViewport();
}

/** Goes to the target and presses Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
