import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./Button.css.ts";

export type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  variant?: "primary" | "secondary" | "quiet";
  size?: "regular" | "compact";
  wide?: boolean;
  icon?: ReactNode;
  /** Heard when the link is followed, before the page changes. */
  onPress?: () => void;
  /** Saves the target as a file of this name instead of showing it. */
  download?: string;
};

/**
 * A link with the look of a button, for the main way on from a screen.
 *
 * @example <ButtonLink href="/billing/pay">Pay now</ButtonLink>
 */
export function ButtonLink({ href, children, variant = "primary", size, wide, icon, onPress, download }: ButtonLinkProps) {
  const Routed = useLinkComponent();
  const Anchor = download === undefined ? Routed : "a";
  return (
    <Anchor
      href={href}
      download={download}
      className={classes(css.button, css.variant[variant], size === "compact" && css.compact, wide && css.wide)}
      onClick={onPress && (() => onPress())}
    >
      {icon}
      {children}
    </Anchor>
  );
}
