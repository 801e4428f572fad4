import { globalFontFace } from "@vanilla-extract/css";

const latin =
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";

/**
 * Its zero without the slash, which it has in no other form: 1.4 KB, made from its own outlines (decision 0077). It comes
 * before the typeface in `font.family`; `slashed-zero` brings the slash back.
 */
globalFontFace("Zero", {
  src: 'url("./fonts/zero.woff2")',
  unicodeRange: "U+30",
  fontWeight: "200 800",
  fontDisplay: "swap",
});

// Characters that it lacks fall back to the next face of the list.
globalFontFace("Atkinson Hyperlegible Next", {
  src: `url("${latin}")`,
  fontWeight: "200 800",
  fontDisplay: "swap",
});

/**
 * Fallback faces with the metrics of the real typeface, so that the layout does not shift when it loads. Line gaps are
 * set by `line-height`. Measured: the ascent is 0.984 em and the descent 0.316 em; mixed English and Spanish text is
 * 0.9853 as wide as Arial and 0.9777 as wide as Roboto.
 */
globalFontFace("Portico Fallback", {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  sizeAdjust: "98.53%",
  ascentOverride: "99.87%",
  descentOverride: "32.07%",
});

globalFontFace("Portico Roboto", {
  src: 'local("Roboto")',
  sizeAdjust: "97.77%",
  ascentOverride: "100.64%",
  descentOverride: "32.32%",
});
