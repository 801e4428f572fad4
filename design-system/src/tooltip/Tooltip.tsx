import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { classes } from "../internal/classes.ts";
import { popup as popupClass } from "../internal/popup/popup.css.ts";
import { usePopup } from "../internal/popup/usePopup.ts";
import * as css from "./Tooltip.css.ts";
import { useLingering } from "./useLingering.ts";

export type TooltipProps = {
  /** A few words more about the control. Text alone: what can be pressed belongs into a `Popover`. */
  text: string;
  /** One `Button`, `IconButton`, `ButtonLink` or `Link`. */
  children: ReactNode;
};

/**
 * A few words more about a control, while the pointer rests on it or the keyboard is at it. Never the only way to say
 * something: a finger does not see it.
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
      <span ref={popup} id={id} role="tooltip" popover="manual" className={classes(popupClass, css.bubble)}>{text}</span>
    </span>
  );
}

/**
 * Ties the words to the control, beside what describes it already. The browser's own tooltip would stand on top of this one;
 * what it says is the control's name, which is kept in `aria-label`.
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
