import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./text.css.ts";

export type TextProps = {
  children?: ReactNode;
  as?: "p" | "span" | "div" | "strong" | "em" | "li" | "time";
  /** `eyebrow` is the line above a title or an amount. */
  size?: "small" | "body" | "lead" | "eyebrow";
  /** Quiet for small print and eyebrows, otherwise ink, unless told. */
  tone?: "ink" | "quiet" | "good" | "bad" | "onBrand" | "inherit";
  weight?: "regular" | "medium" | "strong";
  /** Figures of one width, for numbers that stand in columns. */
  numeric?: boolean;
  id?: string;
  /** Language of these words where it is not that of the page. */
  lang?: string;
};

/**
 * Running text.
 *
 * @example <Text size="small">Your last payment posted on November 6.</Text>
 */
export function Text({ children, as: Tag = "p", size = "body", tone, weight, numeric, id, lang }: TextProps) {
  const color = tone ?? (size === "small" || size === "eyebrow" ? "quiet" : "ink");
  const names = classes(css.size[size], color !== "inherit" && css.tone[color], weight && css.weight[weight], numeric && css.numeric);
  return (
    <Tag className={names} id={id} lang={lang}>
      {children}
    </Tag>
  );
}
