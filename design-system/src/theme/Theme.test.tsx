import type {} from "@vitest/browser-playwright";
import { afterEach, expect, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, modes, renderIn } from "../internal/testing.tsx";
import { Text } from "../text/index.ts";
import { colorOf, type ColorRole, vars } from "./index.ts";
import { AllStates } from "./Theme.examples.tsx";

afterEach(() => emulate());

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
const paper = () => getComputedStyle(document.body).backgroundColor;

test("[DSYS-02 partly] the token tables are accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-01 partly] without a theme the page follows the system", async () => {
  await renderIn(<p>Page</p>);
  delete document.documentElement.dataset["theme"];
  await emulate({ "prefers-color-scheme": "dark" });
  expect(paper()).toBe(rgb(colorOf("paper", "business", "dark")));
  await emulate({ "prefers-color-scheme": "light" });
  expect(paper()).toBe(rgb(colorOf("paper", "business", "light")));
});

test("[DSYS-01 partly] an explicit theme overrides the system", async () => {
  await emulate({ "prefers-color-scheme": "dark" });
  await renderIn(<p>Page</p>, { theme: "light" });
  expect(paper()).toBe(rgb(colorOf("paper", "business", "light")));
});

test("[DSYS-04 partly] print is white in the dark scheme too", async () => {
  await renderIn(<p>Page</p>, { theme: "dark" });
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  expect(paper()).toBe(rgb(colorOf("paper", "business", "light")));
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});

test("[DSYS-01 partly] a part of a page can use the other site's brand", async () => {
  const brand = <i style={{ color: vars.color.brand }} />;
  const { container } = await renderIn(
    <div data-site="community">
      {brand}
      <div data-site="business">{brand}</div>
    </div>,
  );
  const shown = [...container.querySelectorAll("i")].map((mark) => getComputedStyle(mark).color);
  expect(shown).toEqual([rgb(colorOf("brand", "community", "light")), rgb(colorOf("brand", "business", "light"))]);
});

test.each(modes)(
  "[DSYS-04 partly] keyboard focus shows both rings on $site, $theme; pointer focus shows none",
  async (mode) => {
    const { container } = await renderIn(
      ["Pay", "Cancel"].map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      )),
      mode,
    );
    const [pressed, reached] = container.querySelectorAll("button");
    await userEvent.click(pressed!);
    expect(getComputedStyle(pressed!).outlineStyle).toBe("none");
    await userEvent.tab();
    const { outline, boxShadow } = getComputedStyle(reached!);
    expect(outline).toContain(`${rgb(colorOf("focusOuter", mode.site, mode.theme))} solid 3px`);
    expect(boxShadow).toContain(rgb(colorOf("focusInner", mode.site, mode.theme)));
  },
);

test.each(modes)("[DSYS-04 partly] more contrast removes pale text and pale lines on $site, $theme", async (mode) => {
  await emulate({ "prefers-contrast": "more" });
  const of = (role: ColorRole) => rgb(colorOf(role, mode.site, mode.theme, "more"));
  const { container } = await renderIn(
    <p style={{ color: vars.color.inkQuiet, borderColor: vars.color.line }}>Small print</p>,
    mode,
  );
  const { color, borderTopColor } = getComputedStyle(container.querySelector("p")!);
  expect([color, borderTopColor]).toEqual([of("ink"), of("line")]);
  document.documentElement.dataset["contrast"] = "standard";
  expect(getComputedStyle(container.querySelector("p")!).color).toBe(rgb(colorOf("inkQuiet", mode.site, mode.theme)));
});

test("zeros come from a face without a slash, in every weight, but not in a reference", async () => {
  const { container } = await renderIn(
    <>
      <Text>$100.00</Text>
      <Text reference>8347 2013 05</Text>
    </>,
  );
  const faces = await document.fonts.load('620 16px "Zero"', "0");
  expect(faces.map(({ status, weight }) => [status, weight])).toEqual([["loaded", "200 800"]]);
  expect(await document.fonts.load('16px "Zero"', "1O")).toEqual([]);
  const variants = [...container.querySelectorAll("p")].map((line) => getComputedStyle(line).fontVariantNumeric);
  expect(variants).toEqual(["normal", "tabular-nums slashed-zero"]);
});

test("[DSYS-01 partly] the typeface is served from our own files and covers both languages", async () => {
  await renderIn(<p>Año, ¿cuánto? $248.17 −5 ••••</p>);
  const faces = await document.fonts.load('620 16px "Atkinson Hyperlegible Next"', "Año, ¿cuánto? −•");
  expect(faces.map((face) => face.status)).toEqual(["loaded"]);
  const faceRules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  const files = faceRules
    .flatMap((rule) => /url\("([^"]+)"\)/.exec(rule.style.getPropertyValue("src"))?.[1] ?? [])
    .map((url) => new URL(url, location.href));
  expect(files.map(({ origin, pathname }) => [origin, pathname.endsWith(".woff2")])).toEqual(
    files.map(() => [location.origin, true]),
  );
  expect(files).not.toEqual([]);
  const elsewhere = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name))
    .filter((file) => file.origin !== location.origin);
  expect(elsewhere.map(String)).toEqual([]);
});
