import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, BeyondTheEnd, Buttons, Links, OnePage, WithSize } from "./Pagination.examples.tsx";

afterEach(() => emulate());

test("[DSYS-02 partly] every pagination is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

const current = (container: Element) =>
  [...container.querySelectorAll('[aria-current="page"]')].map((page) => page.textContent);

test("[DSYS-02 partly] is a named navigation of named links, and the current page has aria-current", async () => {
  const screen = await renderIn(<Links />);
  const nav = screen.getByRole("navigation", { name: "Pages of account activity" });
  expect(
    nav
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("aria-label")),
  ).toEqual(["Previous", "Page 1", "Page 4", "Page 5", "Page 6", "Page 12", "Next"]);
  await expect.element(nav.getByRole("link", { name: "Page 6" })).toHaveAttribute("href", "#page-6");
  await expect.element(nav.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "#page-4");
  expect(current(screen.container)).toEqual(["5"]);
});

test("[DSYS-02 partly] pages can be turned by keyboard, and the new position is announced", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Buttons pages={3} onChange={onChange} />);
  const next = screen.getByRole("button", { name: "Next" });
  expect(screen.getByRole("status").element().textContent).toBe("");
  for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("status")).toHaveTextContent("Page 2 of 3");
  await expectNoAxeViolations(screen.container);
  await userEvent.keyboard(" ");
  await expect.element(screen.getByRole("status")).toHaveTextContent("Page 3 of 3");
  expect(onChange.mock.calls).toEqual([[2], [3]]);
});

test("[DSYS-02 partly] on the last page the next button stays in place with the focus, and does nothing", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Buttons pages={2} onChange={onChange} />);
  const next = screen.getByRole("button", { name: "Next" });
  await next.click();
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a link without a target is not followed", async () => {
  const screen = await renderIn(<BeyondTheEnd />);
  const next = screen.getByRole("link", { name: "Next" });
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  const before = location.href;
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  expect(location.href).toBe(before);
});

test("[DSYS-02 partly] a page beyond the end is clamped to the last one", async () => {
  const screen = await renderIn(<BeyondTheEnd />);
  expect(current(screen.container)).toEqual(["12"]);
});

test("[DSYS-02 partly] a single page renders no page links", async () => {
  const screen = await renderIn(<OnePage />);
  expect(screen.getByRole("navigation").elements()).toHaveLength(0);
});

test("[DSYS-02 partly] on a phone the position replaces the numbers", async () => {
  const screen = await renderIn(<Links />, { width: 320 });
  await expect.element(screen.getByText("Page 5 of 12")).toBeVisible();
  expect(
    screen
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("aria-label")),
  ).toEqual(["Previous", "Next"]);
});

test("[DSYS-02 partly] the page size is chosen from a select", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<WithSize onChange={onChange} />);
  const list = screen.getByRole("combobox", { name: "Rows a page" });
  await expect.element(list).toHaveDisplayValue("25");
  await userEvent.selectOptions(list, "50");
  expect(onChange).toHaveBeenCalledExactlyOnceWith(50);
});

test("[DSYS-02 partly] a page size that is not among the options is shown anyway", async () => {
  const screen = await renderIn(<WithSize initial={7} />);
  await expect.element(screen.getByRole("combobox", { name: "Rows a page" })).toHaveDisplayValue("7");
});

test("[DSYS-02 partly] in forced colours the current page has its own border, and touch targets are large", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<Links />);
  const [here, other] = ["Page 5", "Page 6"].map((name) =>
    getComputedStyle(screen.getByRole("link", { name }).element()),
  );
  expect(here!.borderTopColor).not.toBe(other!.borderTopColor);
  const { width, height } = screen.getByRole("link", { name: "Page 6" }).element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
