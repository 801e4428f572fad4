import type { Navigator, Place } from "../../api/navigator.ts";

type Go = (to: string, options: { replace: boolean }) => void | Promise<void>;

/** The sagas' navigator before and after the router is there: what is asked for early is done when it is attached. */
export type BridgedNavigator = Navigator & { attach: (go: Go) => () => void };

const hereIn = (window: Window): Place => {
  const { pathname, search, hash } = window.location;
  return { path: pathname, search, hash };
};

export function bridgedNavigator(window: Window): BridgedNavigator {
  let router: Go | undefined;
  let waiting: (() => void) | undefined;
  return {
    go: (to, options) => {
      if (router) void router(to, options);
      else waiting = () => void router?.(to, options);
    },
    load: (to) => window.location.assign(to),
    place: () => hereIn(window),
    attach: (go) => {
      router = go;
      waiting?.();
      waiting = undefined;
      return () => {
        router = undefined;
      };
    },
  };
}
