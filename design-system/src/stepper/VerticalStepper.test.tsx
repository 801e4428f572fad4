import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { VerticalStepper } from "./index.ts";
import { Downwards, DownwardsWithErrors, GoingBack } from "./Stepper.examples.tsx";

test("[DSYS-02 partly] steps one below the other are a named list that says where one is and what was answered", async () => {
  const screen = await renderIn(<Downwards />, { width: 360 });
  const navigation = screen.getByRole("navigation", { name: "Pay from a bank account" });
  await expect.element(navigation.getByText("Step 3 of 5")).toBeVisible();
  const steps = navigation.getByRole("listitem").elements();
  expect(steps.map((step) => step.querySelector("div")?.textContent)).toEqual(["Amount (done)$248.17", "Bank (done)Harbor Savings", "Account (current step)", "Date (to do)", "Review (to do)"]);
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, null, "step", null, null]);
  const tops = steps.map((step) => step.getBoundingClientRect().top);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test("[DSYS-02 partly] each step in error says what is wrong with it, and leads there", async () => {
  const screen = await renderIn(<DownwardsWithErrors />, { width: 360 });
  const step = screen.getByRole("listitem").filter({ hasText: "Method" });
  await expect.element(step).toHaveAttribute("data-state", "error");
  await expect.element(step.getByText("This card expires before the payment. Choose another.")).toBeVisible();
  await expect.element(step.getByRole("link", { name: "Method (needs attention)" })).toHaveAttribute("href", "#method");
  await expect.element(screen.getByText("The day has passed. Choose a day from November 22.")).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a step that leads back can be hit with a finger", async () => {
  const screen = await renderIn(<Downwards />, { width: 320 });
  expect(screen.getByRole("link", { name: "Bank (done)" }).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
});

test("[DSYS-02 partly] going back by the keyboard shows what was typed, and going on again too", async () => {
  const screen = await renderIn(<GoingBack />, { width: 360 });
  await userEvent.fill(screen.getByRole("textbox", { name: "Name" }), "Harbor Street Bakery");
  await screen.getByRole("link", { name: /^ZIP code/ }).click();
  await userEvent.fill(screen.getByRole("textbox", { name: "ZIP" }), "04101");
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole("link", { name: /^Name on the account/ })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Harbor Street Bakery");
  await expectNoAxeViolations(screen.container);
  await screen.getByRole("link", { name: /^ZIP code/ }).click();
  await expect.element(screen.getByRole("textbox", { name: "ZIP" })).toHaveValue("04101");
});

test("[DSYS-02 partly] a step in error without words for it does not compile; it still says its state", async () => {
  // @ts-expect-error what is wrong?
  const screen = await renderIn(<VerticalStepper label="Pay" progress="Step 1 of 1" steps={[{ id: "a", label: "Amount", state: "error", stateLabel: "needs attention" }]} />);
  await expect.element(screen.getByRole("listitem")).toHaveTextContent("Amount (needs attention)");
});
