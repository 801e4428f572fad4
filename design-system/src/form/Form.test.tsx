import type {} from "@vitest/browser-playwright";
import { expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { Address, AllStates, Sending } from "./Form.examples.tsx";

test(
  "[DSYS-02 partly] every form is accessible in every mode",
  () => expectAccessibleInEveryMode(<AllStates />),
  60_000,
);

test(
  "[DSYS-02 partly] a form that is being submitted is accessible in every mode",
  { tags: "full", timeout: 60_000 },
  () => expectAccessibleInEveryMode(<Sending />),
);

test("[DSYS-02 partly] a form is named by its heading, and each section by its own", async () => {
  const screen = await renderIn(<Address />);
  const form = screen.getByRole("form", { name: "Where we reach you" });
  await expect
    .element(form.getByRole("region", { name: "Billing address" }).getByRole("textbox", { name: "City" }))
    .toBeVisible();
  await expect.element(form.getByRole("heading", { level: 2, name: "Business" })).toBeVisible();
});

test("[DSYS-02 partly] Enter in any field submits the form, without native validation messages or a page load", async () => {
  const onSend = vi.fn();
  const screen = await renderIn(<Address filled onSend={onSend} />);
  const page = location.href;
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onSend).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("textbox", { name: "City" }));
  await userEvent.keyboard("{Enter}");
  expect(onSend).toHaveBeenCalledTimes(2);
  expect((screen.getByRole("form").element() as HTMLFormElement).noValidate).toBe(true);
  expect(location.href).toBe(page);
});

test("[DSYS-02 partly] a form with errors shows them at the top, focuses them, and keeps every value", async () => {
  const onSend = vi.fn();
  const screen = await renderIn(<Address onSend={onSend} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  const summary = screen.getByRole("region", { name: "There is a problem" });
  await expect.element(summary).toHaveFocus();
  await expect.element(screen.getByRole("form")).toContainElement(summary.element());
  await expect.element(screen.getByRole("textbox", { name: "ZIP code" })).toHaveValue("775");
  await expectNoAxeViolations(screen.container);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("textbox", { name: "Name of the business" })).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
});

test("[DSYS-02 partly] while a form is being submitted, Enter and the button do not submit again", async () => {
  const onSend = vi.fn();
  const screen = await renderIn(<Address filled onSend={onSend} />);
  await userEvent.click(screen.getByRole("textbox", { name: "City" }));
  await userEvent.keyboard("{Enter}");
  await screen.rerender(<Address filled onSend={onSend} busy />);
  await expect.element(screen.getByRole("form")).toHaveAttribute("aria-busy", "true");
  await expect.element(screen.getByRole("textbox", { name: "City" })).toHaveFocus();
  await userEvent.keyboard("{Enter}{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Saving" }), { force: true });
  expect(onSend).toHaveBeenCalledOnce();
});

test("[DSYS-02 partly] fields of a row are side by side where there is room, top-aligned, also with an error", async () => {
  const screen = await renderIn(<Address wrong={["zip"]} />, { width: 900 });
  const tops = ["City", "ZIP code"].map(
    (name) => screen.getByRole("textbox", { name }).element().getBoundingClientRect().top,
  );
  expect(tops[0]).toBe(tops[1]);
});

test("[DSYS-02 partly] the Tab key visits the fields in reading order, and the buttons last", async () => {
  await renderIn(<Address filled />);
  const reached: string[] = [];
  for (let stop = 0; stop < 9; stop += 1) {
    await userEvent.tab();
    reached.push(document.activeElement?.getAttribute("name") || (document.activeElement?.textContent ?? ""));
  }
  expect(reached).toEqual([
    "business",
    "mobile",
    "street",
    "city",
    "state",
    "zip",
    "paperless",
    "Save the address",
    "Cancel",
  ]);
});

test.each([
  ["on a phone", { width: 360 }],
  ["in enlarged text", { width: 800, textSize: 200 }],
])("[DSYS-02 partly] fields of a row are stacked %s", async (_name, look) => {
  const screen = await renderIn(<Address />, look);
  const [city, zip] = ["City", "ZIP code"].map((name) =>
    screen.getByRole("textbox", { name }).element().getBoundingClientRect(),
  );
  expect(zip!.top).toBeGreaterThan(city!.bottom);
});

test("[DSYS-02 partly] the buttons of a form are not printed", async () => {
  const screen = await renderIn(<Address filled />);
  const button = screen.getByRole("button", { name: "Save the address" }).element();
  expect(button.checkVisibility()).toBe(true);
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  expect(button.checkVisibility()).toBe(false);
  expect(screen.getByRole("textbox", { name: "City" }).element().checkVisibility()).toBe(true);
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});
