import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import type { Space } from "../theme/tokens.ts";
import * as css from "./Box.css.ts";

export type BoxProps = {
  children?: ReactNode;
  padding?: Space;
  tone?: "plain" | "tint" | "sunken";
};

/** Air around something, on a quiet ground when it has a tone. For a thing with a name of its own take `Card`. */
export function Box({ children, padding = "none", tone = "plain" }: BoxProps) {
  return <div className={classes(css.box, css.padding[padding], css.tone[tone])}>{children}</div>;
}
