import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { PopupButton, type PopupButtonLook } from "../button/index.ts";
import { CloseIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import { popup as popupClass } from "../internal/popup/popup.css.ts";
import { usePopup } from "../internal/popup/usePopup.ts";
import * as css from "./Popover.css.ts";

export type PopoverProps = PopupButtonLook & {
  /** Names what it shows: "Who can change this?". On the button, or spoken where the button is an icon alone. */
  label: string;
  /** Its heading: the name of the dialog that opens. */
  title: string;
  children: ReactNode;
  /** Name of the closing cross. */
  closeLabel: string;
} & (
    | { /** Give it together with `onToggle` to hold the state yourself; otherwise it starts closed and holds its own. */ open: boolean; onToggle: (open: boolean) => void }
    | { open?: never; onToggle?: never }
  );

/**
 * A few lines beside the button that asks for them. The page stays in use: leaving it closes it.
 *
 * @example
 * <Popover look="quiet" label={copy("refused.who")} title={copy("refused.who.title")} closeLabel={copy("dialog.close")}>
 *   <Text>{copy("refused.who.answer", { owner })}</Text>
 * </Popover>
 */
export function Popover({ label, title, children, closeLabel, open, onToggle, ...look }: PopoverProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  const toggle = onToggle ?? setOwnOpen;
  const close = () => toggle(false);
  const { button, popup, left } = usePopoverFocus(shown, close);
  return (
    <span className={css.popover} data-state={shown ? "open" : "closed"} onBlur={left}>
      <PopupButton label={label} look={look} open={shown} kind="dialog" popupId={id} buttonRef={button} onPress={() => toggle(!shown)} />
      <div ref={popup} id={id} role="dialog" aria-labelledby={`${id}-title`} tabIndex={-1} popover="manual" className={classes(popupClass, css.sheet)}>
        {shown ? (
          <>
            <div className={css.header}>
              <div id={`${id}-title`} className={css.title}>{title}</div>
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

/** The focus goes into what opens, closes it by leaving, and is back on the button when it was closed under it. */
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
      // Without scrolling: a press outside may come from far below.
      if (lost && !leaving.current) opener?.focus({ preventScroll: true });
    };
  }, [shown, popup]);
  const left = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Without a next place the window has lost the focus, or nothing was pressed: `usePopup` knows about that.
    if (!shown || !relatedTarget || currentTarget.contains(relatedTarget)) return;
    leaving.current = true;
    onClose();
  };
  return { button, popup, left };
}
