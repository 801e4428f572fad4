import { afterEach, expect, test } from "vitest";
import { emulate, expectGoodInEveryLook, renderIn } from "../internal/testing.tsx";
import { AllStates, Counted, Tones } from "./Badge.examples.tsx";

afterEach(() => emulate());

test("[DSYS-02 partly] every badge is good in every look", () => expectGoodInEveryLook(<AllStates />));

test("[DSYS-02 partly] a count is spoken with its meaning", async () => {
  const screen = await renderIn(<Counted />);
  await expect.element(screen.getByRole("link", { name: "Notifications 2 unread", exact: true })).toBeVisible();
});

test("[DSYS-02 partly] a badge keeps an edge and its dot in forced colors", async () => {
  await emulate({ "forced-colors": "active" });
  const { container } = await renderIn(<Tones />);
  const badge = container.querySelector("span")!;
  expect(getComputedStyle(badge).borderTopColor).toBe(getComputedStyle(badge).color);
  expect(getComputedStyle(badge.firstElementChild!).backgroundColor).toBe(getComputedStyle(badge).color);
});
