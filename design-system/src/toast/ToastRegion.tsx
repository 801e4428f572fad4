import { type ReactNode, useCallback, useReducer, useRef } from "react";
import { CloseIcon } from "../icons/index.ts";
import { changed, seen, type Standing } from "./toasts.ts";
import * as css from "./Toast.css.ts";
import { usePaused } from "./usePaused.ts";
import { useRegionFocus } from "./useRegionFocus.ts";
import { useStanding } from "./useStanding.ts";
import { type Toast, ToastContext } from "./useToast.ts";

export type ToastRegionProps = {
  /** The name of the region, with the key that leads there: "Messages (F6)". */
  label: string;
  /** Name of the cross of each toast. */
  dismissLabel: string;
  /** The application: everything below may call `useToast`. */
  children?: ReactNode;
};

/**
 * Where toasts stand: at the bottom edge, above the menu of phones. Once, around the application.
 *
 * @example <ToastRegion label={copy("toasts.region")} dismissLabel={copy("toasts.dismiss")}><App /></ToastRegion>
 */
export function ToastRegion({ label, dismissLabel, children }: ToastRegionProps) {
  const [toasts, change] = useReducer(changed, { nextId: 0, all: [] });
  const region = useRef<HTMLElement>(null);
  const shown = seen(toasts);
  const [paused, resting] = usePaused();
  const leave = useRegionFocus(region, shown.length);
  const show = useCallback((toast: Toast) => change({ type: "shown", toast }), []);
  return (
    <ToastContext value={show}>
      {children}
      {/* A landmark only while there is something in it. */}
      <section ref={region} aria-label={shown.length > 0 ? label : undefined} tabIndex={-1} className={css.region} data-state={stateOf(shown.length, paused)} {...resting}>
        {/* Always there, so that what arrives in it is heard; only what arrives, not the others again. */}
        <ol aria-live="polite" aria-relevant="additions" className={css.list}>
          {shown.map((toast) => (
            <Item
              key={toast.id}
              toast={toast}
              dismissLabel={dismissLabel}
              paused={paused}
              onStood={() => change({ type: "stood", id: toast.id })}
              onFocusChange={(id) => change({ type: "focused", id })}
              onLeave={() => leave(() => change({ type: "left", id: toast.id }))}
            />
          ))}
        </ol>
      </section>
    </ToastContext>
  );
}

function stateOf(count: number, paused: boolean): "empty" | "paused" | "running" {
  if (count === 0) return "empty";
  return paused ? "paused" : "running";
}

type ItemProps = { toast: Standing; dismissLabel: string; paused: boolean; onStood: () => void; onFocusChange: (id: number | undefined) => void; onLeave: () => void };

function Item({ toast: { id, message, action }, dismissLabel, paused, onStood, onFocusChange, onLeave }: ItemProps) {
  useStanding(message, paused, onStood);
  const act = () => {
    onLeave();
    action?.onPress();
  };
  return (
    <li className={css.toast} onFocus={() => onFocusChange(id)} onBlur={() => onFocusChange(undefined)}>
      <span className={css.message}>{message}</span>
      {action ? <button type="button" className={css.action} onClick={act}>{action.label}</button> : null}
      <button type="button" aria-label={dismissLabel} className={css.dismiss} onClick={onLeave}>
        <CloseIcon size={20} />
      </button>
    </li>
  );
}
