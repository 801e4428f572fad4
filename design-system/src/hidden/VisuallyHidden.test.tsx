import { expect, test } from "vitest";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { VisuallyHidden } from "./index.ts";
import { AllStates, MoreContext, RowControl } from "./VisuallyHidden.examples.tsx";

test("[DSYS-02 partly] visually hidden text is accessible in every mode", () =>
  expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] visually hidden text is part of the accessible name and takes no space", async () => {
  const screen = await renderIn(<MoreContext />);
  await expect.element(screen.getByRole("link", { name: "View the November bill" })).toBeVisible();
  const labels = screen.getByText("the November bill").element().getBoundingClientRect();
  expect(labels.width * labels.height).toBeLessThanOrEqual(1);
});

test("[DSYS-02 partly] a visually hidden heading is part of the outline", async () => {
  const screen = await renderIn(
    <VisuallyHidden as="h2" id="payments">
      Payments
    </VisuallyHidden>,
  );
  await expect.element(screen.getByRole("heading", { level: 2, name: "Payments" })).toHaveAttribute("id", "payments");
});

test("[DSYS-02 partly] a label in context shows its short form, and its accessible name is the long one alone", async () => {
  const screen = await renderIn(<RowControl />);
  await expect.element(screen.getByRole("link", { name: "Change, Visa ending in 4242", exact: true })).toBeVisible();
  await expect.element(screen.getByText("Change", { exact: true })).toBeVisible();
});
