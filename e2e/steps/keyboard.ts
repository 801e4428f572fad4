import { expect, type Locator, type Page } from "@playwright/test";

/** Maximum number of Tab presses: more than any screen has tab stops. */
const maxTabStops = 100;

/** Maximum number of arrow presses: more than any group has options. */
const maxChoices = 8;

/** Whether the target has the focus, also inside an iframe. */
const hasFocus = (target: Locator) =>
  target.evaluate((element) => element.ownerDocument.activeElement === element && element.ownerDocument.hasFocus());

/** Presses Tab until the target has the focus; expects the target to be visible then, and its focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < maxTabStops && !(await hasFocus(target)); stops++) await page.keyboard.press("Tab");
  await expect(target, "Tab comes by").toBeFocused();
  await expect(target).toBeInViewport();
  await expectFocusShown(target);
}

/**
 * Expects the ring of the focus: on the control, or on what stands for a hidden one (the box around a field, the track of
 * a switch, the number in a day, the area of a row that is a link).
 */
async function expectFocusShown(target: Locator): Promise<void> {
  const isShown = (element: Element) => {
    const around = [element.parentElement, element.parentElement?.parentElement].filter(
      (each) => each instanceof Element,
    );
    const near = [element, ...element.children, ...around.flatMap((each) => [each, ...each.children])];
    const drawn = near.flatMap((each) => [getComputedStyle(each), getComputedStyle(each, "::after")]);
    return drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2);
  };
  await expect.poll(() => target.evaluate(isShown), "the focus is shown").toBe(true);
}

/** Tabs to the target and presses Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Tabs to the target and presses the space bar. */
export async function spaceOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Space");
}

/**
 * Tabs through the targets in this order, starting from where the focus is; other stops may be between them. Fails where Tab
 * goes back in the page: the order is that of reading.
 */
export async function tabThrough(page: Page, targets: readonly Locator[]): Promise<void> {
  for (const target of targets) {
    await page.evaluate(() => Object.assign(window, { stopBefore: document.activeElement }));
    await tabTo(page, target);
    const isLater = await target.evaluate((element) => {
      const before = (window as { stopBefore?: Element }).stopBefore;
      if (!before || before === document.body || before === element) return true;
      return (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(isLater, `Tab goes forward to ${target}`).toBe(true);
  }
}

/** Closes a dialog with Escape: the focus is on what opened it again. */
export async function escapeTo(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener, "the dialog gives the focus back").toBeFocused();
}

/** Selects an option of a select element, as the arrow keys do while it is closed. */
export async function arrowToOption(page: Page, select: Locator, label: string): Promise<void> {
  await tabTo(page, select);
  const chosen = () => select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text.trim());
  for (let presses = 0; presses < maxChoices && (await chosen()) !== label; presses++)
    await page.keyboard.press("ArrowDown");
  expect(await chosen(), "the arrows come by").toBe(label);
}

/** Tabs to the group of a radio button and selects it with the arrow keys. */
export async function arrowTo(page: Page, radio: Locator): Promise<void> {
  const group = page.getByRole("radiogroup").filter({ has: radio });
  const checked = group.getByRole("radio", { checked: true });
  await expect(radio).toBeVisible();
  await tabTo(page, (await checked.count()) > 0 ? checked : group.getByRole("radio").first());
  for (let presses = 0; presses < maxChoices && !(await radio.isChecked()); presses++)
    await page.keyboard.press("ArrowDown");
  await expect(radio, "the arrows come by").toBeChecked();
}
