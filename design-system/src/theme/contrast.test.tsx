import { expect, test } from "vitest";
import { looks, renderIn } from "../internal/testing.tsx";
import { contrast, edgePairs, textPairs } from "./contrast.ts";
import { colorOf, type ColorRole, type Scheme, type Site, vars } from "./index.ts";
import { colorRoles } from "./palette.ts";

function tooWeak(pairs: typeof textPairs, least: number, site: Site, theme: Scheme): string[] {
  const ratio = (front: ColorRole, ground: ColorRole) => contrast(colorOf(front, site, theme), colorOf(ground, site, theme));
  return pairs.filter((pair) => ratio(...pair) < least).map((pair) => `${pair.join(" on ")}: ${ratio(...pair).toFixed(2)}`);
}

test("contrast is measured as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each(looks)("[DSYS-04 partly] text reaches 4.5 on $site, $theme", ({ site, theme }) => {
  expect(tooWeak(textPairs, 4.5, site, theme)).toEqual([]);
});

test.each(looks)("[DSYS-04 partly] edges, icons and the focus ring reach 3 on $site, $theme", ({ site, theme }) => {
  expect(tooWeak(edgePairs, 3, site, theme)).toEqual([]);
});

test.each(looks)("[DSYS-04 partly] one of the two focus rings reaches 3 on every solid ground of $site, $theme", ({ site, theme }) => {
  const of = (role: ColorRole) => colorOf(role, site, theme);
  const rings = (ground: ColorRole) => Math.max(contrast(of("focusInner"), of(ground)), contrast(of("focusOuter"), of(ground)));
  const lost = (["brand", "brandHover", "badFill", "badFillHover", "deep", "spark"] as const).filter((ground) => rings(ground) < 3);
  expect(lost).toEqual([]);
});

test.each(looks)("the page shows exactly the drawn colours on $site, $theme", async ({ site, theme }) => {
  const { container } = await renderIn(<p>Ground</p>, { site, theme });
  const paragraph = container.querySelector("p")!;
  const shown = colorRoles.map((role) => {
    paragraph.style.color = vars.color[role];
    return [role, toHex(getComputedStyle(paragraph).color)];
  });
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(colorRoles.map((role) => [role, colorOf(role, site, theme)])));
});

function toHex(css: string): string {
  const [red = 0, green = 0, blue = 0, alpha] = css.match(/[\d.]+/g)?.map(Number) ?? [];
  const channels = alpha === undefined ? [red, green, blue] : [red, green, blue, Math.round(alpha * 255)];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
