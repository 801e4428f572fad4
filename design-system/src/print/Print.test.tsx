import { afterEach, expect, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { AllStates, Receipt, Statement } from "./Print.examples.tsx";

const on = (media: "print" | "") => cdp().send("Emulation.setEmulatedMedia", { media });
afterEach(async () => {
  await on("");
});

test("[DSYS-02 partly] a printable page is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] the screen shows everything but print-only content, and it is reachable by keyboard", async () => {
  const screen = await renderIn(<Receipt />);
  await expect.element(screen.getByRole("button", { name: "Print" })).toBeVisible();
  await expect.element(screen.getByText(/^Questions\?/)).not.toBeVisible();
  await expect.element(screen.getByText(/^Portico Business/)).not.toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Print" })).toHaveFocus();
});

test("[DSYS-02 partly] print contains only the layout, with its header and print-only content, without buttons", async () => {
  const screen = await renderIn(<Receipt />);
  await on("print");
  for (const printed of [/^Portico Business/, "Your payment was sent.", "JFVCJ-DA3GF", /^Questions\?/])
    await expect.element(screen.getByText(printed)).toBeVisible();
  await expect.element(screen.getByText("Billing", { exact: true })).not.toBeVisible();
  await expect.element(screen.getByText("Print", { exact: true })).not.toBeVisible();
});

test("[DSYS-02 partly] print is white in the dark theme too, and keeps meaningful colours", async () => {
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

test("[DSYS-02 partly] the header repeats on each sheet, and no row is split across sheets", async () => {
  const screen = await renderIn(<Statement />);
  await on("print");
  expect(getComputedStyle(screen.getByText(/^Portico Business/).element().parentElement as Element).display).toBe(
    "table-header-group",
  );
  const rows = screen.getByRole("row").elements();
  expect(rows).toHaveLength(81);
  expect(rows.filter((row) => getComputedStyle(row).breakInside !== "avoid")).toEqual([]);
});

test("[DSYS-02 partly] the paper size is letter", async () => {
  const screen = await renderIn(<Statement />);
  const named = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSPageRule);
  expect(named.map((rule) => rule.cssText.replaceAll(/\s+/g, " "))).toContain(
    "@page portico-letter { size: letter; margin: 0.6in; }",
  );
  await on("print");
  expect(getComputedStyle(screen.container.firstElementChild as Element).getPropertyValue("page")).toBe(
    "portico-letter",
  );
});
