import { media, phoneWidth, vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

const onPhones = `(max-width: ${phoneWidth - 1}px)`;

/** Where there is room: on phones the first screen says who works here. */
export const person = style({ fontSize: "0.9375rem", "@media": { [onPhones]: { display: "none" } } });

export const bothLanguages = style({ "@media": { [onPhones]: { display: "none" } } });

export const otherLanguage = style({
  minBlockSize: "44px",
  minInlineSize: "44px",
  paddingInline: vars.space.xsmall,
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  fontSize: "0.9375rem",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
  "@media": { [media.tablet]: { display: "none" } },
});

/** There from the start, so that what appears in it is spoken. */
export const failed = style({ fontSize: "0.9375rem", selectors: { "&:empty": { position: "absolute" } } });
