import { media, vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Width from which two columns have room. In em, so that enlarged text goes back to one earlier. */
const twoColumns = "(min-width: 40em)";

const oneColumn = style({
  display: "grid",
  padding: 0,
  margin: 0,
  listStyle: "none",
  overflow: "hidden",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const list = {
  1: oneColumn,
  2: style([oneColumn, { "@media": { [twoColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } }]),
};

/** Each row draws the line above it; that of the first row lies under the edge of the list. */
const itemOfOne = style({
  display: "grid",
  marginBlockStart: "-1px",
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const item = {
  1: itemOfOne,
  2: style([
    itemOfOne,
    {
      "@media": {
        [twoColumns]: {
          selectors: {
            "&:nth-child(even)": { borderInlineStart: `1px solid ${vars.color.line}` },
            "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" },
          },
        },
      },
    },
  ]),
};

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minBlockSize: "56px",
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  position: "relative",
  transition: `background-color ${vars.motion.quick}`,
  "@media": { [media.hover]: { ":hover": { background: vars.color.brandTint } } },
});

export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2px",
});

/** The whole row can be pressed: the link's own area reaches to its edges. */
export const link = style({
  justifySelf: "start",
  color: vars.color.brandText,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: {
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    // Inset: the list clips an outer ring at its corners.
    "&:focus-visible::after": { outline: `3px solid ${vars.color.focusOuter}`, outlineOffset: "-3px" },
  },
  "@media": { [media.hover]: { selectors: { [`${row}:hover &`]: { textDecoration: "underline" } } } },
});

export const strongLink = style([link, { fontWeight: vars.weight.strong }]);

export const description = style({ color: vars.color.inkQuiet, fontSize: vars.text.small, lineHeight: 1.45 });

/** Points in the reading direction. */
export const chevron = style({
  flex: "none",
  display: "grid",
  color: vars.color.inkQuiet,
  selectors: { "[dir='rtl'] &": { scale: "-1 1" } },
});
