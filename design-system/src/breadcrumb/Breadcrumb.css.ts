import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** A container query in rem: enlarged text collapses the line as a phone does. */
const narrow = "(max-width: 35.99rem)";
const roomy = "(min-width: 36rem)";

export const breadcrumb = style({ containerType: "inline-size" });

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  fontSize: vars.text.small,
  lineHeight: 1.35,
});

/** A separator after each crumb, not announced; at the end of a line it shows that more follows. */
export const item = style({
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  selectors: { "&:not(:last-child)::after": { content: '"/" / ""', paddingInline: "6px", color: vars.color.inkQuiet } },
});

/** Hidden when the button replaces it. */
export const inTheMiddle = style({ "@container": { [narrow]: { display: "none" } } });
export const folded = style({ "@container": { [roomy]: { display: "none" } } });

export const link = style({
  minInlineSize: 0,
  paddingBlock: "10px",
  borderRadius: vars.radius.small,
  overflowWrap: "anywhere",
  "@media": { [media.hover]: { ":hover": { textDecorationThickness: "2px" } } },
});

export const current = style({ minInlineSize: 0, color: vars.color.inkQuiet, overflowWrap: "anywhere" });

export const more = style({
  minInlineSize: "40px",
  minBlockSize: "40px",
  marginInline: "-10px",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: vars.color.brandText,
  fontWeight: vars.weight.strong,
  cursor: "pointer",
  "@media": { [media.hover]: { ":hover": { background: vars.color.brandTint } }, print: { display: "none" } },
});
