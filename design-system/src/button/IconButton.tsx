import type { ReactNode, Ref } from "react";
import { classes } from "../internal/classes.ts";
import { titleOnHover } from "../internal/titleOnHover.ts";
import * as css from "./Button.css.ts";

export type IconButtonProps = {
  /** The accessible name, shown as a tooltip on hover. */
  label: string;
  icon: ReactNode;
  onPress?: () => void;
  /** `onBrand` is for the top bar. */
  variant?: "plain" | "onBrand";
  expanded?: boolean;
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * A button with an icon and no visible label, only for icons that everybody knows: close, menu.
 *
 * @example <IconButton label="Close" icon={<CloseIcon />} onPress={close} />
 */
export function IconButton({ label, icon, onPress, variant = "plain", expanded, controls, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      className={classes(css.button, css.iconOnly, variant === "plain" ? css.variant.quiet : css.onDeep)}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onPress && (() => onPress())}
      {...titleOnHover(label)}
    >
      {icon}
    </button>
  );
}
