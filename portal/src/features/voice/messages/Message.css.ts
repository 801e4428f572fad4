import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** The sound or the file, then what can be done with the message: below it where there is no room beside it. */
export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.xlarge,
  rowGap: vars.space.xsmall,
});

export const content = style({ flex: "1 1 17rem", minInlineSize: 0 });

export const oneLine = style({ whiteSpace: "nowrap" });
