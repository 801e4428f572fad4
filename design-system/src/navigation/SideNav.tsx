import type { ReactNode } from "react";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./navigation.css.ts";

export type NavigationItem = { href: string; label: string; icon: ReactNode; current: boolean };

export type SideNavProps = {
  /** Accessible name of this navigation landmark. */
  label: string;
  /** Shown above the links: the name of the account. */
  header?: ReactNode;
  items: readonly NavigationItem[];
};

/**
 * The main navigation on wide screens, 250 px wide; not rendered below 1090 px, where `BottomNav` replaces it.
 *
 * @example <SideNav label="Main" items={[{ href: "/", label: "Account Summary", icon: <HomeIcon />, current: true }]} />
 */
export function SideNav({ label, header, items }: SideNavProps) {
  const Anchor = useLinkComponent();
  return (
    <nav className={css.sideNav} aria-label={label}>
      {header && <div className={css.sideHeader}>{header}</div>}
      <ul className={css.sideList}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} className={css.sideLink} aria-current={item.current ? "page" : undefined}>
              {item.icon}
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
