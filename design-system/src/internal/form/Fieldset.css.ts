import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.ts";
import { column, label } from "./form.css.ts";

export const fieldset = style({ ...column, padding: 0 });

/** A floated legend is laid out like any other child of the grid. */
export const legend = style([label, { float: "inline-start", fontSize: vars.text.h3, fontWeight: vars.weight.strong }]);

export const body = style({ minInlineSize: 0, paddingBlockStart: "4px" });
