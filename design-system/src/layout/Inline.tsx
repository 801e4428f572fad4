import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import type { Space } from "../theme/tokens.ts";
import * as css from "./Inline.css.ts";
import * as layout from "./layout.css.ts";

export type InlineProps = {
  children?: ReactNode;
  /** Space between the children; `small` unless told. */
  gap?: Space;
  /** Where children stand across the line; centred unless told. */
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  justify?: "start" | "center" | "end" | "between";
  /** Whether children may take a second line; they may unless told. */
  wrap?: boolean;
  as?: "div" | "ul" | "span" | "p";
};

/**
 * Children beside each other, in reading order, wrapping when the line is full.
 *
 * @example <Inline><Button>Pay now</Button><ButtonLink href="/schedule">Schedule a payment</ButtonLink></Inline>
 */
export function Inline({ children, gap = "small", align = "center", justify, wrap = true, as: Tag = "div" }: InlineProps) {
  const names = classes(css.inline, layout.gap[gap], layout.align[align], justify && css.justify[justify], wrap && css.wrap);
  return <Tag className={names}>{children}</Tag>;
}
