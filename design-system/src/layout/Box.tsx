import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import type { Space } from "../theme/tokens.ts";
import * as css from "./Box.css.ts";

export type BoxProps = {
  children?: ReactNode;
  padding?: Space;
  variant?: "plain" | "tint" | "sunken";
};

/**
 * Padding around its children, on a tinted or sunken ground with a `variant`. For an item with its own name use `Card`.
 */
export function Box({ children, padding = "none", variant = "plain" }: BoxProps) {
  return <div className={classes(css.box, css.padding[padding], css.variant[variant])}>{children}</div>;
}
