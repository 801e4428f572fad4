import type { ReactNode } from "react";
import { printOnly } from "./Print.css.ts";

/** What only paper needs: an address in full, the day of printing. Neither shown nor spoken on the screen. */
export function PrintOnly({ children }: { children: ReactNode }) {
  return <div className={printOnly}>{children}</div>;
}
