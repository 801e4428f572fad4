import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, Empty, Loading, Waiting } from "./Feedback.examples.tsx";
import { LiveRegion, Skeleton, SkeletonGroup } from "./index.ts";

afterEach(() => emulate());

test("[DSYS-02 partly] loading and empty states are accessible in every mode", () =>
  expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] a spinner announces what is loading", async () => {
  const screen = await renderIn(<Waiting />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Confirming your payment");
});

test("[DSYS-02 partly] does not animate under reduced motion", async () => {
  await emulate({ "prefers-reduced-motion": "reduce" });
  const { container } = await renderIn(<Waiting />);
  // Delayed animations start late; each lasts a hundredth of a millisecond, and none repeats.
  await expect.poll(() => container.getAnimations({ subtree: true })).toEqual([]);
});

test("[DSYS-02 partly] a skeleton group announces once what is loading; its shapes are hidden and not focusable", async () => {
  const screen = await renderIn(<Loading />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading your bill");
  expect(screen.container.querySelectorAll("[aria-hidden='true']")).toHaveLength(5);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test("[DSYS-02 partly] an empty state has a heading and an action", async () => {
  const screen = await renderIn(<Empty />);
  await expect.element(screen.getByRole("heading", { level: 2, name: "No payments yet" })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Make a payment" })).toHaveFocus();
});

test("[DSYS-02 partly] a live region is mounted first and announces when its message changes", async () => {
  const screen = await renderIn(<LiveRegion urgency="polite" message="" />);
  const region = screen.getByRole("status");
  await expect.element(region).toHaveAttribute("aria-live", "polite");
  const before = region.element();
  await screen.rerender(<LiveRegion urgency="polite" message="Your card is saved" />);
  await expect.element(region).toHaveTextContent("Your card is saved");
  expect(region.element()).toBe(before);
  await expectNoAxeViolations(screen.container);
  await screen.rerender(<LiveRegion urgency="assertive" message="You are being signed out" />);
  await expect.element(screen.getByRole("alert")).toHaveAttribute("aria-live", "assertive");
});

test("[DSYS-02 partly] blocks of a skeleton group stay apart, as the rows that they stand for", async () => {
  const { container } = await renderIn(
    <SkeletonGroup label="Loading your calls">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>,
  );
  const [first, second] = [...container.querySelectorAll("[aria-hidden='true']")].map((bone) =>
    bone.getBoundingClientRect(),
  );
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(12);
});
