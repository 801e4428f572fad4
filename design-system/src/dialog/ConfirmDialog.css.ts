import { style } from "@vanilla-extract/css";

export const answer = style({ display: "grid", selectors: { '&[data-state="waiting"]': { visibility: "hidden" } } });
