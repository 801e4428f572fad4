import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classes } from "../internal/classes.ts";
import { popup as popupClass } from "../internal/popup/popup.css.ts";
import { usePopup } from "../internal/popup/usePopup.ts";
import * as css from "./Tooltip.css.ts";

export type TooltipProps = {
  /** A short description of the control. Text only: put interactive content into a `Popover`. */
  text: string;
  /** One `Button`, `IconButton`, `ButtonLink` or `Link`. */
  children: ReactNode;
};

/**
 * A short description of a control, shown on hover and on keyboard focus. Never the only place for information: touch
 * users do not see it.
 *
 * @example <Tooltip text={copy("editor.undo.key")}><IconButton label={copy("editor.undo")} icon={<UndoIcon />} onPress={undo} /></Tooltip>
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const { shown, hide, watching } = useLingering();
  const popup = usePopup<HTMLSpanElement>({ open: shown, onClose: hide, anchor: wrapper });
  useDescribed(wrapper, id);
  return (
    <span ref={wrapper} className={css.tooltip} data-state={shown ? "open" : "closed"} {...watching}>
      {children}
      <span ref={popup} id={id} role="tooltip" popover="manual" className={classes(popupClass, css.bubble)}>
        {text}
      </span>
    </span>
  );
}

/**
 * Adds the text to the control's `aria-describedby`, keeping existing ids. Removes `title`, because the browser's own
 * tooltip would cover this one; the control keeps its name in `aria-label`.
 */
function useDescribed(wrapper: { current: HTMLElement | null }, id: string): void {
  useLayoutEffect(() => {
    const control = wrapper.current?.querySelector("button, a[href]");
    if (!control) return;
    const ids = (control.getAttribute("aria-describedby") ?? "").split(" ").filter((other) => other && other !== id);
    control.setAttribute("aria-describedby", [...ids, id].join(" "));
    control.removeAttribute("title");
  });
}

/**
 * Delays in ms. Opening waits, so that a passing pointer shows nothing; closing waits, so that the pointer can reach
 * the text.
 */
const restsFor = 500;
const leavesFor = 250;

/** Whether the tooltip is shown: after a delay on hover or keyboard focus, until both are gone. */
function useLingering() {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (next: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const watching = {
    onPointerEnter: ({ pointerType }: PointerEvent) => (pointerType === "touch" ? undefined : later(true, restsFor)),
    onPointerLeave: ({ currentTarget }: PointerEvent) =>
      hasKeyboard(currentTarget) ? undefined : later(false, leavesFor),
    onFocus: ({ target }: FocusEvent) => (target.matches(":focus-visible") ? later(true, restsFor) : undefined),
    onBlur: hide,
    // Hide on press: the user has found the control, and what it opens needs the space.
    onClick: hide,
  };
  return { shown, hide, watching };
}

const hasKeyboard = (around: Element) => around.querySelector(":focus-visible") !== null;
