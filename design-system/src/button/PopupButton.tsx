import type { KeyboardEventHandler, ReactNode, Ref } from "react";
import { ChevronDownIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import { titleOnHover } from "../internal/titleOnHover.ts";
import * as css from "./Button.css.ts";
import * as own from "./PopupButton.css.ts";

/**
 * The variants of a button that opens a popup: a label with an optional icon, or an icon alone whose label is its
 * accessible name.
 */
export type PopupButtonVariant =
  | { variant?: "secondary" | "quiet" | "onBrand"; size?: "regular" | "compact"; icon?: ReactNode }
  | { variant: "icon"; size?: never; icon: ReactNode };

export type PopupButtonProps = PopupButtonVariant & {
  /** Names what the button opens; does not change while it is open. */
  label: string;
  open: boolean;
  /** The ARIA role of the popup, for `aria-haspopup`. */
  popupRole: "menu" | "dialog";
  /** The id of the popup, for `aria-controls`. */
  popupId: string;
  ref: Ref<HTMLButtonElement>;
  onPress: () => void;
  onKeyDown?: KeyboardEventHandler | undefined;
};

const variants = {
  secondary: css.variant.secondary,
  quiet: css.variant.quiet,
  onBrand: classes(css.onDeep, own.onBrand),
  icon: css.variant.quiet,
};

/**
 * The trigger of a popup. `Menu` and `Popover` include it; use it for custom popups.
 *
 * @example <PopupButton label="Filters" variant="quiet" popupRole="dialog" popupId={id} ref={button} open={open} onPress={toggle} />
 */
export function PopupButton(props: PopupButtonProps) {
  const { label, variant = "secondary", open, popupRole, popupId, ref, onPress, onKeyDown } = props;
  const alone = variant === "icon";
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup={popupRole}
      aria-expanded={open}
      aria-controls={popupId}
      aria-label={alone ? label : undefined}
      className={classes(
        css.button,
        own.popupButton,
        variants[variant],
        alone && css.iconOnly,
        props.size === "compact" && css.compact,
      )}
      onClick={() => onPress()}
      onKeyDown={onKeyDown}
      {...(alone && titleOnHover(label))}
    >
      {props.icon}
      {alone ? null : (
        <>
          <span className={own.text}>{label}</span>
          <ChevronDownIcon size={18} />
        </>
      )}
    </button>
  );
}
