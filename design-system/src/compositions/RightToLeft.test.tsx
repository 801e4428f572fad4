import { expect, inject, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations, modes, renderIn } from "../internal/testing.tsx";
import { PaymentFromRightToLeft } from "./RightToLeft.examples.tsx";

const views = ["סקירה", "מועד", "חשבונות", "שלבים"];

const usual = [
  { width: 1280 },
  { width: 320, textSize: 200 },
  { site: "community", theme: "dark", width: 360 },
] as const;
const places = inject("isFullRun")
  ? [...usual, { width: 360 }, { width: 320 }, ...modes.map((mode) => ({ ...mode, width: 360 }))]
  : usual;

test.each(places)(
  "[DSYS-04 partly] right to left nothing overflows the page and axe finds no violations: %j",
  { tags: "full", timeout: 60_000 },
  async (mode) => {
    const screen = await renderIn(<PaymentFromRightToLeft />, { ...mode, dir: "rtl", height: 4000 });
    for (const view of views) {
      await screen.getByRole("tab", { name: view }).click();
      await expectNoAxeViolations(screen.container);
      expect(document.documentElement.scrollWidth, view).toBe(mode.width);
    }
  },
);

test("[DSYS-04 partly] right to left steps, tabs and bars begin at the right", { tags: "full" }, async () => {
  const screen = await renderIn(<PaymentFromRightToLeft />, { dir: "rtl" });
  await screen.getByRole("tab", { name: "חשבונות" }).click();
  const lefts = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect().left);
  const groups = [
    screen.getByRole("navigation", { name: "ביצוע תשלום" }).getByRole("listitem").elements(),
    screen.getByRole("tab").elements(),
    screen.getByRole("img", { name: /2026/ }).elements(),
  ];
  expect(groups.map((group) => group.length)).toEqual([4, 4, 6]);
  for (const group of groups) expect(lefts(group)).toEqual(lefts(group).sort((a, b) => b - a));
});

test(
  "[DSYS-04 partly] right to left the left arrow goes to the next and the right arrow to the previous one: tabs, bars, radios",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<PaymentFromRightToLeft />, { dir: "rtl" });
    await screen.getByRole("tab", { name: "סקירה" }).click();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(screen.getByRole("tab", { name: "מועד" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(screen.getByRole("tab", { name: "חשבונות" })).toHaveFocus();
    // The panel comes after the focus: a Tab before it would pass it by.
    await expect.element(screen.getByRole("img", { name: "November 2026: $248.17" })).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole("img", { name: "November 2026: $248.17" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(screen.getByRole("img", { name: "October 2026: $231.40" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(screen.getByRole("img", { name: "November 2026: $248.17" })).toHaveFocus();
    await screen.getByRole("tab", { name: "מועד" }).click();
    await expect.element(screen.getByRole("radio", { name: /^היום/ })).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole("radio", { name: /^היום/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(screen.getByRole("radio", { name: "במועד הפירעון" })).toBeChecked();
  },
);
