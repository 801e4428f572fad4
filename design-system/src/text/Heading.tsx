import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./text.css.ts";

export type HeadingProps = {
  children?: ReactNode;
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How it looks, where that is not its level. */
  size?: 1 | 2 | 3 | 4;
  id?: string;
  /** Lets a script move focus here: a new route, an outcome. */
  focusable?: boolean;
};

/**
 * A title in the outline of the page.
 *
 * @example <Heading level={2} id="auto-pay">Auto Pay</Heading>
 */
export function Heading({ children, level, size = level, id, focusable }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={classes(css.heading, css.headingSize[size])} id={id} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Tag>
  );
}
