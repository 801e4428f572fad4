import type { ReactNode } from "react";
import { printOnly } from "./Print.css.ts";

/** Content for paper only: a full address, the date of printing. Hidden on the screen and from screen readers. */
export function PrintOnly({ children }: { children: ReactNode }) {
  return <div className={printOnly}>{children}</div>;
}
