import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./Page.css.ts";

export type PageProps = {
  children?: ReactNode;
  /**
   * Maximum width: `narrow` is 608 px, for forms and other single-column content; `wide` is 1030 px; `full` is
   * unlimited, for a workbench.
   */
  width: "narrow" | "wide" | "full";
};

/**
 * Centres a page's content at a readable width, with side padding that grows with the screen. Beside the side menu of
 * `AppShell`, a narrow page starts where a wide one does.
 */
export function Page({ children, width }: PageProps) {
  return <div className={classes(css.page, css.width[width])}>{children}</div>;
}
