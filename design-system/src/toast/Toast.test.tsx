import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AboveTheAction, AboveTheMenu, AllStates, LongWords, Wallet } from "./Toast.examples.tsx";
import { useToast } from "./useToast.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await emulate();
});

const region = () => page.getByRole("region", { name: "Messages (F6)" });
const saved = () => page.getByText("The card is now called Office card.");
const hidden = () => page.getByText("Channel 112 is hidden.");
const state = (word: string) => expect.element(region()).toHaveAttribute("data-state", word);
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("[DSYS-02 partly] every toast is accessible in every mode", { tags: "full" }, async () => {
  vi.useRealTimers();
  await expectAccessibleInEveryMode(<AllStates />);
});

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const part of region().element().querySelectorAll("li, button"))
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(320);
});

test(
  "[DSYS-02 partly] the live region is mounted first and announces only additions, politely; the landmark exists only with toasts",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<Wallet />);
    const list = screen.container.querySelector("ol");
    await expect.element(region()).not.toBeInTheDocument();
    expect([
      list?.getAttribute("aria-live"),
      list?.getAttribute("aria-relevant"),
      list?.getAttribute("aria-atomic"),
    ]).toEqual(["polite", "additions", null]);
    await button("Save the name").click();
    await expect.element(saved()).toBeVisible();
    expect(region().element().querySelector("ol")).toBe(list);
    await expect.element(button("Save the name")).toHaveFocus();
    vi.useRealTimers();
    await expectNoAxeViolations(screen.container);
  },
);

test("[DSYS-02 partly] a toast stays at least six seconds, and then disappears", async () => {
  await renderIn(<Wallet />);
  await button("Save the name").click();
  await expect.element(saved()).toBeVisible();
  vi.advanceTimersByTime(5_900);
  await expect.element(saved()).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(saved()).not.toBeInTheDocument();
});

test("[DSYS-02 partly] a toast with an action stays until it is used or dismissed", { tags: "full" }, async () => {
  const onUndo = vi.fn();
  await renderIn(<Wallet onUndo={onUndo} />);
  await button("Hide channel 112").click();
  await expect.element(hidden()).toBeVisible();
  vi.advanceTimersByTime(120_000);
  await expect.element(hidden()).toBeVisible();
  await button("Undo").click();
  await expect.element(hidden()).not.toBeInTheDocument();
  expect(onUndo).toHaveBeenCalledOnce();
});

test("[DSYS-02 partly] hovering pauses the timer", { tags: "full" }, async () => {
  await renderIn(<Wallet />);
  await button("Save the name").click();
  await saved().hover();
  await state("paused");
  vi.advanceTimersByTime(60_000);
  await expect.element(saved()).toBeVisible();
  await page.getByRole("heading", { name: "Wallet" }).hover();
  await state("running");
  vi.advanceTimersByTime(6_100);
  await expect.element(saved()).not.toBeInTheDocument();
});

test("[DSYS-02 partly] a hidden page pauses the timer", async () => {
  await renderIn(<Wallet />);
  await button("Save the name").click();
  await expect.element(saved()).toBeVisible();
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await state("paused");
  vi.advanceTimersByTime(60_000);
  await expect.element(saved()).toBeVisible();
  seen.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await state("running");
  vi.advanceTimersByTime(6_100);
  await expect.element(saved()).not.toBeInTheDocument();
});

test(
  "[DSYS-02 partly] at most three are visible; the fourth appears when the time of one is over",
  { tags: "full" },
  async () => {
    await renderIn(<Wallet />);
    for (let times = 0; times < 4; times += 1) await button("Save the name").click();
    await expect.poll(() => saved().elements()).toHaveLength(3);
    vi.advanceTimersByTime(6_100);
    await expect.poll(() => saved().elements()).toHaveLength(1);
  },
);

