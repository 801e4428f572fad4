/** What the page notices by itself. */
export type PageSignal =
  /** The customer typed, pressed or scrolled. */
  | { kind: "activity" }
  /** The page is looked at again, perhaps after a laptop's sleep. */
  | { kind: "woke" }
  /** The browser's back or forward button. */
  | { kind: "wentBack" }
  /** The network is back. */
  | { kind: "online" }
  /** The page may be gone in a moment: the last chance to send something. */
  | { kind: "closing" }
  /** A fault that nothing caught. */
  | { kind: "crashed"; error: unknown };

export type PageSignals = {
  /** Answers the function that ends the subscription. */
  listen: (listener: (signal: PageSignal) => void) => () => void;
  /** False when the browser knows that there is no network; true does not mean that there is one. */
  isOnline: () => boolean;
};

/** For a portal without a page, as in flow tests that do not need one. */
export const noPage: PageSignals = { listen: () => () => undefined, isOnline: () => true };

const passive = { passive: true, capture: true };

/** Dispatched on a frame, bubbling: somebody is active inside it, where this page sees nothing. */
export const activeInside = "portico:activeInside";

const activities = ["pointerdown", "keydown", "wheel", "touchmove", "scroll", activeInside] as const;

type Binding = [target: EventTarget, event: string, hear: (event: Event) => void];

function bindings(window: Window, say: (signal: PageSignal) => void): Binding[] {
  const { document } = window;
  const activity = () => say({ kind: "activity" });
  const seen = () => say({ kind: document.visibilityState === "hidden" ? "closing" : "woke" });
  return [
    ...activities.map((event): Binding => [document, event, activity]),
    [document, "visibilitychange", seen],
    [window, "focus", () => say({ kind: "woke" })],
    [window, "pageshow", () => say({ kind: "woke" })],
    [window, "pagehide", () => say({ kind: "closing" })],
    [window, "online", () => say({ kind: "online" })],
    [window, "popstate", () => say({ kind: "wentBack" })],
    [window, "error", (event) => say({ kind: "crashed", error: (event as ErrorEvent).error })],
    [window, "unhandledrejection", (event) => say({ kind: "crashed", error: (event as PromiseRejectionEvent).reason })],
  ];
}

/** The signals of a real page. */
export const browserPage = (window: Window): PageSignals => ({
  isOnline: () => window.navigator.onLine,
  listen: (listener) => {
    const bound = bindings(window, listener);
    for (const [target, event, hear] of bound) target.addEventListener(event, hear, passive);
    return () => bound.forEach(([target, event, hear]) => target.removeEventListener(event, hear, passive));
  },
});
