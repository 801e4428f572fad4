import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { PopupButton, type PopupButtonVariant } from "../button/index.ts";
import { CloseIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import { popup as popupClass } from "../internal/popup/popup.css.ts";
import { usePopup } from "../internal/popup/usePopup.ts";
import * as css from "./Popover.css.ts";

export type PopoverProps = PopupButtonVariant & {
  /** Label of the button: "Who can change this?". The accessible name if the button is an icon alone. */
  label: string;
  /** The heading of the popover, and the accessible name of its dialog. */
  title: string;
  children: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
} & (
    | {
        /** Makes the state controlled, together with `onOpenChange`. Without it the popover is uncontrolled and starts closed. */ open: boolean;
        onOpenChange: (open: boolean) => void;
      }
    | { open?: never; onOpenChange?: never }
  );

/**
 * Short content beside the button that opens it. It is a non-modal dialog: it closes when the focus leaves it.
 *
 * @example
 * <Popover variant="quiet" label={copy("refused.who")} title={copy("refused.who.title")} closeLabel={copy("dialog.close")}>
 *   <Text>{copy("refused.who.answer", { owner })}</Text>
 * </Popover>
 */
export function Popover({ label, title, children, closeLabel, open, onOpenChange, ...appearance }: PopoverProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  const toggle = onOpenChange ?? setOwnOpen;
  const close = () => toggle(false);
  const { button, popup, left } = usePopoverFocus(shown, close);
  return (
    <span className={css.popover} data-state={shown ? "open" : "closed"} onBlur={left}>
      <PopupButton
        label={label}
        {...appearance}
        open={shown}
        popupRole="dialog"
        popupId={id}
        ref={button}
        onPress={() => toggle(!shown)}
      />
      <div
        ref={popup}
        id={id}
        role="dialog"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        popover="manual"
        className={classes(popupClass, css.sheet)}
      >
        {shown ? (
          <>
            <div className={css.header}>
              <div id={`${id}-title`} className={css.title}>
                {title}
              </div>
              <button type="button" className={css.close} aria-label={closeLabel} onClick={close}>
                <CloseIcon size={20} />
              </button>
            </div>
            {children}
          </>
        ) : null}
      </div>
    </span>
  );
}

/**
 * Moves the focus into the popover on opening, closes it when the focus leaves, and returns the focus to the button on
 * closing.
 */
function usePopoverFocus(shown: boolean, onClose: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const popup = usePopup({ open: shown, onClose, anchor: button });
  const leaving = useRef(false);
  useEffect(() => {
    const [sheet, opener] = [popup.current, button.current];
    if (!shown || !sheet) return undefined;
    leaving.current = false;
    sheet.focus();
    return () => {
      const lost = document.activeElement === document.body || sheet.contains(document.activeElement);
      // Without scrolling: the press outside that closed the popover may be far below.
      if (lost && !leaving.current) opener?.focus({ preventScroll: true });
    };
  }, [shown, popup]);
  const left = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // No `relatedTarget` means that the window lost the focus or the press was on nothing focusable: `usePopup` handles
    // that.
    if (!shown || !relatedTarget || currentTarget.contains(relatedTarget)) return;
    leaving.current = true;
    onClose();
  };
  return { button, popup, left };
}
