import type { KeyboardEventHandler, ReactNode, Ref } from "react";
import { ChevronDownIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import * as css from "./Button.css.ts";
import * as own from "./PopupButton.css.ts";

/** How a button that opens a popup looks: its words, with an icon before them or not, or an icon alone whose words are spoken. */
export type PopupButtonLook =
  | { look?: "secondary" | "quiet" | "onBrand"; size?: "regular" | "compact"; icon?: ReactNode }
  | { look: "icon"; size?: never; icon: ReactNode };

export type PopupButtonProps = {
  /** Says what it opens; stays the same while that is open. */
  label: string;
  look: PopupButtonLook;
  open: boolean;
  /** What it opens. */
  kind: "menu" | "dialog";
  /** The id of what it opens. */
  popupId: string;
  buttonRef: Ref<HTMLButtonElement>;
  onPress: () => void;
  onKeyDown?: KeyboardEventHandler | undefined;
};

const looks = { secondary: css.variant.secondary, quiet: css.variant.quiet, onBrand: classes(css.onDeep, own.onBrand), icon: css.variant.quiet };

/**
 * The button beside which a popup stands. `Menu` and `Popover` bring it along; take it for a popup of your own.
 *
 * @example <PopupButton label="Filters" look={{ look: "secondary" }} kind="dialog" popupId={id} buttonRef={button} open={open} onPress={toggle} />
 */
export function PopupButton({ label, look, open, kind, popupId, buttonRef, onPress, onKeyDown }: PopupButtonProps) {
  const alone = look.look === "icon";
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-haspopup={kind}
      aria-expanded={open}
      aria-controls={popupId}
      aria-label={alone ? label : undefined}
      title={alone ? label : undefined}
      className={classes(css.button, own.popupButton, looks[look.look ?? "secondary"], alone && css.iconOnly, look.size === "compact" && css.compact)}
      onClick={() => onPress()}
      onKeyDown={onKeyDown}
    >
      {look.icon}
      {alone ? null : <><span className={own.words}>{label}</span><ChevronDownIcon size={18} /></>}
    </button>
  );
}
