import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import type { Space } from "../theme/tokens.ts";
import * as css from "./Inline.css.ts";
import * as layout from "./layout.css.ts";

export type InlineProps = {
  children?: ReactNode;
  /** Space between the children; `small` by default. */
  gap?: Space;
  /** Vertical alignment of the children; `center` by default. */
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  justify?: "start" | "center" | "end" | "between";
  /** Whether the children may wrap to a second line; `true` by default. */
  wrap?: boolean;
  as?: "div" | "ul" | "span" | "p";
};

/**
 * Places children side by side in reading order and wraps them when the line is full.
 *
 * @example <Inline><Button>Pay now</Button><ButtonLink href="/schedule">Schedule a payment</ButtonLink></Inline>
 */
export function Inline({
  children,
  gap = "small",
  align = "center",
  justify,
  wrap = true,
  as: Tag = "div",
}: InlineProps) {
  const names = classes(
    css.inline,
    layout.gap[gap],
    layout.align[align],
    justify && css.justify[justify],
    wrap && css.wrap,
  );
  return <Tag className={names}>{children}</Tag>;
}
