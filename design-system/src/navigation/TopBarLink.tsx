import type { ReactNode } from "react";
import { Count, type CountProps } from "../badge/index.ts";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./navigation.css.ts";

export type TopBarLinkProps = {
  href: string;
  label: string;
  /** Stands for the words on phones. */
  icon: ReactNode;
  count?: CountProps;
};

/** A link on the top bar: its words where there is room, its icon on phones. */
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
