import type { ReactNode } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { ExternalLinkIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import * as css from "./Link.css.ts";
import { useLinkComponent } from "./LinkProvider.tsx";

export type LinkProps = {
  href: string;
  children: ReactNode;
  /** `inherit` takes the surrounding text colour (inside alerts); `onBrand` is for the top bar. */
  tone?: "brand" | "inherit" | "onBrand";
  /** Opens a new window. The given label is announced after the link text: "opens in a new window". */
  external?: { label: string };
  /** The link leads to the current page (`aria-current`). */
  current?: boolean;
  /** Called when the link is followed, before the navigation. */
  onPress?: () => void;
};

/**
 * Navigates to a page. For an action on this page use `Button`.
 *
 * @example <Link href="/billing/history">See all payments</Link>
 */
export function Link({ href, children, tone = "brand", external, current, onPress }: LinkProps) {
  const Routed = useLinkComponent();
  const Anchor = external ? "a" : Routed;
  return (
    <Anchor
      href={href}
      className={classes(css.link, css.tone[tone])}
      aria-current={current ? "page" : undefined}
      onClick={onPress && (() => onPress())}
      {...(external && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {external ? (
        <>
          <span className={css.beforeIcon}>{children}</span>
          <span className={css.icon}>
            <ExternalLinkIcon size={16} />
          </span>
          <VisuallyHidden> ({external.label})</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </Anchor>
  );
}
