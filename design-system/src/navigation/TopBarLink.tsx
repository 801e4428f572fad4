import type { ReactNode } from "react";
import { Count, type CountProps } from "../badge/index.ts";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./navigation.css.ts";

export type TopBarLinkProps = {
  href: string;
  label: string;
  /** The icon that replaces the text on phones. */
  icon: ReactNode;
  count?: CountProps;
};

/** A link on the top bar: text where there is room, an icon on phones. */
export function TopBarLink({ href, label, icon, count }: TopBarLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={css.topBarLink}>
      <span className={css.topBarIcon}>{icon}</span>
      <span className={css.topBarWords}>{label}</span>
      {count && (
        <>
          {" "}
          <span className={css.topBarCount}>
            <Count {...count} />
          </span>
        </>
      )}
    </Anchor>
  );
}