test(
  "[DSYS-02 partly] F6 focuses the toasts, which pauses the timer, and returns the focus",
  { tags: "full" },
  async () => {
    await renderIn(<Wallet />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(saved()).toBeVisible();
    await userEvent.keyboard("{F6}");
    await expect.element(region()).toHaveFocus();
    await state("paused");
    vi.advanceTimersByTime(60_000);
    await expect.element(saved()).toBeVisible();
    await userEvent.keyboard("{F6}");
    await expect.element(button("Save the name")).toHaveFocus();
    await userEvent.keyboard("{F6}");
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Save the name")).toHaveFocus();
  },
);

test("[DSYS-02 partly] after a dismissal by keyboard the focus stays with the others and returns after the last one", async () => {
  await renderIn(<Wallet />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{Enter}{F6}");
  await expect.element(region()).toHaveFocus();
  await userEvent.tab();
  await expect.element(button("Dismiss").first()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => saved().elements()).toHaveLength(1);
  await expect.element(region()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(saved()).not.toBeInTheDocument();
  await expect.element(button("Save the name")).toHaveFocus();
});

test(
  "[DSYS-02 partly] after a dismissal by pointer the focus moves to the page heading",
  { tags: "full" },
  async () => {
    await renderIn(<Wallet />);
    await button("Save the name").click();
    await button("Dismiss").click();
    await expect.element(saved()).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "Wallet" })).toHaveFocus();
  },
);

test("[DSYS-02 partly] on a phone it is above the navigation, and blocks no press beside it", async () => {
  await renderIn(<AboveTheMenu />, { width: 360, height: 740 });
  await expect.element(hidden()).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Main" }).element().getBoundingClientRect();
  expect(region().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(740 - menu.height);
  expect(getComputedStyle(region().element()).pointerEvents).toBe("none");
});

/** Between the toasts and what is below them; CSS pixels. */
const air = 12;
const overlaps = (part: Element) => {
  const [toasts, bar] = [region().element().getBoundingClientRect(), part.getBoundingClientRect()];
  return toasts.top < bar.bottom && bar.top < toasts.bottom;
};
const standAbove = (part: Element) =>
  expect
    .poll(() => part.getBoundingClientRect().top - region().element().getBoundingClientRect().bottom)
    .toBeGreaterThanOrEqual(air);

test("[DSYS-02 partly] on a phone it is above a navigation that enlarged text has made taller", async () => {
  vi.useRealTimers();
  await renderIn(<AboveTheMenu />, { width: 360, height: 740, textSize: 200 });
  await expect.element(hidden()).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Main" }).element();
  expect(menu.getBoundingClientRect().height).toBeGreaterThan(80);
  await standAbove(menu);
});

test("[DSYS-02 partly] on a phone it is above the action of a step", async () => {
  vi.useRealTimers();
  await renderIn(<AboveTheAction />, { width: 360, height: 740 });
  await expect.element(hidden()).toBeVisible();
  await standAbove(button("Pay $248.17").element());
});

test("[DSYS-02 partly] at the end of a page, where the action of a step is in its own place, it is still above it", async () => {
  vi.useRealTimers();
  await renderIn(<AboveTheAction />, { width: 360, height: 740 });
  await expect.element(hidden()).toBeVisible();
  scrollTo(0, document.documentElement.scrollHeight);
  await standAbove(button("Pay $248.17").element());
});

test("[DSYS-02 partly] on a page shorter than the window it does not cover the action of a step", async () => {
  vi.useRealTimers();
  await renderIn(<AboveTheAction contentHeight={120} />, { width: 360, height: 740 });
  await expect.element(hidden()).toBeVisible();
  await expect.poll(() => overlaps(button("Pay $248.17").element())).toBe(false);
});

test("[DSYS-02 partly] it moves above the action of a step that arrives after it", async () => {
  vi.useRealTimers();
  const screen = await renderIn(<AboveTheAction contentHeight={300} withAction={false} />, { width: 360, height: 740 });
  await expect.element(hidden()).toBeVisible();
  await screen.rerender(<AboveTheAction contentHeight={300} />);
  await expect.poll(() => overlaps(button("Pay $248.17").element())).toBe(false);
});

test("[DSYS-02 partly] does not animate under reduced motion; in forced colors it has a border", async () => {
  await emulate({ "prefers-reduced-motion": "reduce", "forced-colors": "active" });
  await renderIn(<AllStates />);
  await expect.element(hidden()).toBeVisible();
  const durations = document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration));
  expect(Math.max(0, ...durations)).toBeLessThan(1);
  const toast = region().element().querySelector("li")!;
  expect(getComputedStyle(toast).borderTopWidth).toBe("1px");
  expect(getComputedStyle(toast).borderTopColor).toBe(getComputedStyle(document.body).color);
});

test("[DSYS-02 partly] useToast outside a region throws an error that says so", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Lost = () => <>{String(useToast())}</>;
  await expect(renderIn(<Lost />)).rejects.toThrow("useToast needs a ToastRegion around the screen.");
});
