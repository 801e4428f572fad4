import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./Button.css.ts";

export type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  variant?: "primary" | "secondary" | "quiet";
  size?: "regular" | "compact";
  fullWidth?: boolean;
  icon?: ReactNode;
  /** Called when the link is followed, before the navigation. */
  onPress?: () => void;
  /** Downloads the target as a file of this name instead of opening it. */
  download?: string;
};

/**
 * A link that looks like a button, for the main navigation from a screen.
 *
 * @example <ButtonLink href="/billing/pay">Pay now</ButtonLink>
 */
export function ButtonLink({
  href,
  children,
  variant = "primary",
  size,
  fullWidth,
  icon,
  onPress,
  download,
}: ButtonLinkProps) {
  const Routed = useLinkComponent();
  const Anchor = download === undefined ? Routed : "a";
  return (
    <Anchor
      href={href}
      download={download}
      className={classes(
        css.button,
        css.variant[variant],
        size === "compact" && css.compact,
        fullWidth && css.fullWidth,
      )}
      onClick={onPress && (() => onPress())}
    >
      {icon}
      {children}
    </Anchor>
  );
}
