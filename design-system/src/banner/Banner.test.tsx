import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, Announced, LongWords, Maintenance, Offline, Preview } from "./Banner.examples.tsx";

afterEach(() => emulate());

test("[DSYS-02 partly] every banner is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] is a named landmark, and its action is reachable by keyboard", async () => {
  const screen = await renderIn(<Maintenance />);
  await expect
    .element(screen.getByRole("region", { name: "Maintenance" }))
    .toHaveTextContent(
      "Payments pause on Sunday from 2 to 4 a.m. What you schedule before is paid on its day.What stays open",
    );
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "What stays open" })).toHaveFocus();
});

test("[DSYS-02 partly] a banner that appears later is announced without its action; an initial one is not announced", async () => {
  const later = await renderIn(<Offline />);
  await expect
    .element(later.getByRole("status"))
    .toHaveTextContent("You are offline. You see what was loaded last; paying waits until you are back.");
  await later.unmount();
  const early = await renderIn(<Preview />);
  expect(early.container.querySelector("[role], [aria-live]")).toBeNull();
});

test("[DSYS-02 partly] dismissing it by keyboard moves the focus to the page heading", async () => {
  const onDismiss = vi.fn();
  const screen = await renderIn(<Announced onDismiss={onDismiss} />);
  await userEvent.tab();
  const cross = screen.getByRole("button", { name: "Dismiss" });
  await expect.element(cross).toHaveFocus();
  expect(cross.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("region", { name: "News" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Account summary" })).toHaveFocus();
  expect(onDismiss).toHaveBeenCalledOnce();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] has a border in forced colors", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<Maintenance />);
  const { borderBottomStyle, borderBottomColor, color } = getComputedStyle(screen.getByRole("region").element());
  expect([borderBottomStyle, borderBottomColor]).toEqual(["solid", color]);
});
