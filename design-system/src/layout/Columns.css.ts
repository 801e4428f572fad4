import { style, styleVariants } from "@vanilla-extract/css";
import { desktopWidth, phoneWidth } from "../theme/tokens.ts";

/** Measures the room of the columns in the reader's own text size, which a media query cannot. */
export const room = style({ containerType: "inline-size", inlineSize: "100%", minInlineSize: 0 });
export const columns = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

const templates = {
  equal: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gridTemplateColumns: "none" },
  "main-aside": { gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)" },
  "aside-main": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.35fr)" },
  hero: { gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)" },
};

const besides = (columnsFrom: number) =>
  styleVariants(templates, (beside) => ({ "@media": { [`(min-width: ${columnsFrom}px)`]: { "@container": { "(min-width: 32rem)": beside } } } }));

export const template = { tablet: besides(phoneWidth), desktop: besides(desktopWidth) };
