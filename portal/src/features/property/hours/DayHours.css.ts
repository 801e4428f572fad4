import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** A container query in the user's text size: with enlarged text everything is stacked. */
export const room = style({ containerType: "inline-size", minInlineSize: 0 });

/** The switch above the times; beside them where there is room. */
export const day = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.small,
  alignItems: "start",
  "@container": {
    "(min-width: 34rem)": { gridTemplateColumns: "15rem minmax(0, 1fr)", columnGap: vars.space.xlarge },
  },
});

export const times = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.small });

/** Two short times are side by side on phones too. */
export const range = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
  gap: vars.space.small,
  alignItems: "start",
});
