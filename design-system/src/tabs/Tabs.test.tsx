import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { Tabs } from "./index.ts";
import { AllStates, Bill, KeptMounted, LongWords, Many } from "./Tabs.examples.tsx";

test("[DSYS-02 partly] all tabs are accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] arrow keys, Home and End select; Tab moves on to the panel", { tags: "full" }, async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Bill onChange={onChange} />);
  await expect.element(screen.getByRole("tablist", { name: "Views of the November bill" })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("tab", { name: "Summary" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("tab", { name: "Charges" })).toHaveFocus();
  await expect
    .element(screen.getByRole("tabpanel", { name: "Charges" }))
    .toHaveTextContent("New line, $15.00. Taxes and fees, $6.77.");
  await expectNoAxeViolations(screen.container);
  await userEvent.keyboard("{End}");
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.keyboard("{ArrowLeft}");
  await userEvent.keyboard("{Home}");
  expect(onChange.mock.calls.map(([id]) => id)).toEqual(["charges", "usage", "summary", "usage", "summary"]);
  await userEvent.tab();
  await expect.element(screen.getByRole("tabpanel", { name: "Summary" })).toHaveFocus();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] arrow keys follow the visual direction right to left", async () => {
  const screen = await renderIn(<Bill />, { dir: "rtl" });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(screen.getByRole("tab", { name: "Charges" })).toHaveAttribute("aria-selected", "true");
});

test("[DSYS-02 partly] on a phone the tab list scrolls the selected tab into view; the page does not scroll", async () => {
  const screen = await renderIn(<Many />, { width: 360 });
  await userEvent.tab();
  await userEvent.keyboard("{End}");
  const last = screen.getByRole("tab", { name: "Speed dial" });
  await expect.element(last).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => last.element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
  expect([document.documentElement.scrollWidth, scrollY]).toEqual([360, 0]);
});

test("[DSYS-02 partly] in forced colours the selected tab keeps its indicator", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<Bill />);
  const barOf = (name: string) =>
    getComputedStyle(screen.getByRole("tab", { name }).element(), "::after").backgroundColor;
  expect(barOf("Summary")).not.toBe(barOf("Usage"));
  await emulate();
});

test("[DSYS-02 partly] an unknown tab id shows the first panel", async () => {
  const tabs = ["Payments", "Bills"].map((label) => ({ id: label, label, content: `${label} of this year` }));
  const screen = await renderIn(<Tabs label="Activity" tabs={tabs} value="Refunds" onChange={() => undefined} />);
  await expect.element(screen.getByRole("tab", { name: "Payments" })).toHaveAttribute("aria-selected", "true");
  await expect.element(screen.getByRole("tabpanel", { name: "Payments" })).toHaveTextContent("Payments of this year");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a panel with a control is not a tab stop: Tab goes from the tab to the control", async () => {
  const screen = await renderIn(<KeptMounted />);
  await expect.element(screen.getByRole("tabpanel")).toHaveAttribute("tabindex", "-1");
  await userEvent.tab();
  await expect.element(screen.getByRole("tab", { name: "Note" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole("textbox", { name: "Your note (optional)" })).toHaveFocus();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a panel becomes a tab stop again when its last control is removed", async () => {
  const tabs = (content: ReactNode) => (
    <Tabs label="Activity" tabs={[{ id: "bills", label: "Bills", content }]} value="bills" onChange={() => undefined} />
  );
  const screen = await renderIn(tabs(<button type="button">Try again</button>));
  await expect.element(screen.getByRole("tabpanel")).toHaveAttribute("tabindex", "-1");
  await screen.rerender(tabs("Three bills"));
  await expect.element(screen.getByRole("tabpanel")).toHaveAttribute("tabindex", "0");
});

test("[DSYS-02 partly] a panel's tab stop is right as soon as its tab is selected, before the next key press", async () => {
  function Views() {
    const [view, setView] = useState("history");
    const tabs = [
      { id: "history", label: "History", content: "Nothing yet" },
      { id: "note", label: "Note", content: <button type="button">Write</button> },
    ];
    return <Tabs label="Account" tabs={tabs} value={view} onChange={setView} />;
  }
  const screen = await renderIn(<Views />);
  screen
    .getByRole("tab", { name: "Note" })
    .element()
    .dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  await Promise.resolve();
  expect(screen.getByRole("tabpanel", { name: "Note" }).element()).toHaveAttribute("tabindex", "-1");
});

test(
  "[DSYS-02 partly] a panel kept mounted keeps its typed text, and is unreachable while hidden",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<KeptMounted />);
    await userEvent.fill(screen.getByRole("textbox", { name: "Your note (optional)" }), "Call before noon.");
    await screen.getByRole("tab", { name: "History" }).click();
    await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("tabpanel", { name: "History" })).toHaveTextContent("Changed on November 2.");
    await expectNoAxeViolations(screen.container);
    await screen.getByRole("tab", { name: "Note" }).click();
    await expect
      .element(screen.getByRole("textbox", { name: "Your note (optional)" }))
      .toHaveValue("Call before noon.");
  },
);
