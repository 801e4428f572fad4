import { Button } from "@portico/design-system/button";
import { PasswordField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { useAttempts } from "./useAttempts.ts";

type Answer = "none" | "refused";

/** A PIN that must not be empty; `answer` is what the server said about the last one. */
function PinForm({ answer, onSend }: { answer: Answer; onSend?: () => void }) {
  const [pin, setPin] = useState("12");
  const [sent, setSent] = useState("");
  const attempts = useAttempts(answer === "refused");
  const own = attempts.count > 0 && pin.length < 2 ? ["Enter a PIN of two digits"] : [];
  const refused = answer === "refused" && pin === sent ? ["That PIN has been used before"] : [];
  const errors = [...own, ...refused].map((message) => ({ fieldName: "pin", message }));
  const send = () => {
    attempts.add();
    setSent(pin);
    onSend?.();
  };
  return (
    <Form
      labelledBy="pin"
      errors={{ title: "Check one thing", errors, focusOn: attempts.count }}
      onSubmit={send}
      actions={<Button type="submit">Save</Button>}
    >
      <h2 id="pin">PIN</h2>
      <PasswordField
        label="New PIN"
        name="pin"
        autoComplete="new-password"
        showLabel="Show"
        hideLabel="Hide"
        value={pin}
        onChange={setPin}
      />
    </Form>
  );
}

const summary = page.getByRole("region", { name: "Check one thing" });
const field = page.getByLabelText("New PIN");
const save = page.getByRole("button", { name: "Save" });

test("the errors of the server's answer take the focus when they appear", async () => {
  const { rerender } = await render(<PinForm answer="none" />);
  await save.click();
  expect(summary.query()).toBeNull();
  await rerender(<PinForm answer="refused" />);
  await expect.element(summary).toHaveFocus();
});

test("a second refusal takes the focus again", async () => {
  const { rerender } = await render(<PinForm answer="none" />);
  await save.click();
  await rerender(<PinForm answer="refused" />);
  await save.click();
  await rerender(<PinForm answer="none" />);
  await rerender(<PinForm answer="refused" />);
  await expect.element(summary).toHaveFocus();
});

test("while somebody types after a refusal, the focus stays in the field", async () => {
  const { rerender } = await render(<PinForm answer="none" />);
  await save.click();
  await rerender(<PinForm answer="refused" />);
  await expect.element(summary).toHaveFocus();
  await field.click();
  await userEvent.keyboard("{Backspace}");
  await rerender(<PinForm answer="none" />);
  await expect.element(page.getByText("Enter a PIN of two digits")).toBeVisible();
  await expect.element(field).toHaveFocus();
});
