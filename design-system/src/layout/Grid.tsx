import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import type { Space } from "../theme/tokens.ts";
import * as css from "./Grid.css.ts";
import { gap as gaps } from "./layout.css.ts";

export type GridProps = {
  children?: ReactNode;
  /** The minimum width of a cell: 176, 240 or 320 px at the default text size. */
  min: "small" | "medium" | "large";
  gap?: Space;
  as?: "div" | "ul";
};

/**
 * As many equal cells per line as fit. For a set of similar items: services, plans, shortcuts.
 *
 * @example <Grid min="medium">{services.map((service) => <ServiceCard key={service.id} {...service} />)}</Grid>
 */
export function Grid({ children, min, gap = "medium", as: Tag = "div" }: GridProps) {
  return <Tag className={classes(css.grid, gaps[gap], css.minColumn[min])}>{children}</Tag>;
}
