import type { ReactNode } from "react";
import { skipLink } from "./navigation.css.ts";

export type SkipLinkProps = {
  /** The id of the main element, with its hash: "#main". */
  href: `#${string}`;
  children: ReactNode;
};

/** The first link of a page: visible while focused, it skips the navigation. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}
