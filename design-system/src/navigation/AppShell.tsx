import type { ReactNode } from "react";
import * as css from "./navigation.css.ts";

export type AppShellProps = {
  /** The skip link and the top bar. */
  banner: ReactNode;
  side?: ReactNode;
  bottom?: ReactNode;
  /** The id of the main element, the target of the skip link; "main" by default. */
  mainId?: string;
  children?: ReactNode;
};

/**
 * The layout of every page: the banner, the navigation, and the main element between them.
 *
 * @example <AppShell banner={<TopBar brand={brand} />} side={<SideNav {...menu} />} bottom={<BottomNav {...menu} />}>...</AppShell>
 */
export function AppShell({ banner, side, bottom, mainId = "main", children }: AppShellProps) {
  return (
    <div className={css.shell}>
      {banner}
      <div className={css.shellBody}>
        {side}
        <main id={mainId} tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
      {bottom}
    </div>
  );
}
