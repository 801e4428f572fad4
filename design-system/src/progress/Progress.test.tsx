import { afterEach, expect, test } from "vitest";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, Balance, Files, Installments, Ring, UnknownLength } from "./Progress.examples.tsx";

afterEach(() => emulate());

test("[DSYS-02 partly] every progress is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] a bar has a name, and its value text is announced and shown", async () => {
  const screen = await renderIn(<Files />);
  const bar = screen.getByRole("progressbar", { name: "Preparing your statements" });
  const values = ["aria-valuemin", "aria-valuenow", "aria-valuemax", "aria-valuetext"].map((name) =>
    bar.element().getAttribute(name),
  );
  expect(values).toEqual(["0", "3", "8", "3 of 8 files"]);
  await expect.element(screen.getByText("3 of 8 files")).toBeVisible();
  const [track, fill] = [bar.element(), bar.element().firstElementChild!].map(
    (part) => part.getBoundingClientRect().width,
  );
  expect(fill! / (track! - 2)).toBeCloseTo(3 / 8, 2);
});

test("[DSYS-02 partly] a static amount is a meter", async () => {
  const screen = await renderIn(<Balance />);
  await expect
    .element(screen.getByRole("meter", { name: "Device balance paid" }))
    .toHaveAttribute("aria-valuetext", "14 of 24 installments paid");
});

test.each([
  [-4, "0", "none"],
  [99, "8", "whole"],
  [Number.NaN, "0", "none"],
])("[DSYS-02 partly] a bar of %d out of 8 is clamped", async (done, now, state) => {
  const screen = await renderIn(<Files done={done} />);
  const bar = screen.getByRole("progressbar");
  await expect.element(bar).toHaveAttribute("aria-valuenow", now);
  await expect.element(bar).toHaveAttribute("data-state", state);
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] an indeterminate bar has no value, and announces what the user is waiting for", async () => {
  const screen = await renderIn(<UnknownLength />);
  const bar = screen.getByRole("progressbar", { name: "Looking for your account" });
  await expect.element(bar).not.toHaveAttribute("aria-valuenow");
  await expect.element(bar).toHaveAttribute("aria-valuetext", "This can take a minute");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] under reduced motion an indeterminate bar is striped", async () => {
  await emulate({ "prefers-reduced-motion": "reduce" });
  const screen = await renderIn(<UnknownLength />);
  const fill = getComputedStyle(screen.getByRole("progressbar").element().firstElementChild!);
  expect([fill.animationName, fill.backgroundImage.startsWith("repeating-linear-gradient")]).toEqual(["none", true]);
});

test("[DSYS-02 partly] a ring draws its share, and nothing for zero", async () => {
  const screen = await renderIn(<Ring />);
  const ring = screen.getByRole("meter", { name: "Device balance paid" });
  await expect.element(ring).toHaveAttribute("aria-valuetext", "14 of 24 installments paid");
  const arc = ring.element().querySelectorAll("circle")[1]!.getAttribute("stroke-dasharray")!;
  expect(Number.parseFloat(arc)).toBeCloseTo((14 / 24) * 100, 3);
  await screen.rerender(<Ring paid={0} />);
  expect(ring.element().querySelectorAll("circle")).toHaveLength(1);
  await expectNoAxeViolations(screen.container);
});

const segments = (container: Element) =>
  [...container.querySelectorAll('[role="meter"] > *')].map((segment) => segment.getAttribute("data-state"));

test("[DSYS-02 partly] steps have one segment each, filled up to the completed ones", async () => {
  const screen = await renderIn(<Installments />);
  await expect
    .element(screen.getByRole("meter", { name: "Payment arrangement" }))
    .toHaveAttribute("aria-valuetext", "2 of 6 installments paid");
  expect(segments(screen.container)).toEqual(["done", "done", "open", "open", "open", "open"]);
});

test("[DSYS-02 partly] more steps than the total, or no steps, are clamped", async () => {
  const screen = await renderIn(<Installments done={9} of={3} />);
  expect(segments(screen.container)).toEqual(["done", "done", "done"]);
  await screen.rerender(<Installments done={1.9} of={3} />);
  expect(segments(screen.container)).toEqual(["done", "open", "open"]);
  await screen.rerender(<Installments done={1} of={-2} />);
  expect(segments(screen.container)).toEqual([]);
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] in forced colours completed segments differ from open ones", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<Installments />);
  const [done, open] = [0, 5].map(
    (at) => getComputedStyle(screen.getByRole("meter").element().children[at]!).backgroundColor,
  );
  expect(done).not.toBe(open);
});
