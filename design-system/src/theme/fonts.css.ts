import { globalFontFace } from "@vanilla-extract/css";

const latin = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";

// What it has no sign for, the next face of the list draws.
globalFontFace("Atkinson Hyperlegible Next", {
  src: `url("${latin}") format("woff2")`,
  fontWeight: "200 800",
  fontStyle: "normal",
  fontDisplay: "swap",
});

/**
 * Stand-ins with the metrics of the real face, so that nothing moves when it arrives. Gaps between lines are those of `line-height`.
 * Measured: the face rises 0.984 em and falls 0.316 em; mixed English and Spanish text runs 0.9853 as wide as Arial
 * and 0.9777 as wide as Roboto.
 */
globalFontFace("Portico Fallback", {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  sizeAdjust: "98.53%",
  ascentOverride: "99.87%",
  descentOverride: "32.07%",
});

globalFontFace("Portico Fallback Roboto", {
  src: 'local("Roboto")',
  sizeAdjust: "97.77%",
  ascentOverride: "100.64%",
  descentOverride: "32.32%",
});
