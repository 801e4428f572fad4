import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./text.css.ts";

export type TextProps = {
  children?: ReactNode;
  as?: "p" | "span" | "div" | "strong" | "em" | "li" | "time";
  /** `eyebrow` is for the line above a title or an amount. */
  size?: "small" | "body" | "lead" | "eyebrow";
  /** Small text and eyebrows are quiet by default, other text is ink. */
  tone?: "ink" | "quiet" | "success" | "critical" | "onBrand" | "inherit";
  weight?: "regular" | "medium" | "strong";
  /** Tabular figures, for numbers in columns. */
  numeric?: boolean;
  /** Zeros with a slash and tabular figures, for account, confirmation and other numbers that are typed elsewhere. */
  reference?: boolean;
  id?: string;
  /** Language of the text if it differs from the page's. */
  lang?: string;
};

/**
 * A paragraph or span of text.
 *
 * @example <Text size="small">Your last payment posted on November 6.</Text>
 */
export function Text({
  children,
  as: Tag = "p",
  size = "body",
  tone,
  weight,
  numeric,
  reference,
  id,
  lang,
}: TextProps) {
  const color = tone ?? (size === "small" || size === "eyebrow" ? "quiet" : "ink");
  const names = classes(
    css.size[size],
    color !== "inherit" && css.tone[color],
    weight && css.weight[weight],
    numeric && css.numeric,
    reference && css.reference,
  );
  return (
    <Tag className={names} id={id} lang={lang}>
      {children}
    </Tag>
  );
}
