import { expect, test } from "vitest";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { AllStates, OnATile, Sizes } from "./Icons.examples.tsx";
import { WifiIcon } from "./index.ts";

test("[DSYS-02 partly] every icon is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] icons are hidden from assistive technology and stay within their square", async () => {
  const { container } = await renderIn(<AllStates />);
  const icons = [...container.querySelectorAll("svg")];
  expect(icons.length).toBeGreaterThan(30);
  expect(icons.filter((icon) => icon.getAttribute("aria-hidden") !== "true")).toEqual([]);
  const outside = icons.filter((icon) => {
    const { x, y, width, height } = icon.getBBox();
    return x < 1 || y < 1 || x + width > 23 || y + height > 23;
  });
  expect(outside.map((icon) => icon.nextElementSibling?.textContent)).toEqual([]);
});

test("[DSYS-02 partly] strokes stay near 2 px at every size", async () => {
  const { container } = await renderIn(<Sizes />);
  const shown = [...container.querySelectorAll("svg")].map(
    (icon) => (Number(icon.getAttribute("stroke-width")) * icon.getBoundingClientRect().width) / 24,
  );
  for (const stroke of shown) expect(Math.abs(stroke - 2)).toBeLessThan(0.4);
});

test("[DSYS-02 partly] icons scale with the text size", async () => {
  const { container } = await renderIn(<WifiIcon size={20} />, { textSize: 200 });
  const { width } = container.querySelector("svg")!.getBoundingClientRect();
  expect(width).toBe(40);
});

test("[DSYS-02 partly] a tile centres its icon", async () => {
  const { container } = await renderIn(<OnATile />);
  const tile = container.firstElementChild!.getBoundingClientRect();
  const icon = container.querySelector("svg")!.getBoundingClientRect();
  expect(icon.left - tile.left).toBeCloseTo(tile.right - icon.right, 1);
});
