import { style, styleVariants } from "@vanilla-extract/css";
import { narrowPage } from "../internal/narrowPage.css.ts";
import { media, narrowWidth, wideWidth } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const page = style({
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: vars.space.medium,
  "@media": { [media.tablet]: { paddingInline: vars.space.large }, [media.desktop]: { paddingInline: "40px" } },
});

/** The maximum width is that of the content; the padding is added. */
const measured = styleVariants({ narrow: narrowWidth, wide: wideWidth }, (pixels) => ({
  boxSizing: "content-box" as const,
  inlineSize: "auto",
  maxInlineSize: `${pixels}px`,
}));
export const width = { ...measured, narrow: `${measured.narrow} ${narrowPage}`, full: undefined };
