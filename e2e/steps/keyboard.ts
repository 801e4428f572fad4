import { expect, type Locator, type Page } from "@playwright/test";

/** Maximum number of Tab presses: more than any screen has tab stops. */
const mostStops = 100;

/** Maximum number of arrow presses: more than any group has options. */
const mostChoices = 8;

/** Whether the target has the focus, also inside an iframe. */
const hasFocus = (target: Locator) =>
  target.evaluate((element) => element.ownerDocument.activeElement === element && element.ownerDocument.hasFocus());

/** Presses Tab until the target has the focus; expects the target to be visible then. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops && !(await hasFocus(target)); stops++) await page.keyboard.press("Tab");
  await expect(target, "Tab comes by").toBeFocused();
  await expect(target).toBeInViewport();
}

/** Tabs to the target and presses Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Tabs to the group of a radio button and selects it with the arrow keys. */
export async function arrowTo(page: Page, radio: Locator): Promise<void> {
  const group = page.getByRole("radiogroup").filter({ has: radio });
  const checked = group.getByRole("radio", { checked: true });
  await expect(radio).toBeVisible();
  await tabTo(page, (await checked.count()) > 0 ? checked : group.getByRole("radio").first());
  for (let presses = 0; presses < mostChoices && !(await radio.isChecked()); presses++)
    await page.keyboard.press("ArrowDown");
  await expect(radio, "the arrows come by").toBeChecked();
}
