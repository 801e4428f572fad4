import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** The sender at the start and the time at the end; with much enlarged text the time goes below. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space.medium,
});

/** A long name breaks beside the time. */
export const sender = style({ flex: "1 1 6rem", minInlineSize: 0 });

export const received = style({ whiteSpace: "nowrap" });

/** A border, because forced colours remove backgrounds. */
export const unreadDot = style({
  display: "inline-block",
  verticalAlign: "0.08em",
  border: `4px solid ${vars.color.brandText}`,
  borderRadius: "50%",
  marginInlineEnd: vars.space.small,
});

export const preview = style({ display: "block", overflowWrap: "anywhere" });
