import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, Attention, Bad, Dismissible, Good, LongWords, OnAPage } from "./Alert.examples.tsx";

test("[DSYS-02 partly] every alert is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] announces the name of the tone before the message", async () => {
  const { container } = await renderIn(<Attention />);
  expect(container.textContent).toMatch(/^Attention: Your Visa ending in 4242 expires this month\. Auto Pay/);
});

test("[DSYS-02 partly] an initial alert is not announced; a later one is announced politely or assertively, as `live` says", async () => {
  const quiet = await renderIn(<Attention />);
  expect(quiet.container.querySelector("[role]")).toBeNull();
  const polite = await renderIn(<Good />);
  await expect
    .element(polite.getByRole("status"))
    .toHaveTextContent("Done: Your payment was received. You were charged $248.17.");
  const urgent = await renderIn(<Bad />);
  await expect
    .element(urgent.getByRole("alert"))
    .toHaveTextContent("Problem: Your card was refused. No money has been taken.Use another card");
});

test("[DSYS-02 partly] the dismiss button has its own name and a target of 48 px, and works by keyboard", async () => {
  const onDismiss = vi.fn();
  const screen = await renderIn(<Dismissible onDismiss={onDismiss} />);
  await userEvent.tab();
  const button = screen.getByRole("button", { name: "Dismiss" });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onDismiss).toHaveBeenCalledTimes(2);
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
});

test("[DSYS-02 partly] after dismissal focus moves to the page heading, and Tab continues from there", async () => {
  const onDismiss = vi.fn();
  const screen = await renderIn(<OnAPage onDismiss={onDismiss} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Dismiss" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Account summary" })).toHaveFocus();
  await expectNoAxeViolations(screen.container);
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "View last bill" })).toHaveFocus();
  expect(onDismiss).toHaveBeenCalledOnce();
});

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] has a border in forced colors", async () => {
  await emulate({ "forced-colors": "active" });
  const { container } = await renderIn(<Bad />);
  expect(getComputedStyle(container.querySelector("[data-state='critical']")!).borderTopColor).toBe("rgb(0, 0, 0)");
  await emulate();
});
