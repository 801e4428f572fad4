import { PageHeader } from "@portico/design-system/page-header";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useFocusOnChange } from "./useFocusOnChange.ts";

function Screen({ name }: { name: string }) {
  useFocusOnChange(name);
  return (
    <>
      <PageHeader title={name} />
      {name === "Review" && <button type="button">Pay</button>}
    </>
  );
}

test("the heading of the next screen has the focus, not the page; the first one leaves it where it is", async () => {
  const screen = await render(<Screen name="Review" />);
  expect(document.activeElement).toBe(document.body);
  const pay = screen.getByRole("button", { name: "Pay" });
  pay.element().focus();
  await screen.rerender(<Screen name="Confirming" />);
  await expect.element(screen.getByRole("heading", { name: "Confirming" })).toHaveFocus();
});

test("what else changes on a screen leaves the focus alone", async () => {
  const screen = await render(<Screen name="Review" />);
  const pay = screen.getByRole("button", { name: "Pay" });
  pay.element().focus();
  await screen.rerender(<Screen name="Review" />);
  await expect.element(pay).toHaveFocus();
});
