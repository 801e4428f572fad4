import type { ReactNode } from "react";
import * as css from "./navigation.css.ts";

export type AppShellProps = {
  /** The skip link and the top bar. */
  banner: ReactNode;
  side?: ReactNode;
  bottom?: ReactNode;
  /** What the skip link leads to; "main" unless told. */
  mainId?: string;
  children?: ReactNode;
};

/**
 * The frame of every page: banner, menus, and the main part between them.
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
