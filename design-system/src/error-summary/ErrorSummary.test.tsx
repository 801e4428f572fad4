import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { CheckboxGroup, RadioGroup } from "../choice/index.ts";
import { TextField } from "../field/index.ts";
import { expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, LongWords, RefusedForm, SeveralErrors } from "./ErrorSummary.examples.tsx";
import { ErrorSummary } from "./index.ts";

test("[DSYS-02 partly] every error summary is accessible in every mode", () =>
  expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] takes the focus after each failed submission, and never before", { tags: "full" }, async () => {
  const screen = await renderIn(<RefusedForm />);
  expect(document.activeElement).toBe(document.body);
  const send = screen.getByRole("button", { name: "Continue to review" });
  await send.click();
  const summary = screen.getByRole("region", { name: "There is a problem" });
  await expect.element(summary).toHaveFocus();
  await expectNoAxeViolations(screen.container);
  await send.click();
  await expect.element(summary).toHaveFocus();
});

test("[DSYS-02 partly] each line focuses its field by keyboard, without a history entry", async () => {
  const screen = await renderIn(<RefusedForm />);
  await screen.getByRole("button", { name: "Continue to review" }).click();
  const steps = history.length;
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Enter the 5 digits of the ZIP code." })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("textbox", { name: "Billing ZIP code" })).toHaveFocus();
  expect([history.length, location.hash]).toEqual([steps, ""]);
});

test(
  "[DSYS-02 partly] disappears when all errors are fixed, and the typed values are kept until then",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<RefusedForm />);
    const send = screen.getByRole("button", { name: "Continue to review" });
    await userEvent.fill(screen.getByRole("textbox", { name: "Name on the card" }), "Dana Rivera");
    await send.click();
    await expect.element(screen.getByRole("textbox", { name: "Name on the card" })).toHaveValue("Dana Rivera");
    expect(screen.getByRole("link").elements()).toHaveLength(1);
    await userEvent.click(screen.getByRole("textbox", { name: "Billing ZIP code" }));
    await userEvent.keyboard("78701");
    await send.click();
    await expect.element(screen.getByRole("region")).not.toBeInTheDocument();
  },
);

test("[DSYS-02 partly] an error that appears without a failed submission does not take the focus", async () => {
  const screen = await renderIn(<ErrorSummary title="There is a problem" errors={[]} focusOn={1} />);
  await screen.rerender(
    <ErrorSummary title="There is a problem" errors={[{ fieldName: "zip", message: "Enter 5 digits." }]} focusOn={1} />,
  );
  await expect.element(screen.getByRole("region")).not.toHaveFocus();
});

test("[DSYS-02 partly] every line is at least 24 px high", async () => {
  const screen = await renderIn(<SeveralErrors />);
  const heights = screen
    .getByRole("link")
    .elements()
    .map((link) => link.getBoundingClientRect().height);
  expect(heights).toHaveLength(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

const leadingTo = (fieldName: string) => (
  <ErrorSummary title="There is a problem" errors={[{ fieldName, message: "Go there" }]} focusOn={0} />
);
const email = (label: string) => <TextField label={label} name="email" value="" onChange={() => undefined} />;

test(
  "[DSYS-02 partly] with two forms that have the same field, each summary links to the field of its own form",
  { tags: "full" },
  async () => {
    const screen = await renderIn(
      ["First", "Second", "Third"].map((name) => (
        <form key={name} aria-label={name}>
          {leadingTo("email")}
          {email(`${name} e-mail`)}
        </form>
      )),
    );
    for (const name of ["Second", "Third", "First"]) {
      await screen.getByRole("form", { name }).getByRole("link").click();
      await expect.element(screen.getByRole("textbox", { name: `${name} e-mail` })).toHaveFocus();
    }
  },
);

test("[DSYS-02 partly] a summary above the form links to the nearest field", async () => {
  const screen = await renderIn(
    <>
      <div>{email("Newsletter")}</div>
      <div>
        {leadingTo("email")}
        <form>{email("Account e-mail")}</form>
      </div>
    </>,
  );
  await screen.getByRole("link", { name: "Go there" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Account e-mail" })).toHaveFocus();
});

test("[DSYS-02 partly] links to an element that is not a control, such as an iframe, by its id", async () => {
  const screen = await renderIn(
    <>
      {leadingTo("card")}
      <div id="field-card" role="group" aria-label="Card" tabIndex={-1} />
    </>,
  );
  await screen.getByRole("link", { name: "Go there" }).click();
  await expect.element(screen.getByRole("group", { name: "Card" })).toHaveFocus();
});

test("[DSYS-02 partly] links to the first radio, and to the first checkbox of a group", async () => {
  const options = [
    { value: "a", label: "First" },
    { value: "b", label: "Second" },
  ];
  const nothing = () => undefined;
  const screen = await renderIn(
    <>
      <ErrorSummary
        title="There is a problem"
        errors={[
          { fieldName: "amount", message: "Choose an amount" },
          { fieldName: "roles", message: "Choose a role" },
        ]}
        focusOn={0}
      />
      <RadioGroup legend="How much?" name="amount" options={options} value="" onChange={nothing} />
      <CheckboxGroup
        legend="Who?"
        name="roles"
        selectAllLabel="All roles"
        options={options}
        value={[]}
        onChange={nothing}
      />
    </>,
  );
  await screen.getByRole("link", { name: "Choose an amount" }).click();
  await expect.element(screen.getByRole("radio", { name: "First" })).toHaveFocus();
  await screen.getByRole("link", { name: "Choose a role" }).click();
  await expect.element(screen.getByRole("checkbox", { name: "All roles" })).toHaveFocus();
});
