import { globalStyle } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";
import { day, number, sign } from "./Calendar.css.ts";
import { drawFilled } from "./drawFilled.ts";

const states = (...names: string[]) => `${day}:is(${names.map((name) => `[data-state="${name}"]`).join(", ")})`;
const inRange = states("start", "first", "between", "last", "end");

/** The inset of the circle, which is narrower than the day. */
const inset = "max(2px, 50% - 1.25rem)";
const round = "1.25rem";

for (const end of ["start", "end"]) drawFilled({ day, number, sign }, end);

// The band of a range is under the circles and rounded at the ends of the range.
globalStyle(day, { isolation: "isolate" });
globalStyle(`${inRange}::before`, {
  content: "",
  position: "absolute",
  zIndex: -1,
  inset: "2px 0",
  background: vars.color.brandTint,
  "@media": { [media.forcedColors]: { borderBlock: "2px solid Highlight" } },
});
// A range that continues in another week is only slightly rounded at the edge.
globalStyle(`${inRange}:first-child::before`, {
  borderStartStartRadius: vars.radius.small,
  borderEndStartRadius: vars.radius.small,
});
globalStyle(`${inRange}:last-child::before`, {
  borderStartEndRadius: vars.radius.small,
  borderEndEndRadius: vars.radius.small,
});
globalStyle(`${states("start", "first")}:nth-child(n)::before`, {
  insetInlineStart: inset,
  borderStartStartRadius: round,
  borderEndStartRadius: round,
});
globalStyle(`${states("end", "last")}:nth-child(n)::before`, {
  insetInlineEnd: inset,
  borderStartEndRadius: round,
  borderEndEndRadius: round,
});
