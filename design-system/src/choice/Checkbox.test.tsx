import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { Paperless, Terms } from "./Choice.examples.tsx";

test("[DSYS-02 partly] Space and a press on the label toggle it", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Paperless onChange={onChange} />);
  const box = screen.getByRole("checkbox", { name: "Send my bills by e-mail only" });
  await expect.element(box).toHaveAccessibleDescription("You can change this at any time.");
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(box).not.toBeChecked();
  await expectNoAxeViolations(screen.container);
  await screen.getByText("Send my bills by e-mail only").click();
  await expect.element(box).toBeChecked();
  await expectNoAxeViolations(screen.container);
  expect(onChange.mock.calls).toEqual([[false], [true]]);
});

test("[DSYS-02 partly] a link in its label is followed without toggling it", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Terms onChange={onChange} />);
  await screen.getByRole("link", { name: "terms and conditions" }).click();
  expect(location.hash).toBe("#terms");
  expect(onChange).not.toHaveBeenCalled();
  history.replaceState(null, "", " ");
});

test("[DSYS-02 partly] its error is announced, and the error summary can link to it", async () => {
  const screen = await renderIn(<Terms error="Accept the terms to pay." />);
  const box = screen.getByRole("checkbox", { name: "I accept the terms and conditions of the payment." });
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toHaveAttribute("name", "terms");
  await expect.element(box).toHaveAccessibleDescription("Accept the terms to pay.");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] the check mark is visible in forced colours", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<Paperless />);
  const box = screen.getByRole("checkbox").element();
  const tick = box.nextElementSibling as Element;
  expect(getComputedStyle(tick).visibility).toBe("visible");
  expect(getComputedStyle(tick).color).not.toBe(getComputedStyle(box).backgroundColor);
  await userEvent.click(box);
  expect(getComputedStyle(tick).visibility).toBe("hidden");
  await emulate();
});

test("[DSYS-02 partly] the target is at least 24 px each way", async () => {
  const screen = await renderIn(<Paperless />);
  const { width, height } = screen.getByRole("checkbox").element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});
