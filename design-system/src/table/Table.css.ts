import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

/** The table looks at its own place, in rem: enlarged text turns rows into cards earlier. */
export const narrow = "(max-width: 35.99rem)";
export const roomy = "(min-width: 36rem)";

/** As wide as its place: what looks at its own width has none of its words'. */
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

/** Only heard where rows are cards. By `clip`, because there are tools that take what a clip path hides for hidden from everybody. */
export const head = style({
  "@container": {
    [narrow]: { position: "absolute", inlineSize: "1px", blockSize: "1px", overflow: "hidden", clip: "rect(0 0 0 0)", whiteSpace: "nowrap" },
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

export const rows = style({ "@container": { [narrow]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" } } });

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
  "@container": { [narrow]: { display: "block", padding: "0 0 2px", border: 0, textAlign: "start", fontSize: vars.text.lead } },
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
      textAlign: "start",
    },
  },
  selectors: {
    // The column's name, which is only seen: to the ear the header says it. Where it cannot be silenced it is heard twice.
    "&[data-label]::before": {
      "@container": {
        [narrow]: { content: ["attr(data-label)", 'attr(data-label) / ""'], color: vars.color.inkQuiet, fontSize: vars.text.small },
      },
    },
  },
});

// Cells keep apart from each other and stand flush with what is above and below the table.
const anyCell = `:is(${columnHeader}, ${rowHeader}, ${cell})`;
globalStyle(anyCell, { "@container": { [roomy]: { paddingInline: "12px" } } });
globalStyle(`${anyCell}:first-child`, { "@container": { [roomy]: { paddingInlineStart: 0 } } });
globalStyle(`${anyCell}:last-child`, { "@container": { [roomy]: { paddingInlineEnd: 0 } } });

export const cellValue = style({ minInlineSize: 0 });

export const align = styleVariants({ start: { textAlign: "start" }, end: { textAlign: "end" } });

export const nowrap = style({ whiteSpace: "nowrap" });
