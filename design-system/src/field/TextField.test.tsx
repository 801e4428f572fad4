import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, Amount, Email, LongWords, OptionalReference, Year, YearNotChosen } from "./Field.examples.tsx";
import { Select, TextField } from "./index.ts";

test("[DSYS-02 partly] every field is accessible in every mode", { tags: "full", timeout: 60_000 }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] a field passes on exactly what is typed", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<OptionalReference onChange={onChange} />);
  await userEvent.tab();
  await expect.element(screen.getByRole("textbox", { name: "Payment reference (optional)" })).toHaveFocus();
  await userEvent.keyboard(" PO <5521> ");
  expect(onChange).toHaveBeenLastCalledWith(" PO <5521> ");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a field has the name by which error summaries find it, and allows autofill", async () => {
  const screen = await renderIn(<Email />);
  const field = screen.getByRole("textbox");
  await expect.element(field).toHaveAttribute("name", "email");
  await expect.element(field).toHaveAttribute("autocomplete", "username");
});

test("[DSYS-02 partly] the error is read before the hint, and aria-invalid is set only with an error", async () => {
  const screen = await renderIn(<Email />);
  const field = screen.getByRole("textbox");
  await expect.element(field).toHaveAccessibleDescription("The one that your bill is sent to.");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await screen.rerender(<Email error="Enter an e-mail address." />);
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(field)
    .toHaveAccessibleDescription("Enter an e-mail address. The one that your bill is sent to.");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] an optional field is marked, a required one is not, and both states are announced", async () => {
  const screen = await renderIn(
    <>
      <Email />
      <OptionalReference />
    </>,
  );
  await expect.element(screen.getByRole("textbox", { name: "E-mail address" })).toBeRequired();
  await expect.element(screen.getByRole("textbox", { name: "Payment reference (optional)" })).not.toBeRequired();
});

test("[DSYS-02 partly] an amount is passed on as typed, with a numeric keyboard on phones", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Amount onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("1,000.5");
  expect(onChange).toHaveBeenLastCalledWith("1,000.5");
  await expect
    .element(screen.getByRole("textbox", { name: "Another amount in dollars" }))
    .toHaveAttribute("inputmode", "decimal");
});

test("[DSYS-02 partly] pressing the label focuses the field, and leaving it calls onBlur", async () => {
  const onBlur = vi.fn();
  const screen = await renderIn(<TextField label="City" name="city" value="" onChange={vi.fn()} onBlur={onBlur} />);
  await screen.getByText("City").click();
  await expect.element(screen.getByRole("textbox")).toHaveFocus();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test("[DSYS-02 partly] a screen can focus a field through its ref", async () => {
  const ref: { current: HTMLInputElement | null } = { current: null };
  const screen = await renderIn(<TextField label="City" name="city" value="" onChange={vi.fn()} ref={ref} />);
  ref.current?.focus();
  await expect.element(screen.getByRole("textbox", { name: "City" })).toHaveFocus();
});

test("[DSYS-02 partly] an option of a select is selected by keyboard", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Year onChange={onChange} />);
  await userEvent.tab();
  const list = screen.getByRole("combobox", { name: "Year" });
  await expect.element(list).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(onChange).toHaveBeenLastCalledWith("2025");
  await expect.element(list).toHaveValue("2025");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a select without a value shows its placeholder and is required", async () => {
  const screen = await renderIn(<YearNotChosen error="Choose the year of the statement." />);
  const list = screen.getByRole("combobox", { name: "Tax year" });
  await expect.element(list).toHaveDisplayValue("Choose a year");
  await expect.element(list).toHaveAttribute("aria-required", "true");
  await expect.element(list).toHaveAccessibleDescription("Choose the year of the statement.");
});

test("[DSYS-02 partly] every control is at least 48 px high", async () => {
  const { container } = await renderIn(<AllStates />, { width: 360 });
  const boxes = [...container.querySelectorAll("input, select")].map(
    (control) => control.parentElement?.getBoundingClientRect().height ?? 0,
  );
  expect(boxes.length).toBeGreaterThan(10);
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(48);
});

test.each([
  ["without one for nothing", undefined, ["", "2026", "2025"], ""],
  ["with one for nothing", "Choose a year", ["Choose a year", "2026", "2025"], "Choose a year"],
])(
  "[DSYS-02 partly] a value that is not an option leaves a select %s without a selection",
  async (_what, placeholder, offered, shown) => {
    const options = ["2026", "2025"].map((year) => ({ value: year, label: year }));
    const screen = await renderIn(
      <Select
        label="Year"
        name="year"
        value="1999"
        onChange={() => undefined}
        options={options}
        {...(placeholder === undefined ? {} : { placeholder })}
      />,
    );
    const list = screen.getByRole("combobox", { name: "Year" }).element() as HTMLSelectElement;
    expect([...list.options].map(({ text }) => text)).toEqual(offered);
    expect(list.selectedOptions[0]?.text).toBe(shown);
    await expectNoAxeViolations(screen.container);
  },
);
