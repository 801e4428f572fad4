import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, Counted, Filters, FixedTag, Statuses, Tones } from "./Badge.examples.tsx";

afterEach(() => emulate());

test("[DSYS-02 partly] every badge is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] a count is announced with its meaning", async () => {
  const screen = await renderIn(<Counted />);
  await expect.element(screen.getByRole("link", { name: "Notifications 2 unread", exact: true })).toBeVisible();
});

test("[DSYS-02 partly] a badge keeps its border and its dot in forced colors", async () => {
  await emulate({ "forced-colors": "active" });
  const { container } = await renderIn(<Tones />);
  const badge = container.querySelector("span")!;
  expect(getComputedStyle(badge).borderTopColor).toBe(getComputedStyle(badge).color);
  expect(getComputedStyle(badge.firstElementChild!).backgroundColor).toBe(getComputedStyle(badge).color);
});

test("[DSYS-02 partly] each status has its own shape beside its text, in forced colors too", async () => {
  const { container } = await renderIn(<Statuses />);
  const shapes = [...container.querySelectorAll("svg")];
  expect(new Set(shapes.map((shape) => shape.innerHTML)).size).toBe(5);
  expect(shapes.every((shape) => shape.getAttribute("aria-hidden") === "true")).toBe(true);
  await emulate({ "forced-colors": "active" });
  const colors = shapes.map((shape) => getComputedStyle(shape).color);
  expect(new Set(colors)).toEqual(new Set([getComputedStyle(shapes[0]!.nextElementSibling!).color]));
});

test(
  "[DSYS-02 partly] removing a tag moves the focus to the next one, from the last to the previous one, and from an empty list to the list",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<Filters />);
    const remove = (filter: string) => screen.getByRole("button", { name: `Remove the filter ${filter}`, exact: true });
    await userEvent.tab();
    await expect.element(remove("Payments")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(remove("November 2026")).toHaveFocus();
    await expectNoAxeViolations(screen.container);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(remove("November 2026")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("list", { name: "Filters that are on" })).toHaveFocus();
    await expectNoAxeViolations(screen.container);
  },
);

test("[DSYS-02 partly] a fixed tag has no button, and the remove button has a large enough target", async () => {
  const fixed = await renderIn(<FixedTag />);
  expect(fixed.getByRole("button").elements()).toHaveLength(0);
  await fixed.unmount();
  const screen = await renderIn(<Filters />);
  const { width, height } = screen.getByRole("button").first().element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(28);
});

test("[DSYS-02 partly] a remove button’s tooltip isn’t read after the same name", async () => {
  const screen = await renderIn(<Filters />);
  const button = screen.getByRole("button").first();
  await expect.element(button).toHaveAccessibleName();
  await expect.element(button).not.toHaveAccessibleDescription();
});
