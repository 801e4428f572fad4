import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DateField, DateRangeField } from "../calendar/index.ts";
import { Checkbox, CheckboxGroup, RadioGroup, Switch } from "../choice/index.ts";
import { Combobox } from "../combobox/index.ts";
import { ErrorSummary } from "../error-summary/index.ts";
import { MoneyField, PasswordField, PhoneField, SearchField, Select, TextArea, TextField } from "../field/index.ts";
import { FileField } from "../file-field/index.ts";
import { renderIn } from "../internal/testing.tsx";

const nothing = () => undefined;
const labels = { name: "name", label: "Asked", hint: "Here.", error: "Missing." };
const group = {
  name: "name",
  legend: "Which?",
  error: "Missing.",
  options: [
    { value: "a", label: "Asked" },
    { value: "b", label: "Other" },
  ],
  onChange: nothing,
};
const calendar = {
  today: "2026-11-21",
  openLabel: "Open",
  closeLabel: "Close",
  previousLabel: "Back",
  nextLabel: "On",
};
const range = { startRemark: "first", endRemark: "last", startHint: "First", endHint: "Last" };
const typed = { value: "", onChange: nothing };

const fields: [string, (id?: string) => ReactElement][] = [
  ["a text field", (id) => <TextField {...labels} {...typed} id={id} />],
  ["an amount", (id) => <MoneyField {...labels} {...typed} id={id} />],
  ["a telephone number", (id) => <PhoneField {...labels} {...typed} id={id} />],
  [
    "a password",
    (id) => (
      <PasswordField {...labels} {...typed} id={id} autoComplete="new-password" showLabel="Show" hideLabel="Hide" />
    ),
  ],
  [
    "a search field",
    (id) => <SearchField name="name" label="Asked" hint="Here." {...typed} id={id} clearLabel="Clear" />,
  ],
  ["a text area", (id) => <TextArea {...labels} {...typed} id={id} maxLength={9} remaining={String} />],
  ["a list of choices", (id) => <Select {...labels} {...typed} id={id} options={[]} />],
  ["a date", (id) => <DateField {...labels} {...typed} {...calendar} id={id} />],
  [
    "a combobox",
    (id) => <Combobox {...labels} {...typed} id={id} options={[]} clearLabel="Clear" found={String} noneFound="None" />,
  ],
  [
    "a file",
    (id) => (
      <FileField
        {...labels}
        id={id}
        files={[]}
        onChange={nothing}
        multiple
        buttonLabel="Choose"
        dropLabel="or drop"
        chosen={String}
        removeLabel={String}
      />
    ),
  ],
  ["a checkbox", (id) => <Checkbox {...labels} id={id} checked={false} onChange={nothing} />],
  ["a switch", (id) => <Switch {...labels} id={id} checked={false} onChange={nothing} />],
  ["radios", (id) => <RadioGroup {...group} id={id} value="" />],
  ["checkboxes", (id) => <CheckboxGroup {...group} id={id} value={[]} />],
  [
    "a range of dates",
    (id) => (
      <DateRangeField
        {...calendar}
        {...range}
        legend="Days"
        name="days"
        start={{ label: "Asked", name: "name", id }}
        end={{ label: "To", name: "to" }}
        value={{ start: "", end: "" }}
        onChange={nothing}
      />
    ),
  ],
];

test.each(fields)("[DSYS-02 partly] %s rendered twice on a page shares no id", async (_what, field) => {
  const screen = await renderIn(
    <>
      <form>{field()}</form>
      <form>{field()}</form>
    </>,
  );
  const ids = Array.from(screen.container.querySelectorAll("[id]"), ({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
});

test.each(fields)("[DSYS-02 partly] the control of %s has the given id, and its label", async (_what, field) => {
  const screen = await renderIn(field("asked"));
  const control = screen.container.querySelector<HTMLElement>("#asked");
  expect(control).toBeInstanceOf(HTMLElement);
  await expect.element(page.elementLocator(control ?? document.body)).toHaveAccessibleName(/^Asked/);
});

test.each(fields)("[DSYS-02 partly] an error summary links to the control of %s", async (_what, field) => {
  const screen = await renderIn(
    <>
      <ErrorSummary title="There is a problem" errors={[{ fieldName: "name", message: "Go there" }]} focusOn={0} />
      {field("asked")}
    </>,
  );
  await screen.getByRole("link", { name: "Go there" }).click();
  expect(document.activeElement?.id).toBe("asked");
});

test("[DSYS-02 partly] two fields with one name each have their own label, hint and error", async () => {
  const email = (label: string, hint: string, error: string) => (
    <TextField label={label} name="email" hint={hint} error={error} {...typed} />
  );
  const screen = await renderIn(
    <>
      {email("Your e-mail", "For receipts.", "Enter yours.")}
      {email("Their e-mail", "For invitations.", "Enter theirs.")}
    </>,
  );
  await expect
    .element(screen.getByRole("textbox", { name: "Your e-mail" }))
    .toHaveAccessibleDescription("Enter yours. For receipts.");
  await expect
    .element(screen.getByRole("textbox", { name: "Their e-mail" }))
    .toHaveAccessibleDescription("Enter theirs. For invitations.");
  await userEvent.click(screen.getByText("Their e-mail"));
  await expect.element(screen.getByRole("textbox", { name: "Their e-mail" })).toHaveFocus();
});
