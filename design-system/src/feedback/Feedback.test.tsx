import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectGoodInEveryLook, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, Empty, Loading, Waiting } from "./Feedback.examples.tsx";
import { LiveRegion } from "./index.ts";

afterEach(() => emulate());

test("[DSYS-02 partly] every wait and every emptiness is good in every look", () => expectGoodInEveryLook(<AllStates />));

test("[DSYS-02 partly] a spinner says what is being waited for", async () => {
  const screen = await renderIn(<Waiting />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Confirming your payment");
});

test("[DSYS-02 partly] nothing moves under reduced motion", async () => {
  await emulate({ "prefers-reduced-motion": "reduce" });
  const { container } = await renderIn(<Waiting />);
  // What is drawn late starts late: each ends after a hundredth of a millisecond, none goes on.
  await expect.poll(() => container.getAnimations({ subtree: true })).toEqual([]);
});

test("[DSYS-02 partly] a skeleton says once what is loading; its shapes say nothing and cannot be reached", async () => {
  const screen = await renderIn(<Loading />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading your bill");
  expect(screen.container.querySelectorAll("[aria-hidden='true']")).toHaveLength(5);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test("[DSYS-02 partly] an empty place has a title in the outline and the way on", async () => {
  const screen = await renderIn(<Empty />);
  await expect.element(screen.getByRole("heading", { level: 2, name: "No payments yet" })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Make a payment" })).toHaveFocus();
});

test("[DSYS-02 partly] a live region stands there first and speaks when its message changes", async () => {
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
