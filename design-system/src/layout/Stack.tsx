import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import type { Space } from "../theme/tokens.ts";
import * as css from "./layout.css.ts";

export type StackProps = {
  children?: ReactNode;
  /** Space between the children; `medium` by default. */
  gap?: Space;
  /** Horizontal alignment of the children; by default they fill the width. */
  align?: "start" | "center" | "end" | "stretch";
  as?: "div" | "section" | "ul" | "ol" | "li" | "form" | "fieldset" | "span";
};

/**
 * Stacks children vertically with equal space between them. The parent sets all spacing: components have no margins.
 *
 * @example <Stack gap="large"><Heading level={1}>Billing</Heading><Text>Nothing is due.</Text></Stack>
 */
export function Stack({ children, gap = "medium", align, as: Tag = "div" }: StackProps) {
  return <Tag className={classes(css.stack, css.gap[gap], align && css.align[align])}>{children}</Tag>;
}
