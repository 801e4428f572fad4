import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { arrivedFrom, emulate, expectNoAxeViolations, modes, renderIn } from "../internal/testing.tsx";
import { Filters, LongWords, Versions } from "./Drawer.examples.tsx";

afterEach(() => emulate());

const drawer = (name = "Show in the history") => page.getByRole("dialog", { name });

/** The position of the open drawer after its animation. */
async function place(name?: string): Promise<DOMRect> {
  await expect.element(drawer(name)).toBeVisible();
  await Promise.all(
    drawer(name)
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  );
  return drawer(name).element().getBoundingClientRect();
}

test("[DSYS-02 partly] it slides in from its own side, on a phone from below", async () => {
  const ways = [{ width: 1280 }, { width: 1280, dir: "rtl" }, { width: 360 }] as const;
  const found: string[] = [];
  for (const way of ways) {
    const { unmount } = await renderIn(<Filters startsOpen />, way);
    found.push(arrivedFrom(drawer().element()));
    await unmount();
  }
  expect(found).toEqual(["48px", "-48px", "0px 48px"]);
});

test.each(modes.flatMap((mode) => [mode, { ...mode, width: 320 }]))(
  "[DSYS-02 partly] an open drawer is accessible in %j",
  async (mode) => {
    await renderIn(<Filters startsOpen />, mode);
    await place();
    await expectNoAxeViolations(drawer().element());
  },
);

test(
  "[DSYS-02 partly] it is at the end of a wide window, mirrored right to left, and at the bottom of a phone",
  { tags: "full" },
  async () => {
    const wide = await renderIn(<Filters startsOpen />, { width: 1280, height: 800 });
    const { left, top, right, bottom } = await place();
    expect([left, top, right, bottom]).toEqual([1280 - 448, 0, 1280, 800]);
    await wide.unmount();
    const mirrored = await renderIn(<Filters startsOpen />, { width: 1280, height: 800, dir: "rtl" });
    expect((await place()).left).toBe(0);
    await mirrored.unmount();
    await renderIn(<Filters startsOpen />, { width: 360, height: 740 });
    const phone = await place();
    expect([phone.left, phone.right, phone.bottom]).toEqual([0, 360, 740]);
    expect(phone.top).toBeGreaterThan(24);
  },
);

test("[DSYS-02 partly] the focus moves to it, is trapped in it, and returns to the element that opened it", async () => {
  const onAnswer = vi.fn();
  await renderIn(<Filters onAnswer={onAnswer} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(drawer()).toHaveFocus();
  await expect
    .element(drawer())
    .toHaveAccessibleDescription("The list below follows, and so does what you save as a file.");
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole("button", { name: "Show 24 payments" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Filters" })).toHaveFocus();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith("closed");
});

test("[DSYS-02 partly] a long list scrolls inside, also by keyboard", { tags: "full" }, async () => {
  await renderIn(<Versions startsOpen />, { width: 1280, height: 600 });
  expect((await place("pay.review.title")).bottom).toBe(600);
  const list = page.getByRole("group", { name: "pay.review.title" });
  await expect.element(list).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(list).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.poll(() => list.element().scrollTop).toBeGreaterThan(0);
  await expectNoAxeViolations(drawer("pay.review.title").element());
});

test.each([
  { width: 320, height: 640, textSize: 200 },
  { width: 640, height: 480, textSize: 200 },
])("[DSYS-02 partly] long text does not overflow the drawer in %j", async (mode) => {
  await renderIn(<LongWords />, mode);
  await expect.element(page.getByRole("dialog")).toBeVisible();
  const sheet = page.getByRole("dialog").element();
  expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
});

test("[DSYS-02 partly] does not animate under reduced motion, and has a border in forced colors", async () => {
  await emulate({ "prefers-reduced-motion": "reduce", "forced-colors": "active" });
  await renderIn(<Filters startsOpen />);
  await expect.element(drawer()).toBeVisible();
  const durations = document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration));
  expect(Math.max(0, ...durations)).toBeLessThan(1);
  expect(getComputedStyle(drawer().element()).borderInlineStartWidth).toBe("2px");
});
