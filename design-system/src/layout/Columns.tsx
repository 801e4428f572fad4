import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import type { Space } from "../theme/tokens.ts";
import * as css from "./Columns.css.ts";
import { gap as gaps } from "./layout.css.ts";

export type ColumnsProps = {
  children?: ReactNode;
  /** How the width is shared. `hero` gives the first column the most. */
  template: "equal" | "main-aside" | "aside-main" | "hero";
  gap?: Space;
  /**
   * The breakpoint below which the columns are stacked; `tablet` (600 px) by default. They are also stacked where
   * enlarged text needs it.
   */
  collapseBelow?: "tablet" | "desktop";
};

/**
 * A fixed set of columns that are stacked in source order on narrow screens.
 *
 * @example <Columns template="main-aside"><BillBridge /><ComingUp /></Columns>
 */
export function Columns({ children, template, gap = "large", collapseBelow = "tablet" }: ColumnsProps) {
  return (
    <div className={classes(css.columns, gaps[gap], css.collapse[collapseBelow], css.template[template])}>
      {children}
    </div>
  );
}
