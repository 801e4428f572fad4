import { style } from "@vanilla-extract/css";

/** A day, a time, or where a call went: never broken within. */
export const oneLine = style({ whiteSpace: "nowrap" });
