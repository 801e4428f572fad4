import type { ReactNode } from "react";
import { skipLink } from "./navigation.css.ts";

export type SkipLinkProps = {
  /** The id of the main part, with its hash: "#main". */
  href: `#${string}`;
  children: ReactNode;
};

/** The first thing on a page: seen when it has focus, it leads past the menus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}
