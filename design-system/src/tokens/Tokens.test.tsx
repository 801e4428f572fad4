import { afterEach, describe, expect, test } from "vitest";
import { emulate, expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { vars } from "../theme/index.ts";
import { AllStates, ThirdBrand } from "./Tokens.examples.tsx";
import { brandCss, brands, contrastFailures, paletteOf } from "./index.ts";
import { harbor } from "./harbor.ts";

afterEach(() => emulate());

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

test("[DSYS-02 partly] our two brands and a custom brand are accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test.each([...Object.values(brands), harbor])(
  "[DSYS-04 partly] the brand $site meets the contrast ratios in both schemes, with standard and with more contrast",
  (brand) => {
    expect(contrastFailures(brand)).toEqual([]);
  },
);

test("[DSYS-04 partly] a brand with low contrast gets a report of the pair, the place and the missing ratio", () => {
  const pale = { ...harbor, colors: { ...harbor.colors, brandText: { light: "#8aa4d8", dark: "#a9c1f5" } } } as const;
  expect(contrastFailures(pale)).toContain("harbor, light, standard contrast: brandText on surface is 2.51, needs 4.5");
});

test("[DSYS-01 partly] a custom brand is one file: its colours and shapes apply under its name only", async () => {
  const screen = await renderIn(<AllStates />);
  const shown = screen
    .getByRole("button", { name: "Pay $248.17" })
    .elements()
    .map((button) => {
      const { backgroundColor, borderRadius } = getComputedStyle(button);
      return [backgroundColor, borderRadius];
    });
  expect(shown).toEqual([
    [rgb(paletteOf(brands.business).brand.light), "999px"],
    [rgb(paletteOf(brands.community).brand.light), "999px"],
    [rgb(paletteOf(harbor).brand.light), "10px"],
  ]);
});

const asked = [
  ["as the system asks", { "prefers-contrast": "more" as const }, undefined],
  ["as the page asks", {}, "more" as const],
] as const;

describe.each(asked)("a custom brand with more contrast, %s", (_how, system, contrast) => {
  test.each(["light", "dark"] as const)("[DSYS-04 partly] uses its strong colours, %s", async (theme) => {
    await emulate(system);
    const screen = await renderIn(<ThirdBrand />, { theme, contrast });
    const button = getComputedStyle(screen.getByRole("button", { name: "Pay $248.17" }).element());
    expect(button.backgroundColor).toBe(rgb(paletteOf(harbor, "more").brand[theme]));
  });

  test.each(["light", "dark"] as const)(
    "[DSYS-04 partly] as the brand of the whole page every role is strong, %s",
    async (theme) => {
      await emulate(system);
      await renderIn(<ThirdBrand />, { theme, contrast });
      document.documentElement.dataset["site"] = harbor.site;
      const shown = Object.fromEntries(roles.map((role) => [role, colorShown(vars.color[role])]));
      expect(shown).toEqual(
        Object.fromEntries(roles.map((role) => [role, rgb(paletteOf(harbor, "more")[role][theme])])),
      );
    },
  );
});

const roles = ["brand", "brandText", "brandLine", "brandHover", "brandTint", "ink", "focusOuter"] as const;

function colorShown(color: string): string {
  document.documentElement.style.color = color;
  const shown = getComputedStyle(document.documentElement).color;
  document.documentElement.style.color = "";
  return shown;
}

test("the style sheet of a brand contains only its own site", () => {
  const selectors = [...brandCss(harbor).matchAll(/^([^@}\s][^{]*)\{/gm)].map(([, selector = ""]) => selector);
  expect(selectors.map((selector) => selector.trim())).toEqual(['[data-site="harbor"]']);
});
