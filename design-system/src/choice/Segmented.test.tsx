import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { LanguageSwitch, OnTheTopBar, ViewSwitch } from "./Choice.examples.tsx";

test("[DSYS-02 partly] each option is a button; moving changes nothing, pressing does", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<ViewSwitch onChange={onChange} />);
  await expect.element(screen.getByRole("group", { name: "View" })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  const table = screen.getByRole("button", { name: "Table", exact: true });
  await expect.element(table).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("table");
  await expect.element(table).toHaveAttribute("aria-pressed", "true");
  await expect
    .element(screen.getByRole("button", { name: "Chart", exact: true }))
    .toHaveAttribute("aria-pressed", "false");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] pressing the active option changes nothing", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<LanguageSwitch onChange={onChange} />);
  await screen.getByRole("button", { name: "English" }).click();
  expect(onChange).not.toHaveBeenCalled();
});

test("[DSYS-02 partly] each language name has its own lang, and the control is legible on the top bar", async () => {
  const screen = await renderIn(<OnTheTopBar />);
  await expect.element(screen.getByRole("button", { name: "Español" })).toHaveAttribute("lang", "es");
  await screen.getByRole("button", { name: "Español" }).click();
  await expect.element(screen.getByRole("button", { name: "Español" })).toHaveAttribute("data-state", "on");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] no label wraps inside a word on the top bar of a small phone with large text", async () => {
  const screen = await renderIn(<OnTheTopBar />, { width: 320, textSize: 200 });
  const { height } = screen.getByRole("button", { name: "Español" }).element().getBoundingClientRect();
  expect(height).toBeLessThan(64);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] the focus ring is light on the top bar", async () => {
  const screen = await renderIn(<OnTheTopBar />);
  await userEvent.tab();
  const { outlineColor, outlineStyle } = getComputedStyle(screen.getByRole("button", { name: "English" }).element());
  expect([outlineColor, outlineStyle]).toEqual(["rgb(255, 255, 255)", "solid"]);
});
