import { globalStyle, style } from "@vanilla-extract/css";
import { foot as rowFoot } from "../../../components/rows.css.ts";

/** The PDF is at the end of the row's last line; the button's padding is outside the edge of the amount. */
export const foot = style([rowFoot, { marginInlineEnd: "-4px" }]);

/** The button is as wide as its label, and its label, not its icon, is on the baseline of the row. */
export const pdf = style({ flex: "none" });
globalStyle(`${pdf} > button`, { paddingInline: "4px" });
globalStyle(`${pdf} > button > span`, { alignSelf: "baseline" });

/** A date is not broken; a period breaks after its dash. */
export const oneLine = style({ whiteSpace: "nowrap" });
