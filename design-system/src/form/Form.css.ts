import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.large });

/** A part of the form, set off from the one before by air and a hairline. */
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
  selectors: {
    "& + &": { paddingBlockStart: vars.space.large, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const heading = style({ display: "grid", gap: "2px" });

/** Measures the room in the reader's own text size: enlarged, the fields stand under each other again. */
export const room = style({ containerType: "inline-size", minInlineSize: 0 });

/** Tops in line: a hint or an error makes one field longer and moves none beside it. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
  alignItems: "start",
  "@container": { "(min-width: 28rem)": { gridTemplateColumns: "none", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

/** On paper a form is what was written into it: there is nothing to press. */
export const actions = style({ "@media": { print: { display: "none" } } });
