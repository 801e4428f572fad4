import { expect, test } from "vitest";
import { modes, renderIn } from "../internal/testing.tsx";
import { contrast } from "./contrast.ts";
import { colorOf, contrasts, vars } from "./index.ts";
import { colorRoles } from "./roles.ts";

const drawn = modes.flatMap((mode) => contrasts.map((kind) => ({ ...mode, contrast: kind })));

test("contrast is measured as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each(drawn)(
  "the page shows exactly the defined colours on $site, $theme, contrast $contrast",
  async ({ site, theme, contrast: kind }) => {
    const { container } = await renderIn(<p>Ground</p>, { site, theme, contrast: kind });
    const paragraph = container.querySelector("p")!;
    const shown = colorRoles.map((role) => {
      paragraph.style.color = vars.color[role];
      return [role, toHex(getComputedStyle(paragraph).color)];
    });
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(colorRoles.map((role) => [role, colorOf(role, site, theme, kind)])),
    );
  },
);

function toHex(css: string): string {
  const [red = 0, green = 0, blue = 0, alpha] = css.match(/[\d.]+/g)?.map(Number) ?? [];
  const channels = alpha === undefined ? [red, green, blue] : [red, green, blue, Math.round(alpha * 255)];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
