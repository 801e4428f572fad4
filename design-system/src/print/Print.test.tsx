import { afterEach, expect, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { expectGoodInEveryLook, renderIn } from "../internal/testing.tsx";
import { AllStates, Receipt, Statement } from "./Print.examples.tsx";

const on = (media: "print" | "") => cdp().send("Emulation.setEmulatedMedia", { media });
afterEach(async () => {
  await on("");
});

test("[DSYS-02 partly] a page that can be printed is good in every look", () => expectGoodInEveryLook(<AllStates />));

test("[DSYS-02 partly] the screen shows all but what is for paper, and the keyboard reaches it", async () => {
  const screen = await renderIn(<Receipt />);
  await expect.element(screen.getByRole("button", { name: "Print" })).toBeVisible();
  await expect.element(screen.getByText(/^Questions\?/)).not.toBeVisible();
  await expect.element(screen.getByText(/^Portico Business/)).not.toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Print" })).toHaveFocus();
});

test("[DSYS-02 partly] paper shows the layout alone, with its header and what is for paper, without buttons", async () => {
  const screen = await renderIn(<Receipt />);
  await on("print");
  for (const printed of [/^Portico Business/, "Your payment was sent.", "JFVCJ-DA3GF", /^Questions\?/]) await expect.element(screen.getByText(printed)).toBeVisible();
  await expect.element(screen.getByText("Billing", { exact: true })).not.toBeVisible();
  await expect.element(screen.getByText("Print", { exact: true })).not.toBeVisible();
});

test("[DSYS-02 partly] paper is white in the dark theme too, and keeps the colour of a state", async () => {
  const screen = await renderIn(<Receipt />, { theme: "dark" });
  const styleOf = (element: Element | null) => getComputedStyle(element as Element);
  const alert = screen.container.querySelector("[data-state]");
  const dark = styleOf(alert).backgroundColor;
  await on("print");
  const layout = screen.getByText(/^Portico Business/).element().parentElement?.parentElement ?? null;
  expect([styleOf(layout).backgroundColor, styleOf(layout).color]).toEqual(["rgb(255, 255, 255)", "rgb(20, 36, 43)"]);
  expect(styleOf(alert).backgroundColor).not.toBe(dark);
  expect(styleOf(alert).getPropertyValue("print-color-adjust")).toBe("exact");
});

test("[DSYS-02 partly] the header is repeated on each sheet, and no row is cut between two", async () => {
  const screen = await renderIn(<Statement />);
  await on("print");
  expect(getComputedStyle(screen.getByText(/^Portico Business/).element().parentElement as Element).display).toBe("table-header-group");
  const rows = screen.getByRole("row").elements();
  expect(rows).toHaveLength(81);
  expect(rows.filter((row) => getComputedStyle(row).breakInside !== "avoid")).toEqual([]);
});

test("[DSYS-02 partly] sheets are letters", async () => {
  const screen = await renderIn(<Statement />);
  const named = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSPageRule);
  expect(named.map((rule) => rule.cssText.replaceAll(/\s+/g, " "))).toContain("@page portico-letter { size: letter; margin: 0.6in; }");
  await on("print");
  expect(getComputedStyle(screen.container.firstElementChild as Element).getPropertyValue("page")).toBe("portico-letter");
});
