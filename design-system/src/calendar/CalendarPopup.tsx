import { type FocusEvent, type MouseEvent, type ReactNode, type RefObject, useEffect } from "react";
import { CloseIcon } from "../icons/index.ts";
import { IconButton } from "../button/index.ts";
import { usePopup } from "../internal/popup/usePopup.ts";
import * as css from "./DateField.css.ts";

type CalendarPopupProps = {
  open: boolean;
  label: string;
  closeLabel: string;
  /** The field's frame, with the button that opens and gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** A calendar above the page. The focus goes to its day; it closes when the focus leaves, and gives it back when it is closed. */
export function CalendarPopup({ open, label, closeLabel, anchor, onClose, children }: CalendarPopupProps) {
  const close = () => {
    anchor.current?.querySelector("button")?.focus();
    onClose();
  };
  const popup = usePopup({ open, onClose: close, anchor });
  useEffect(() => {
    if (open) popup.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [open, popup]);
  const left = ({ relatedTarget }: FocusEvent) => {
    const stays = !relatedTarget || [popup.current, anchor.current].some((part) => part?.contains(relatedTarget));
    if (!stays) onClose();
  };
  const pressedBeside = ({ target, currentTarget }: MouseEvent) => (target === currentTarget ? close() : undefined);
  return (
    <div ref={popup} popover="manual" role="dialog" aria-label={label} className={css.layer} onBlur={left} onClick={pressedBeside}>
      {open && (
        <div className={css.sheet}>
          <div className={css.head}>
            {label}
            <IconButton label={closeLabel} icon={<CloseIcon size={22} />} onPress={close} />
          </div>
          {children}
        </div>
      )}
    </div>
  );
}
