import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./navigation.css.ts";

export type TopBarProps = {
  brand: ReactNode;
  /** Content at the end of the bar: links (tone `onBrand`), the language switch, the user. */
  children?: ReactNode;
  /** Whether the bar is sticky while the page scrolls: at every width, or on phones only. */
  sticky?: boolean | "phone";
};

/**
 * The banner landmark of every page.
 *
 * @example <TopBar brand={<Brand name="Portico Business" />}><Link href="/support" tone="onBrand">Support</Link></TopBar>
 */
export function TopBar({ brand, children, sticky }: TopBarProps) {
  return (
    <header
      className={classes(css.topBar, sticky && css.sticky[sticky === "phone" ? "phone" : "always"])}
      data-bar={sticky ? "top" : undefined}
    >
      {brand}
      {children && <div className={css.topBarContent}>{children}</div>}
    </header>
  );
}
