import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, HeldOutside, LongWords, WhyHigher } from "./Disclosure.examples.tsx";

test("[DSYS-02 partly] every disclosure is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] Enter and Space open and close it; aria-expanded says which", { tags: "full" }, async () => {
  const onToggle = vi.fn();
  const screen = await renderIn(<WhyHigher onToggle={onToggle} />);
  const button = screen.getByRole("button", { name: "Why this bill is $16.77 higher" });
  const inside = screen.getByText("A new line was added", { exact: false });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await expect.element(inside).not.toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  await expect.element(inside).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await userEvent.keyboard(" ");
  await expect.element(inside).not.toBeVisible();
  await expectNoAxeViolations(screen.container);
  expect(onToggle.mock.calls).toEqual([[true], [false]]);
});

test("[DSYS-02 partly] the button names its content", async () => {
  const screen = await renderIn(<WhyHigher />);
  const opened = screen.getByRole("button").element().getAttribute("aria-controls") ?? "";
  expect(document.getElementById(opened)?.textContent).toMatch(/^A new line was added/);
});

test("[DSYS-02 partly] a screen may control the open state", async () => {
  const screen = await renderIn(<HeldOutside />);
  const inside = screen.getByText("A new line was added", { exact: false });
  await expect.element(inside).toBeVisible();
  await screen.getByRole("button").click();
  await expect.element(inside).not.toBeVisible();
});
