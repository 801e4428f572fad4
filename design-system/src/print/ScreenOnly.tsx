import type { ReactNode } from "react";
import { screenOnly } from "./Print.css.ts";

/**
 * Content for the screen only, left out of print: buttons, links to other pages. Does not affect the layout on the
 * screen.
 */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={screenOnly}>{children}</div>;
}
