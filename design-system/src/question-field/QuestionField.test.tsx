import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { AllStates, EachKind, OptionalChoice, WithErrors } from "./QuestionField.examples.tsx";

afterEach(() => emulate());

test("[DSYS-02 partly] every question field is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] each kind of question has its field, named by the question, and is answered by keyboard", async () => {
  const screen = await renderIn(<EachKind />);
  await userEvent.tab();
  await userEvent.keyboard("A-17");
  const order = screen.getByRole("textbox", { name: "Order number" });
  await expect.element(order).toHaveValue("A-17");
  await expect.element(order).toHaveAccessibleDescription("It’s in the e-mail.");
  for (const name of ["What happens?", "E-mail of the person (optional)", "Number to call", "How many seats?"])
    await expect.element(screen.getByRole("textbox", { name })).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Since when?" })).toBeVisible();
  await expect.element(screen.getByRole("radiogroup", { name: "How bad is it?" })).toBeVisible();
  await expect.element(screen.getByRole("combobox", { name: "Where? (optional)" })).toBeVisible();
  const checkbox = screen.getByRole("checkbox", { name: "I restarted the modem" });
  checkbox.element().focus();
  await userEvent.keyboard(" ");
  await expect.element(checkbox).toBeChecked();
});

test("[DSYS-02 partly] an optional group of radio buttons says so in its legend", async () => {
  const screen = await renderIn(<OptionalChoice />);
  await expect.element(screen.getByRole("radiogroup", { name: "Where? (optional)" })).toBeVisible();
});

test("[DSYS-02 partly] the error of a question belongs to its field or group", async () => {
  const screen = await renderIn(<WithErrors />);
  await expect
    .element(screen.getByRole("textbox", { name: "Order number" }))
    .toHaveAccessibleDescription(/Answer this question\./);
  await expect
    .element(screen.getByRole("checkbox", { name: "I restarted the modem" }))
    .toHaveAccessibleDescription(/Answer this question\./);
});
