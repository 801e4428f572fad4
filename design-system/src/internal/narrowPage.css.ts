import { style } from "@vanilla-extract/css";

/** Marks a narrow page for the shell, which decides where it starts. It has no styles of its own. */
export const narrowPage = style({});
