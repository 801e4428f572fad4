import { style } from "@vanilla-extract/css";
import { media, vars } from "@portico/design-system/theme";

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.medium,
  inlineSize: "100%",
  minBlockSize: vars.control.height,
  padding: "10px 14px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: { '&[data-state="chosen"]': { borderColor: vars.color.brand, background: vars.color.brandTint } },
  "@media": { [media.hover]: { ":hover": { borderColor: vars.color.brand } } },
});

export const words = style({ display: "flex", flexDirection: "column", gap: "2px", minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.strong });
export const see = style({ fontSize: vars.text.small, color: vars.color.inkQuiet });
export const mark = style({ flex: "none", display: "flex", color: vars.color.brandText });
