import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

const mark = { paddingInline: "2px", borderRadius: "3px", textDecorationSkipInk: "none", boxDecorationBreak: "clone", WebkitBoxDecorationBreak: "clone" } as const;

/** Lines tell the two apart where there is no colour. */
export const removed = style({ ...mark, color: vars.color.bad, background: vars.color.badTint, textDecoration: "line-through 2px" });
export const added = style({ ...mark, color: vars.color.good, background: vars.color.goodTint, textDecoration: "underline 2px", textUnderlineOffset: "3px" });
