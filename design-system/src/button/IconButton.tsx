import type { ReactNode, Ref } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./Button.css.ts";

export type IconButtonProps = {
  /** The name that is spoken, and shown when the pointer rests here. */
  label: string;
  icon: ReactNode;
  onPress?: () => void;
  /** `onBrand` stands on the top bar. */
  tone?: "plain" | "onBrand";
  expanded?: boolean;
  controls?: string;
  buttonRef?: Ref<HTMLButtonElement>;
};

/**
 * A button that is only an icon, for the few that everybody knows: close, menu.
 *
 * @example <IconButton label="Close" icon={<CloseIcon />} onPress={close} />
 */
export function IconButton({ label, icon, onPress, tone = "plain", expanded, controls, buttonRef }: IconButtonProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={label}
      title={label}
      className={classes(css.button, css.iconOnly, tone === "plain" ? css.variant.quiet : css.onDeep)}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onPress && (() => onPress())}
    >
      {icon}
    </button>
  );
}
