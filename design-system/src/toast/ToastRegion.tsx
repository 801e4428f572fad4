import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { CloseIcon } from "../icons/index.ts";
import { changed, visible, type QueuedToast } from "./toasts.ts";
import { type Toast, ToastContext } from "./useToast.ts";
import { followBottomBars, spaceOfBottomBars } from "../internal/bottomBars.ts";
import { focusPage } from "../internal/focusPage.ts";
import * as css from "./Toast.css.ts";

export type ToastRegionProps = {
  /** Accessible name of the region, with its shortcut key: "Messages (F6)". */
  label: string;
  /** Accessible name of each toast's dismiss button. */
  dismissLabel: string;
  /** The application: every component in it may call `useToast`. */
  children?: ReactNode;
};

/**
 * Shows toasts at the bottom edge; on phones above the navigation and the actions of a step. Render it once, around the application.
 *
 * @example <ToastRegion label={copy("toasts.region")} dismissLabel={copy("toasts.dismiss")}><App /></ToastRegion>
 */
export function ToastRegion({ label, dismissLabel, children }: ToastRegionProps) {
  const [toasts, change] = useReducer(changed, { nextId: 0, all: [] });
  const region = useRef<HTMLElement>(null);
  const shown = visible(toasts);
  const [paused, resting] = usePaused();
  const leave = useRegionFocus(region, shown.length);
  usePlaceAboveBars(region, shown.length > 0);
  const show = useCallback((toast: Toast) => change({ type: "shown", toast }), []);
  return (
    <ToastContext value={show}>
      {children}
      {/* A landmark only while it contains toasts. */}
      <section
        ref={region}
        aria-label={shown.length > 0 ? label : undefined}
        tabIndex={-1}
        className={css.region}
        data-state={stateOf(shown.length, paused)}
        {...resting}
      >
        {/* The live region is always mounted, so that additions are announced; `aria-relevant` limits it to
            additions. */}
        <ol aria-live="polite" aria-relevant="additions" className={css.list}>
          {shown.map((toast) => (
            <Item
              key={toast.id}
              toast={toast}
              dismissLabel={dismissLabel}
              paused={paused}
              onExpire={() => change({ type: "expired", id: toast.id })}
              onFocusChange={(id) => change({ type: "focused", id })}
              onRemove={() => leave(() => change({ type: "removed", id: toast.id }))}
            />
          ))}
        </ol>
      </section>
    </ToastContext>
  );
}

const gapAboveBars = 24;

/** While there are toasts, keeps them above the bars at the bottom, whatever their height. */
function usePlaceAboveBars(region: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useLayoutEffect(() => {
    const toasts = region.current;
    if (!hasToasts || !toasts) return undefined;
    const place = () => {
      const space = spaceOfBottomBars(toasts.offsetHeight + 2 * gapAboveBars);
      toasts.style.insetBlockEnd = space > 0 ? `${space + gapAboveBars}px` : "";
    };
    const stop = followBottomBars(place);
    // At the end of a page its bar leaves the edge of the window.
    addEventListener("scroll", place, { passive: true });
    return () => {
      stop();
      removeEventListener("scroll", place);
    };
  }, [region, hasToasts]);
}

function stateOf(count: number, paused: boolean): "empty" | "paused" | "running" {
  if (count === 0) return "empty";
  return paused ? "paused" : "running";
}

type ItemProps = {
  toast: QueuedToast;
  dismissLabel: string;
  paused: boolean;
  onExpire: () => void;
  onFocusChange: (id: number | undefined) => void;
  onRemove: () => void;
};

function Item({ toast: { id, message, action }, dismissLabel, paused, onExpire, onFocusChange, onRemove }: ItemProps) {
  useReadingTime(message, paused, onExpire);
  const act = () => {
    onRemove();
    action?.onPress();
  };
  return (
    <li className={css.toast} onFocus={() => onFocusChange(id)} onBlur={() => onFocusChange(undefined)}>
      <span className={css.message}>{message}</span>
      {action ? (
        <button type="button" className={css.action} onClick={act}>
          {action.label}
        </button>
      ) : null}
      <button type="button" aria-label={dismissLabel} className={css.dismiss} onClick={onRemove}>
        <CloseIcon size={20} />
      </button>
    </li>
  );
}

/** Whether the timers pause: while the region is hovered or has the focus, or the page is hidden. */
function usePaused() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "hidden",
    () => false,
  );
  const resting = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  };
  return [pointed || focused || hidden, resting] as const;
}

function subscribe(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

/** The shortcut that moves the focus to the toasts and back; browsers use F6 to cycle through panes. */
const shortcut = "F6";

/**
 * F6 moves the focus to the toasts and back. After a toast is dismissed the focus stays in the region; after the last
 * one it returns to where it was.
 */
function useRegionFocus(region: RefObject<HTMLElement | null>, count: number) {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    if (count === 0) return undefined;
    const typed = (event: KeyboardEvent) => {
      const inside = region.current?.contains(document.activeElement);
      if (event.key !== shortcut && !(inside && event.key === "Escape")) return;
      event.preventDefault();
      if (inside) return focusOrigin(origin.current);
      origin.current = document.activeElement;
      region.current?.focus();
    };
    addEventListener("keydown", typed);
    return () => removeEventListener("keydown", typed);
  }, [region, count]);
  return (removes: () => void) => {
    const inside = region.current?.contains(document.activeElement);
    removes();
    if (!inside) return;
    if (count > 1) region.current?.focus();
    else focusOrigin(origin.current);
  };
}

/**
 * Falls back to the page heading when the previously focused element is gone, or the toast was pressed with the
 * pointer.
 */
function focusOrigin(origin: Element | null): void {
  if (origin instanceof HTMLElement && origin.isConnected && origin !== document.body) origin.focus();
  else focusPage();
}

/** Display time in ms: at least six seconds, more for long messages, with a minimum remainder after a pause. */
const minTime = 6_000;
const timePerLetter = 90;
const minTimeAfterPause = 2_500;

/** Calls `onExpire` when the display time is over. The timer stops while paused. */
function useReadingTime(message: string, paused: boolean, onExpire: () => void): void {
  const left = useRef(Math.max(minTime, message.length * timePerLetter));
  const read = useEffectEvent(onExpire);
  useEffect(() => {
    if (paused) return undefined;
    const since = performance.now();
    const timer = setTimeout(read, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(minTimeAfterPause, left.current - (performance.now() - since));
    };
  }, [paused]);
}
