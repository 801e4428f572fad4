import { afterEach, expect, test } from "vitest";
import { emulate, renderIn } from "../internal/testing.tsx";
import { LongWords, Statuses } from "./Card.examples.tsx";

afterEach(() => emulate());

test("[DSYS-02 partly] a status card is a region named by its title, with the state as text and icon", async () => {
  const screen = await renderIn(<Statuses />);
  const card = screen.getByRole("region", { name: "Voice", exact: true });
  await expect.element(card).toHaveAttribute("data-state", "critical");
  await expect.element(card.getByText("Outage", { exact: true })).toBeVisible();
  expect(card.getByText("Outage", { exact: true }).element().querySelector("svg")?.getAttribute("aria-hidden")).toBe(
    "true",
  );
  await expect.element(card.getByRole("link", { name: "Follow the outage" })).toBeVisible();
});

test("[DSYS-02 partly] in forced colours the borders of tones that need attention differ by their style", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<Statuses />);
  const edgeOf = (name: string) =>
    getComputedStyle(screen.getByRole("region", { name, exact: true }).element()).borderInlineStartStyle;
  expect(["Business Internet", "Voice", "Saved card"].map(edgeOf)).toEqual(["solid", "double", "dashed"]);
});

test("[DSYS-02 partly] long text does not overflow status and action cards at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
