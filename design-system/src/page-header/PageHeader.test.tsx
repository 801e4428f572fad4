import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { pageTitleId } from "./index.ts";
import { WithActions, WithBack, WithEyebrow } from "./PageHeader.examples.tsx";

test.each([WithEyebrow, WithActions, WithBack])("[DSYS-02 partly] header %# is accessible in every mode", (Example) =>
  expectAccessibleInEveryMode(<Example />),
);

test("[DSYS-02 partly] the title is the only h1 and is focusable after a route change", async () => {
  const screen = await renderIn(<WithEyebrow />);
  const title = screen.getByRole("heading", { level: 1, name: "Good morning, Dana" });
  document.getElementById(pageTitleId)!.focus();
  await expect.element(title).toHaveFocus();
  expect(screen.getByRole("heading").elements()).toHaveLength(1);
});

test("[DSYS-02 partly] the back link comes first, is 40 px high and works by keyboard", async () => {
  const screen = await renderIn(<WithBack />);
  await userEvent.tab();
  const back = screen.getByRole("link", { name: "Billing" });
  await expect.element(back).toHaveFocus();
  expect(back.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#billing");
});

test("[DSYS-02 partly] the arrow of the back link points backwards in both text directions", async () => {
  const { container } = await renderIn(<WithBack />, { dir: "rtl" });
  expect(getComputedStyle(container.querySelector("svg")!.parentElement!).scale).toBe("-1 1");
});
