import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

/** A container query in rem: enlarged text turns rows into cards earlier. */
export const narrow = "(max-width: 35.99rem)";
export const roomy = "(min-width: 36rem)";

/** Full width: a size container gets no width from its content. */
export const place = style({
  containerType: "inline-size",
  inlineSize: "100%",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "12px",
  minInlineSize: 0,
  overflowX: "auto",
});

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "@container": { [narrow]: { display: "block", overflowWrap: "anywhere" } },
});

export const caption = style({
  paddingBlockEnd: "12px",
  fontSize: vars.text.h3,
  fontWeight: vars.weight.strong,
  textAlign: "start",
  "@container": { [narrow]: { display: "block" } },
});

/** Visually hidden where rows are cards. Uses `clip`, because some tools treat `clip-path` as hidden from everybody. */
export const head = style({
  "@container": {
    [narrow]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clip: "rect(0 0 0 0)",
      whiteSpace: "nowrap",
    },
  },
});

export const columnHeader = style({
  paddingBlock: "10px",
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  verticalAlign: "bottom",
});

export const rows = style({
  "@container": { [narrow]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" } },
});

export const row = style({
  "@container": {
    [narrow]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "6px",
      paddingBlock: "14px",
      paddingInline: "16px",
      background: vars.color.surface,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
    },
  },
});

const cellEdge = {
  padding: "14px 0",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  verticalAlign: "baseline",
} as const;

export const rowHeader = style({
  ...cellEdge,
  fontWeight: vars.weight.strong,
  "@container": {
    [narrow]: { display: "block", padding: "0 0 2px", border: 0, fontSize: vars.text.lead },
  },
});

export const cell = style({
  ...cellEdge,
  "@container": {
    [narrow]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      alignItems: "baseline",
      columnGap: vars.space.medium,
      padding: 0,
      border: 0,
      // Each line of a value, also of one with a badge above a second line.
      textAlign: "end",
    },
  },
  selectors: {
    // The column's name, visual only: screen readers use the header. Where alternative text in `content` is not
    // supported it is announced twice.
    "&[data-label]::before": {
      "@container": {
        [narrow]: {
          content: ["attr(data-label)", 'attr(data-label) / ""'],
          color: vars.color.inkQuiet,
          fontSize: vars.text.small,
        },
      },
    },
  },
});

// Cells have gaps between them and are flush with the content above and below the table.
const anyCell = `:is(${columnHeader}, ${rowHeader}, ${cell})`;
globalStyle(anyCell, { "@container": { [roomy]: { paddingInline: "12px" } } });
globalStyle(`${anyCell}:first-child`, { "@container": { [roomy]: { paddingInlineStart: 0 } } });
globalStyle(`${anyCell}:last-child`, { "@container": { [roomy]: { paddingInlineEnd: 0 } } });

export const cellValue = style({ minInlineSize: 0 });

export const align = styleVariants({ start: { textAlign: "start" }, end: { textAlign: "end" } });

export const nowrap = style({ whiteSpace: "nowrap" });
