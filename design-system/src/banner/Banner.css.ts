import { style, styleVariants } from "@vanilla-extract/css";
import { cross } from "../internal/round.css.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** From edge to edge; its words begin where those of the top bar do. */
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
  note: { background: color.noteTint, borderColor: color.noteLine, color: color.ink },
  attention: { background: color.sparkTint, borderColor: color.sparkLine, color: color.ink },
  bad: { background: color.badTint, borderColor: color.badLine, color: color.ink },
  mode: { background: color.brandTint, borderColor: color.brandLine, color: color.ink },
});

export const mark = styleVariants({
  note: { color: color.note },
  attention: { color: color.sparkInk },
  bad: { color: color.bad },
  mode: { color: color.brandText },
});

export const icon = style({ flex: "none", marginBlockStart: "2px" });

/** The action stands behind the words where there is room, below them otherwise. */
export const body = style({ flex: 1, minInlineSize: 0, display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px 20px" });
export const words = style({ flex: "0 1 auto", minInlineSize: 0, maxInlineSize: "72ch" });
export const action = style({ flex: "none", maxInlineSize: "100%" });

/** Its shape is seen on every ground that a banner has. */
export const dismiss = style([
  cross,
  {
    marginBlock: "-12px",
    marginInlineEnd: "-14px",
    color: "inherit",
    "@media": { [media.hover]: { ":hover": { background: "color-mix(in srgb, currentColor 12%, transparent)", color: "inherit" } } },
  },
]);
