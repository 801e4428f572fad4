import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";
import * as table from "./Table.css.ts";

/** The whole line is pressable, also beside the checkbox. */
const target = `max(${vars.control.height}, 1.5rem)`;
export const holder = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "12px",
  minBlockSize: target,
  minInlineSize: "1.5rem",
  cursor: "pointer",
});

export const boxHolder = style({ position: "relative", display: "grid", flex: "none" });

/** The checkbox of a row is beside the first line of its text, or beside the title of its card. */
export const cell = style([
  table.cell,
  {
    inlineSize: "2.75rem",
    paddingBlock: 0,
    verticalAlign: "top",
    "@container": {
      [table.narrow]: { inlineSize: "auto", gridRow: 1, padding: 0 },
    },
    "@media": { print: { display: "none" } },
  },
]);
export const columnHead = style([table.columnHeader, { "@media": { print: { display: "none" } } }]);

globalStyle(`${cell} label`, {
  // Centres the checkbox on the first line, at any text size.
  marginBlockStart: `calc(14px + 0.75rem - ${target} / 2)`,
  "@container": { [table.narrow]: { marginBlock: `calc((1.5 * ${vars.text.lead} - ${target}) / 2)` } },
});
globalStyle(`tr:has(> ${cell})`, {
  "@container": { [table.narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "12px" } },
});
globalStyle(`tr:has(> ${cell}) > *`, { "@container": { [table.narrow]: { gridColumn: "1 / -1" } } });
globalStyle(`${cell}${cell}${cell}`, { "@container": { [table.narrow]: { gridColumn: 1 } } });
globalStyle(`tr > ${cell} + *`, { "@container": { [table.narrow]: { gridColumn: 2 } } });

/** Its checkbox is aligned with those of the rows, which have a border. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 20px",
  flex: "1 1 auto",
  minBlockSize: vars.control.height,
  paddingInlineStart: "17px",
  overflowWrap: "anywhere",
});
export const all = style({ fontWeight: vars.weight.medium });
export const count = style({ color: vars.color.inkQuiet, fontVariantNumeric: "tabular-nums" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small, marginInlineStart: "auto" });
