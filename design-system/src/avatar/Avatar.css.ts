import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

const { color } = vars;

/** The border keeps the round shape in forced colours. In rem, so that it scales with the name beside it. */
export const avatar = style({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  overflow: "hidden",
  border: `1px solid ${color.brandLine}`,
  borderRadius: vars.radius.full,
  background: color.brandTint,
  color: color.brandText,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  letterSpacing: "0.01em",
  userSelect: "none",
  verticalAlign: "middle",
});

export const size = styleVariants({
  small: { inlineSize: "2rem", blockSize: "2rem", fontSize: "0.8125rem" },
  medium: { inlineSize: "2.5rem", blockSize: "2.5rem", fontSize: "0.9375rem" },
  large: { inlineSize: "4rem", blockSize: "4rem", fontSize: "1.375rem" },
});

export const picture = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  selectors: { '&[data-state="coming"]': { visibility: "hidden" } },
});
