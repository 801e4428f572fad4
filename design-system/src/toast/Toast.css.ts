import { style } from "@vanilla-extract/css";
import { arrive, from } from "../internal/arrive.css.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** At the bottom edge, outside the main content; it receives presses only where a toast is. */
export const region = style({
  position: "fixed",
  zIndex: 110,
  insetInline: "12px",
  insetBlockEnd: "max(12px, env(safe-area-inset-bottom))",
  pointerEvents: "none",
  "@media": {
    [media.tablet]: {
      insetInline: "auto 24px",
      insetBlockEnd: "24px",
      inlineSize: "26rem",
      maxInlineSize: "calc(100vw - 48px)",
    },
    print: { display: "none" },
  },
});

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.small });

export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  paddingBlock: vars.space.xsmall,
  paddingInline: "18px 4px",
  border: "1px solid",
  borderColor: vars.color.deepHover,
  borderRadius: vars.radius.medium,
  background: vars.color.deep,
  color: vars.color.onDeep,
  boxShadow: vars.shadow.raised,
  overflowWrap: "anywhere",
  pointerEvents: "auto",
  vars: { [from]: "0 16px" },
  animation: `${arrive} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { [`${region}:focus-visible &`]: { borderColor: vars.color.onDeep } },
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

export const message = style({ flex: "1 1 8rem", minInlineSize: 0, paddingBlock: "12px", lineHeight: 1.4 });

const onDeep = {
  border: 0,
  borderRadius: vars.radius.full,
  background: "transparent",
  color: vars.color.onDeep,
  cursor: "pointer",
  minBlockSize: vars.control.height,
  "@media": { [media.hover]: { ":hover": { background: vars.color.deepHover } } },
} as const;

export const action = style({
  ...onDeep,
  paddingInline: "14px",
  fontWeight: vars.weight.strong,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "3px",
});

export const dismiss = style({
  ...onDeep,
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: vars.control.height,
  padding: 0,
});
