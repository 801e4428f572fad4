import { globalFontFace } from "@vanilla-extract/css";

const latin = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";

globalFontFace("Atkinson Hyperlegible Next", {
  src: `url("${latin}") format("woff2")`,
  fontWeight: "200 800",
  fontStyle: "normal",
  fontDisplay: "swap",
  unicodeRange:
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
});

/**
 * Stand-ins with the metrics of the real face, so that nothing moves when it arrives.
 * Measured: the face rises 0.984 em and falls 0.316 em; mixed English and Spanish text runs 0.9853 as wide as Arial
 * and 0.9777 as wide as Roboto.
 */
globalFontFace("Portico Fallback", {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  sizeAdjust: "98.53%",
  ascentOverride: "99.87%",
  descentOverride: "32.07%",
  lineGapOverride: "0%",
});

globalFontFace("Portico Fallback Roboto", {
  src: 'local("Roboto")',
  sizeAdjust: "97.77%",
  ascentOverride: "100.64%",
  descentOverride: "32.32%",
  lineGapOverride: "0%",
});
