import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./text.css.ts";

export type HeadingProps = {
  children?: ReactNode;
  /** Heading level. */
  level: 1 | 2 | 3 | 4 | 5;
  /** The visual size, if it differs from the level. */
  size?: 1 | 2 | 3 | 4;
  id?: string;
  /** Makes it focusable by script: after a route change, on a result page. */
  focusable?: boolean;
};

/**
 * A heading (`h1` to `h5`) in the outline of the page.
 *
 * @example <Heading level={2} id="auto-pay">Auto Pay</Heading>
 */
export function Heading({ children, level, size = level === 5 ? 4 : level, id, focusable }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={classes(css.heading, css.headingSize[size])} id={id} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Tag>
  );
}
