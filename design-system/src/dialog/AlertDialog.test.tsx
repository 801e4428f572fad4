import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations, modes, renderIn } from "../internal/testing.tsx";
import { MustAnswer, StillThere } from "./Dialog.examples.tsx";

const question = (name: string) => page.getByRole("alertdialog", { name });

test.each(modes.flatMap((mode) => [mode, { ...mode, width: 320 }]))(
  "[DSYS-02 partly] an alert dialog is accessible in %j",
  async (mode) => {
    await renderIn(<StillThere startsOpen />, mode);
    await expect.element(question("Are you still there?")).toBeVisible();
    await expectNoAxeViolations(question("Are you still there?").element());
  },
);

test("[DSYS-02 partly] announces title and description, and one key gives the safe answer", async () => {
  const onAnswer = vi.fn();
  await renderIn(<StillThere onAnswer={onAnswer} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(question("Are you still there?"))
    .toHaveAccessibleDescription("You will be signed out in 2 minutes. What you typed is kept.");
  await expect.element(page.getByRole("button", { name: "Stay signed in" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith("stayed");
  await expect.element(page.getByRole("button", { name: "Wait a while" })).toHaveFocus();
});

test("[DSYS-02 partly] Escape calls onOpenChange", async () => {
  const onAnswer = vi.fn();
  await renderIn(<StillThere startsOpen onAnswer={onAnswer} />);
  await userEvent.keyboard("{Escape}");
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith("stayed");
});

test("[DSYS-02 partly] without onOpenChange Escape does nothing, and the focus stays trapped", async () => {
  const onAnswer = vi.fn();
  await renderIn(<MustAnswer startsOpen onAnswer={onAnswer} />);
  await userEvent.keyboard("{Escape}");
  await expect.element(question("This is more than you owe")).toBeVisible();
  await userEvent.tab();
  await expect
    .element(question("This is more than you owe").getByRole("button", { name: "Pay $300.00" }))
    .toHaveFocus();
  await userEvent.tab();
  await expect
    .element(question("This is more than you owe").getByRole("button", { name: "Change the amount" }))
    .toHaveFocus();
  expect(onAnswer).not.toHaveBeenCalled();
  await expectNoAxeViolations(question("This is more than you owe").element());
});

test("[DSYS-02 partly] a press outside does not close it", async () => {
  const onAnswer = vi.fn();
  await renderIn(<StillThere startsOpen onAnswer={onAnswer} />);
  await userEvent.click(document.body, { position: { x: 8, y: 8 }, force: true });
  await expect.element(question("Are you still there?")).toBeVisible();
  expect(onAnswer).not.toHaveBeenCalled();
});

test("[DSYS-02 partly] a question over another dims it", async () => {
  await renderIn(
    <>
      <StillThere startsOpen />
      <MustAnswer startsOpen />
    </>,
  );
  await expect.poll(() => document.querySelectorAll("[role=alertdialog]").length).toBe(2);
  const [lower, upper] = [...document.querySelectorAll("[role=alertdialog]")];
  const shades = [...document.querySelectorAll("div")].filter(
    (element) => element.parentElement === document.body && getComputedStyle(element).pointerEvents === "auto",
  );
  const [order, at] = [[...document.body.querySelectorAll("*")], upper!.getBoundingClientRect()];
  expect(order.indexOf(shades.at(-1)!)).toBeGreaterThan(order.indexOf(lower!));
  // Above the upper dialog, where the lower one or the page is.
  expect(document.elementFromPoint(at.left + at.width / 2, at.top - 2)).toBe(shades.at(-1));
  const levels = [shades.at(-1)!, lower!.parentElement!].map((element) => Number(getComputedStyle(element).zIndex));
  expect(levels[0]).toBeGreaterThanOrEqual(levels[1]!);
});
