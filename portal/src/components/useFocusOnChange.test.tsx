import { PageHeader } from "@portico/design-system/page-header";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useFocusRecovery, useFocusOnChange } from "./useFocusOnChange.ts";

function Screen({ name }: { name: string }) {
  useFocusOnChange(name);
  return (
    <>
      <PageHeader title={name} />
      {name === "Review" && <button type="button">Pay</button>}
    </>
  );
}

test("focus moves to the heading of the next step; the first step does not take focus", async () => {
  const screen = await render(<Screen name="Review" />);
  expect(document.activeElement).toBe(document.body);
  const pay = screen.getByRole("button", { name: "Pay" });
  pay.element().focus();
  await screen.rerender(<Screen name="Confirming" />);
  await expect.element(screen.getByRole("heading", { name: "Confirming" })).toHaveFocus();
});

test("other changes on a screen do not move focus", async () => {
  const screen = await render(<Screen name="Review" />);
  const pay = screen.getByRole("button", { name: "Pay" });
  pay.element().focus();
  await screen.rerender(<Screen name="Review" />);
  await expect.element(pay).toHaveFocus();
});

function Part({ content }: { content: "ask" | "form" | "answer" }) {
  const part = useFocusRecovery(content);
  return (
    <>
      <div ref={part} tabIndex={-1} role="group" aria-label="Calls">
        {content === "ask" && <button type="button">Send a code</button>}
        {content === "form" && <input key="code" aria-label="Code" />}
        {content === "answer" && <p>Twelve calls</p>}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

test("when the focused control is removed, focus moves to the next control, or to what replaced it", async () => {
  const screen = await render(<Part content="ask" />);
  expect(document.activeElement).toBe(document.body);
  screen.getByRole("button", { name: "Send a code" }).element().focus();
  await screen.rerender(<Part content="form" />);
  await expect.element(screen.getByRole("textbox", { name: "Code" })).toHaveFocus();
  await screen.rerender(<Part content="answer" />);
  await expect.element(screen.getByRole("group", { name: "Calls" })).toHaveFocus();
});

test("focus elsewhere on the page stays there", async () => {
  const screen = await render(<Part content="ask" />);
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
  elsewhere.element().focus();
  await screen.rerender(<Part content="form" />);
  await expect.element(elsewhere).toHaveFocus();
});
