import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import type { Space } from "../theme/tokens.ts";
import * as css from "./Card.css.ts";

export type CardProps = {
  children?: ReactNode;
  /** `tint` holds what a screen is about; `sunken` holds what stands back. */
  tone?: "plain" | "tint" | "sunken";
  padding?: Space;
  /** The id of the card's title; needed for a `section` to be a place that can be jumped to. */
  labelledBy?: string;
  /** `section` when it has a title, `div` otherwise, unless told. */
  as?: "section" | "div" | "article" | "li";
};

/**
 * One thing on a surface of its own. Few on a screen, never inside each other.
 *
 * @example <Card labelledBy="coming-up"><CardTitle level={2} id="coming-up">Coming up</CardTitle></Card>
 */
export function Card({ children, tone = "plain", padding = "large", labelledBy, as }: CardProps) {
  const Tag = as ?? (labelledBy ? "section" : "div");
  return (
    <Tag className={classes(css.card, css.tone[tone], css.padding[padding])} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
