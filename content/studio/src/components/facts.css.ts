import { style } from "@vanilla-extract/css";

/** No wider than the eye goes from a name to what belongs to it. */
export const facts = style({ maxInlineSize: "42rem" });
