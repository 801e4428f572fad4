import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";
import * as table from "./Table.css.ts";

const print = "print";

export const place = style({
  containerType: "inline-size",
  inlineSize: "100%",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "12px",
  minInlineSize: 0,
});

export const caption = style({ fontSize: vars.text.h3, fontWeight: vars.weight.strong });

/** Separate borders: with collapsed ones the borders of a sticky header would scroll away. */
export const data = style([table.table, { borderCollapse: "separate", borderSpacing: 0 }]);

export const flow = style({ overflowX: "auto", minInlineSize: 0 });

/** A background of its own, so that row highlights end where the table does. */
export const frame = style([
  flow,
  {
    borderRadius: vars.radius.medium,
    "@container": { [table.roomy]: { background: vars.color.surface, border: `1px solid ${vars.color.line}` } },
  },
]);

/** A scroll container for the rows. In low windows and in print it is as high as its rows. */
export const scrolling = style([
  frame,
  {
    "@media": {
      [`screen and ${media.tall}`]: {
        "@container": {
          [table.roomy]: { maxBlockSize: "min(70dvh, 44rem)", overflowY: "auto", scrollPaddingBlockStart: "3.5rem" },
        },
      },
    },
  },
]);

/** In a scroll container cells have padding at the edges and the header is sticky. */
globalStyle(`${frame} :is(th, td):first-child`, { "@container": { [table.roomy]: { paddingInlineStart: "16px" } } });
globalStyle(`${frame} :is(th, td):last-child`, { "@container": { [table.roomy]: { paddingInlineEnd: "16px" } } });
globalStyle(`${frame} :is(tbody, tfoot):last-child > tr:last-child > *`, {
  "@container": { [table.roomy]: { borderBlockEnd: 0 } },
});
globalStyle(`${scrolling} thead th`, {
  "@container": {
    [table.roomy]: { position: "sticky", insetBlockStart: 0, zIndex: 1, background: vars.color.surface },
  },
  "@media": { [print]: { position: "static" } },
});

export const head = style([table.columnHeader, { verticalAlign: "middle" }]);

/** The button fills its header: the whole header is pressable. */
export const sortableHead = style([head, { paddingBlock: 0 }]);

export const sortButton = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "4px",
  minBlockSize: "44px",
  padding: "4px 6px",
  marginInline: "-6px",
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  fontWeight: "inherit",
  textAlign: "inherit",
  cursor: "pointer",
  selectors: {
    // Inset: a scrolling table would clip an outer ring.
    "&:focus-visible": { outlineOffset: "-3px", boxShadow: "none" },
    // The label is aligned with the ends of the figures.
    [`${table.align.end} > &`]: { flexDirection: "row-reverse" },
    "[aria-sort] > &": { color: vars.color.ink, fontWeight: vars.weight.strong },
  },
  "@container": { [table.narrow]: { display: "none" } },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover": { color: vars.color.ink, textDecoration: "underline", textUnderlineOffset: "3px" } },
    },
  },
});

/** Where rows are cards the headers are visually hidden, and a button there would have an invisible focus. */
export const plainHeader = style({ display: "none", "@container": { [table.narrow]: { display: "inline" } } });

export const sortMark = style({
  color: vars.color.lineStrong,
  selectors: { "[aria-sort] &": { color: vars.color.brandText } },
});

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "8px 16px",
  "@media": { [print]: { display: "none" } },
  selectors: { "&:empty": { display: "none" } },
});

export const sortList = style({
  display: "none",
  "@container": { [table.narrow]: { display: "block", flex: "1 1 12rem" } },
});

export const busy = style({
  display: "flex",
  gap: "10px",
  alignItems: "center",
  minBlockSize: "24px",
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
});

export const row = style([
  table.row,
  {
    breakInside: "avoid",
    transition: `background-color ${vars.motion.quick}`,
    selectors: { '&[data-state="selected"]': { background: vars.color.brandTint } },
    "@container": {
      [table.narrow]: {
        selectors: {
          '&[data-state="selected"]': {
            borderColor: vars.color.brandText,
            boxShadow: `inset 0 0 0 1px ${vars.color.brandText}`,
          },
        },
      },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: { '&[data-state="selected"]': { outline: "2px solid Highlight", outlineOffset: "-2px" } },
      },
    },
  },
]);

export const actionsCell = style([
  table.cell,
  {
    paddingBlock: "2px",
    verticalAlign: "middle",
    textAlign: "end",
    "@container": { [table.narrow]: { justifyContent: "flex-start", paddingBlock: "4px 0" } },
    "@media": { [print]: { display: "none" } },
  },
]);

export const actionsHead = style([head, { textAlign: "end", "@media": { [print]: { display: "none" } } }]);

export const messageCell = style({
  paddingBlock: vars.space.medium,
  "@container": { [table.narrow]: { display: "block" } },
});

export const messageRow = style({ "@container": { [table.narrow]: { display: "block" } } });

export const foot = style({ "@container": { [table.narrow]: { display: "block", paddingBlockStart: "12px" } } });

export const totals = style([
  table.row,
  { breakInside: "avoid", "@container": { [table.narrow]: { background: vars.color.sunken } } },
]);

const sum = {
  borderBlockStart: `2px solid ${vars.color.lineStrong}`,
  borderBlockEnd: 0,
  fontWeight: vars.weight.strong,
} as const;
export const totalsHeader = style([table.rowHeader, sum, { "@container": { [table.narrow]: { border: 0 } } }]);
export const total = style([table.cell, sum, { "@container": { [table.narrow]: { border: 0 } } }]);
export const noTotal = style([table.cell, sum, { "@container": { [table.narrow]: { display: "none" } } }]);
