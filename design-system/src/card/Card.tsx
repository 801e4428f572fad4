import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import type { Space } from "../theme/tokens.ts";
import * as css from "./Card.css.ts";

export type CardProps = {
  children?: ReactNode;
  /** `tint` is for the main content of a screen; `sunken` is for secondary content. */
  variant?: "plain" | "tint" | "sunken";
  padding?: Space;
  /** The id of the card's title; a `section` needs it to be a landmark. */
  labelledBy?: string;
  /** `section` by default when it has a title, otherwise `div`. */
  as?: "section" | "div" | "article" | "li";
};

/**
 * One item on its own surface. Use few on a screen, never nested.
 *
 * @example <Card labelledBy="coming-up"><CardTitle level={2} id="coming-up">Coming up</CardTitle></Card>
 */
export function Card({ children, variant = "plain", padding = "large", labelledBy, as }: CardProps) {
  const Tag = as ?? (labelledBy ? "section" : "div");
  return (
    <Tag className={classes(css.card, css.variant[variant], css.padding[padding])} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
