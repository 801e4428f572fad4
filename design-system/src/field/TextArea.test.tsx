import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { copyFromElsewhere } from "../internal/pasting.ts";
import { expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, LongWords, OptionalNote, Reason } from "./TextArea.examples.tsx";

test(
  "[DSYS-02 partly] every text area is accessible in every mode",
  () => expectAccessibleInEveryMode(<AllStates />),
  60_000,
);

test("[DSYS-02 partly] long text of a text area does not overflow the page at 320 px and 200 % text", async () => {
  const screen = await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const area = screen.getByRole("textbox").element();
  expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
});

test("[DSYS-02 partly] several lines are typed by keyboard and passed on exactly as typed", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<OptionalNote onChange={onChange} />);
  await userEvent.tab();
  await expect.element(screen.getByRole("textbox", { name: "Note to the reviewer (optional)" })).toHaveFocus();
  await userEvent.keyboard("One{Enter} two ");
  expect(onChange).toHaveBeenLastCalledWith("One\n two ");
  await expect.element(screen.getByRole("textbox")).not.toBeRequired();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a text area has its initial rows and grows with its text; above most of the window's height it scrolls", async () => {
  const screen = await renderIn(<OptionalNote />);
  const height = () => screen.getByRole("textbox").element().getBoundingClientRect().height;
  const before = height();
  expect(before).toBeGreaterThanOrEqual(48 + 22);
  await userEvent.tab();
  await userEvent.keyboard("1{Enter}2{Enter}3{Enter}4{Enter}5");
  expect(height()).toBeGreaterThan(before + 60);
  await screen.rerender(<OptionalNote key="long" initial={"line\n".repeat(80)} />);
  const area = screen.getByRole("textbox").element();
  expect(height()).toBeLessThanOrEqual(0.6 * window.innerHeight);
  expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
});

test("[DSYS-02 partly] the remaining characters are part of the description, after the error and the hint", async () => {
  const screen = await renderIn(<Reason error="Say why." />);
  const field = screen.getByRole("textbox", { name: "Why is it switched off?" });
  await expect
    .element(field)
    .toHaveAccessibleDescription("Say why. Kept in the history, with your name. 60 characters left");
  await expect.element(field).toHaveAttribute("name", "reason");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeViolations(screen.container);
});

/** Milliseconds from the last typed character to each announcement, by the page's own clock. */
function pausesBefore(status: Element, field: Element): number[] {
  const pauses: number[] = [];
  let typed = Number.NaN;
  field.addEventListener("input", () => (typed = performance.now()));
  new MutationObserver(() => pauses.push(performance.now() - typed)).observe(status, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  return pauses;
}

test(
  "[DSYS-02 partly] the remaining characters are announced after a pause near the limit, and not before",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<Reason initial={"a".repeat(40)} />);
    const status = screen.getByRole("status");
    await userEvent.click(screen.getByRole("textbox"));
    await userEvent.keyboard("{End}bb");
    await expect.element(screen.getByText("18 characters left", { exact: true })).toBeVisible();
    await new Promise((done) => setTimeout(done, 1_300));
    await expect.element(status).toHaveTextContent("");
    const pauses = pausesBefore(status.element(), screen.getByRole("textbox").element());
    await userEvent.keyboard("cccccccc");
    await expect.element(status).toHaveTextContent("10 characters left");
    expect(Math.min(...pauses)).toBeGreaterThan(900);
    await expectNoAxeViolations(screen.container);
  },
);

test(
  "[DSYS-02 partly] a text above the limit can be pasted: nothing is cut off, and the excess is announced",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<Reason onChange={onChange} />);
    await copyFromElsewhere("x".repeat(63));
    await userEvent.tab();
    await userEvent.paste();
    expect(onChange).toHaveBeenLastCalledWith("x".repeat(63));
    await expect
      .element(screen.getByRole("textbox"))
      .toHaveAccessibleDescription("Kept in the history, with your name. 3 characters too many");
    await expect.element(screen.getByRole("status")).toHaveTextContent("3 characters too many");
  },
);

test("[DSYS-02 partly] an emoji counts as one character", async () => {
  const screen = await renderIn(<Reason initial="👍👍" />);
  await expect.element(screen.getByText("58 characters left")).toBeVisible();
});
