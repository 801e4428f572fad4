import { vars } from "@portico/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const outer = style({ display: "grid", gap: vars.space.small, minInlineSize: 0 });

const box = style({
  position: "relative",
  boxSizing: "border-box",
  inlineSize: "100%",
  overflow: "hidden",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});

/** Leaves some room for the toolbar; the page inside scrolls. */
export const boxes = styleVariants({
  phone: [box, { maxInlineSize: "362px", marginInline: "auto", blockSize: "clamp(26rem, 100vh - 9rem, 52rem)" }],
  desktop: [box, { blockSize: "clamp(22rem, 100vh - 9rem, 60rem)" }],
  picture: [box, { blockSize: "19rem" }],
});

export const room = style({ position: "absolute", inset: 0, overflow: "hidden" });

/** Scaled by transform, not laid out smaller: the page keeps its viewport width. */
export const page = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: "0 0",
  background: vars.color.paper,
});

/** Covers the page until it is ready. */
export const cover = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space.medium,
  padding: vars.space.medium,
  background: vars.color.surface,
  overflowY: "auto",
});

export const skip = style({
  justifySelf: "start",
  selectors: {
    "&:not(:focus-within)": {
      position: "absolute",
      clipPath: "inset(50%)",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
    },
  },
});
