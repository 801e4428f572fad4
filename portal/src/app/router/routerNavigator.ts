import type { Navigator, RouteLocation } from "../../api/navigator.ts";

type Go = (to: string, options: { replace: boolean }) => void | Promise<void>;

/** The sagas' navigator. The last navigation requested before the router is attached runs once it is. */
export type RouterNavigator = Navigator & { attach: (go: Go) => () => void };

const placeOf = (window: Window): RouteLocation => {
  const { pathname, search, hash } = window.location;
  return { path: pathname, search, hash };
};

export function routerNavigator(window: Window): RouterNavigator {
  let router: Go | undefined;
  let waiting: (() => void) | undefined;
  return {
    go: (to, options) => {
      if (router) void router(to, options);
      else waiting = () => void router?.(to, options);
    },
    load: (to) => window.location.assign(to),
    place: () => placeOf(window),
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
