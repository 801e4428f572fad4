/** Events of the browser page: activity, visibility, network, page hide, uncaught errors. */
export type PageSignal =
  /** User activity: the customer typed, clicked or scrolled. */
  | { kind: "activity" }
  /** The page is visible again (visibilitychange), for example after the computer slept. */
  | { kind: "woke" }
  /** The browser's back or forward button (popstate). */
  | { kind: "wentBack" }
  /** The network is back (online). */
  | { kind: "online" }
  /** The page may be about to close (pagehide): the last chance to send data. */
  | { kind: "closing" }
  /** An uncaught error or unhandled rejection. */
  | { kind: "crashed"; error: unknown };

export type PageSignals = {
  /** Subscribes; returns the unsubscribe function. */
  listen: (listener: (signal: PageSignal) => void) => () => void;
  /** False when the browser is certainly offline; true does not guarantee a connection. */
  isOnline: () => boolean;
};

/** For a portal without a page, as in flow tests that need no page events. */
export const headlessPage: PageSignals = { listen: () => () => undefined, isOnline: () => true };

const passive = { passive: true, capture: true };

/**
 * Bubbling event dispatched on an iframe when the user is active inside it, because this page receives no input events
 * from it.
 */
export const activeInside = "portico:activeInside";

const activities = ["pointerdown", "keydown", "wheel", "touchmove", "scroll", activeInside] as const;

type Binding = [target: EventTarget, event: string, onEvent: (event: Event) => void];

function bindings(window: Window, emit: (signal: PageSignal) => void): Binding[] {
  const { document } = window;
  const activity = () => emit({ kind: "activity" });
  const seen = () => emit({ kind: document.visibilityState === "hidden" ? "closing" : "woke" });
  return [
    ...activities.map((event): Binding => [document, event, activity]),
    [document, "visibilitychange", seen],
    [window, "focus", () => emit({ kind: "woke" })],
    [window, "pageshow", () => emit({ kind: "woke" })],
    [window, "pagehide", () => emit({ kind: "closing" })],
    [window, "online", () => emit({ kind: "online" })],
    [window, "popstate", () => emit({ kind: "wentBack" })],
    [window, "error", (event) => emit({ kind: "crashed", error: (event as ErrorEvent).error })],
    [
      window,
      "unhandledrejection",
      (event) => emit({ kind: "crashed", error: (event as PromiseRejectionEvent).reason }),
    ],
  ];
}

/** Page signals from the real window and document. */
export const browserPage = (window: Window): PageSignals => ({
  isOnline: () => window.navigator.onLine,
  listen: (listener) => {
    const bound = bindings(window, listener);
    for (const [target, event, onEvent] of bound) target.addEventListener(event, onEvent, passive);
    return () => bound.forEach(([target, event, onEvent]) => target.removeEventListener(event, onEvent, passive));
  },
});
