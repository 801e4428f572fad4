import { style, styleVariants } from "@vanilla-extract/css";
import { cross } from "../internal/round.css.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** Full width; its text is aligned with that of the top bar. */
export const banner = style({
  display: "flex",
  alignItems: "flex-start",
  gap: "12px",
  paddingBlock: "12px",
  paddingInline: vars.space.medium,
  borderBlockEnd: "1px solid",
  overflowWrap: "anywhere",
  "@media": {
    [media.tablet]: { paddingInline: vars.space.xlarge },
    [media.forcedColors]: { borderBlockEndColor: "CanvasText" },
    print: { display: "none" },
  },
});

const { color } = vars;
export const tone = styleVariants({
  info: { background: color.infoTint, borderColor: color.infoLine, color: color.ink },
  warning: { background: color.warningTint, borderColor: color.warningLine, color: color.ink },
  critical: { background: color.criticalTint, borderColor: color.criticalLine, color: color.ink },
  mode: { background: color.brandTint, borderColor: color.brandLine, color: color.ink },
});

export const mark = styleVariants({
  info: { color: color.info },
  warning: { color: color.warning },
  critical: { color: color.critical },
  mode: { color: color.brandText },
});

export const icon = style({ flex: "none", marginBlockStart: "2px" });

/** The action is after the text where there is room, otherwise below it. */
export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "4px 20px",
});
export const text = style({ flex: "0 1 auto", minInlineSize: 0, maxInlineSize: "72ch" });
export const action = style({ flex: "none", maxInlineSize: "100%" });

/** Visible on every background that a banner has. */
export const dismiss = style([
  cross,
  {
    marginBlock: "-12px",
    marginInlineEnd: "-14px",
    color: "inherit",
    "@media": {
      [media.hover]: {
        ":hover": { background: "color-mix(in srgb, currentColor 12%, transparent)", color: "inherit" },
      },
    },
  },
]);
