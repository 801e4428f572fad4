import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./navigation.css.ts";

export type TopBarProps = {
  brand: ReactNode;
  /** What stands at the other end: links (tone `onBrand`), the language, the person. */
  children?: ReactNode;
  /** Stays in sight while the page scrolls: on every width, or on phones alone. */
  sticky?: boolean | "phone";
};

/**
 * The banner of every page.
 *
 * @example <TopBar brand={<Brand name="Portico Business" />}><Link href="/support" tone="onBrand">Support</Link></TopBar>
 */
export function TopBar({ brand, children, sticky }: TopBarProps) {
  return (
    <header className={classes(css.topBar, sticky && css.sticky[sticky === "phone" ? "phone" : "always"])} data-bar={sticky ? "top" : undefined}>
      {brand}
      {children && <div className={css.topBarContent}>{children}</div>}
    </header>
  );
}
