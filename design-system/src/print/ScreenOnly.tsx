import type { ReactNode } from "react";
import { screenOnly } from "./Print.css.ts";

/** What paper cannot use: buttons, links to other pages. On the screen it is as if it were not there. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={screenOnly}>{children}</div>;
}
