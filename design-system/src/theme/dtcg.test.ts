import { expect, test } from "vitest";
import { type DesignTokens, designTokenFiles, roleTokens } from "./dtcg.ts";
import { brands, paletteOf } from "./palette.ts";
import { primitives } from "./primitives.ts";
import { colorRoles } from "./roles.ts";
import { tokensCss } from "./tokensCss.ts";

const files = designTokenFiles();

type Token = { path: string; value: unknown; type: string | undefined };

/** Every token of a file, with its own or inherited type. */
function tokensOf(group: DesignTokens, path: string[] = [], inherited?: string): Token[] {
  const type = (group["$type"] as string | undefined) ?? inherited;
  if ("$value" in group) return [{ path: path.join("."), value: group["$value"], type }];
  const inner = Object.entries(group).filter(([name]) => !name.startsWith("$"));
  return inner.flatMap(([name, part]) => tokensOf(part as DesignTokens, [...path, name], type));
}

const looks = Object.keys(files).filter((name) => name.startsWith("roles."));
/** The files that a design tool loads for one scheme and contrast of a brand. */
const loaded = (look: string) =>
  [files["primitives.tokens.json"]!, files["components.tokens.json"]!, files[look]!].flatMap((file) => tokensOf(file));

test.each(looks)(
  "[DSYS-01 partly] %s: every token has a type, and every reference resolves to a token of that type",
  (look) => {
    const tokens = loaded(look);
    const byPath = new Map(tokens.map((token) => [token.path, token]));
    const types = new Set(tokens.map(({ type }) => type));
    expect([...types].toSorted()).toEqual(["color", "cubicBezier", "dimension", "duration", "fontWeight"]);
    const references = tokens.filter(({ value }) => typeof value === "string");
    expect(references.length).toBeGreaterThan(50);
    const lost = references.filter(({ value, type }) => byPath.get(String(value).slice(1, -1))?.type !== type);
    expect(lost).toEqual([]);
  },
);

test("[DSYS-01 partly] design tools get the colours that the page shows", () => {
  for (const brand of Object.values(brands)) {
    const roles = tokensOf(roleTokens(brand, "dark", "more"));
    const hex = roles.map(
      ({ value }) => primitives[String(value).slice("{color.".length, -1) as keyof typeof primitives],
    );
    expect(hex).toEqual(colorRoles.map((role) => paletteOf(brand, "more")[role].dark));
  }
});

test("a colour is written as its sRGB components, with alpha", () => {
  const byPath = new Map(tokensOf(files["primitives.tokens.json"]!).map(({ path, value }) => [path, value]));
  expect(byPath.get("color.white")).toEqual({ colorSpace: "srgb", components: [1, 1, 1], alpha: 1, hex: "#ffffff" });
  expect(byPath.get("color.veil65")).toEqual({
    colorSpace: "srgb",
    components: [0, 0, 0],
    alpha: 0.651,
    hex: "#000000",
  });
  expect(byPath.get("text.hero")).toEqual({ value: 3.75, unit: "rem" });
  expect(byPath.get("easing.ease")).toEqual([0.2, 0, 0.1, 1]);
});

/** CIELAB lightness of an opaque colour. */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 116 * Math.cbrt(luminance) - 16;
}

test("the number in a colour's name is its lightness", () => {
  const opaque = Object.entries(primitives).filter(([name]) => /^(?!veil)[a-z]+\d+$/.test(name));
  const wrong = opaque.filter(([name, hex]) => Math.abs(Number(/\d+$/.exec(name)) - lightness(hex)) > 3);
  expect(wrong).toEqual([]);
});

test("every primitive colour is used by a role of some brand", () => {
  const used = new Set(looks.flatMap((look) => tokensOf(files[look]!)).map(({ value }) => String(value)));
  expect(Object.keys(primitives).filter((name) => !used.has(`{color.${name}}`))).toEqual([]);
});

test("[DSYS-01 partly] tokens as custom properties: every reference resolves, in all three tiers", () => {
  const css = tokensCss();
  const declared = new Set([...css.matchAll(/^ {2}(--p-[\w-]+):/gm)].map(([, name]) => name));
  expect(
    ["--p-color-sea34", "--p-ink", "--p-button-radius", "--p-space-medium"].filter((name) => !declared.has(name)),
  ).toEqual([]);
  const named = [...css.matchAll(/var\((--p-[\w-]+)\)/g)].map(([, name]) => name);
  expect(named.filter((name) => !declared.has(name))).toEqual([]);
});
