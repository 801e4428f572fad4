import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect } from "react";
import { IconButton } from "../button/index.ts";
import { CloseIcon } from "../icons/index.ts";
import { useFocusOutside } from "../internal/popup/useFocusOutside.ts";
import { usePopup } from "../internal/popup/usePopup.ts";
import { media } from "../theme/tokens.ts";
import * as css from "./DateField.css.ts";

type CalendarPopupProps = {
  open: boolean;
  label: string;
  closeLabel: string;
  /** The frame of the field: it contains the button that opens the calendar and gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
};

/** On a phone the calendar covers the page, so its background is opaque. */
const coversPage = () => !matchMedia(media.tablet).matches;

/**
 * A calendar popup. Opening it focuses the selected day. It closes when the focus leaves it; otherwise closing returns
 * the focus to the button.
 */
export function CalendarPopup({ open, label, closeLabel, anchor, onClose, children }: CalendarPopupProps) {
  const close = () => {
    anchor.current?.querySelector("button")?.focus();
    onClose();
  };
  const popup = usePopup({ open, onClose: close, anchor });
  useFocusInside(open, popup, anchor, onClose);
  // Tabbing past the last tab stop continues after the field, as in the DOM order; Shift+Tab before the first one goes
  // to the button.
  const keyPressed = (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    if (key !== "Tab" || !(target instanceof HTMLElement)) return;
    if (shiftKey ? target !== firstStop(popup.current) : !target.dataset["day"]) return;
    if (shiftKey) event.preventDefault();
    close();
  };
  const pressedBeside = ({ target, currentTarget }: MouseEvent) => (target === currentTarget ? close() : undefined);
  return (
    <div
      ref={popup}
      popover="manual"
      role="dialog"
      aria-label={label}
      aria-modal={(open && coversPage()) || undefined}
      className={css.layer}
      onKeyDown={keyPressed}
      onClick={pressedBeside}
    >
      {open && (
        <div className={css.sheet}>
          <div className={css.head}>
            {label}
            <IconButton label={closeLabel} icon={<CloseIcon size={22} />} onPress={close} />
          </div>
          {children(close)}
        </div>
      )}
    </div>
  );
}

const firstStop = (popup: HTMLElement | null) =>
  [...(popup?.querySelectorAll("button, select") ?? [])].find((control) => control.checkVisibility());

type Part = RefObject<HTMLElement | null>;

/**
 * Moves the focus to the calendar's day on opening; closes the calendar when the focus leaves both it and its field.
 */
function useFocusInside(open: boolean, popup: Part, anchor: Part, onClose: () => void) {
  useEffect(() => {
    if (open) popup.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [open, popup]);
  useFocusOutside(open, popup, anchor, onClose);
}
