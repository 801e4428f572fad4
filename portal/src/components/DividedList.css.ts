import { style } from "@vanilla-extract/css";

/** Browsers without alternative text of generated content show the dot and may read it out. */
export const dot = style({
  "::before": { content: ['"·"', '"·" / ","'], marginInlineStart: "0.25em" },
});
