import { classes } from "../internal/classes.ts";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./navigation.css.ts";
import type { NavigationItem } from "./SideNav.tsx";

export type BottomNavProps = {
  label: string;
  /** Three to six items with short names; six have smaller ones. */
  items: readonly NavigationItem[];
};

/** The main navigation below 1090 px, at the bottom edge within reach of the thumb. */
export function BottomNav({ label, items }: BottomNavProps) {
  const Anchor = useLinkComponent();
  return (
    <nav className={css.bottomNav} aria-label={label} data-bar="bottom">
      <ul className={css.bottomList}>
        {items.map((item) => (
          <li key={item.href} className={css.bottomItem}>
            <Anchor
              href={item.href}
              className={classes(css.bottomLink, items.length > 5 && css.bottomLinkSmall)}
              aria-current={item.current ? "page" : undefined}
            >
              {item.icon}
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
