import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { loadScreen } from "../lib/loadScreen.ts";

/**
 * A component whose code is loaded when it is first rendered (React.lazy).
 *
 * @example const TimeoutDialog = lazyComponent(() => import("./TimeoutDialog.tsx").then((part) => part.TimeoutDialog))
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await loadScreen(load) }));
}

/** `load`: names the chunk; docs/routes.md is made from it. */
export type LazyScreen = { Screen: ComponentType; preload: () => void; load: () => Promise<ComponentType> };

/**
 * A screen whose code is loaded when it is first rendered.
 *
 * @example lazyScreen(() => import("../features/account/summary/SummaryScreen.tsx").then((part) => part.SummaryScreen))
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  const Screen = lazyComponent(load);
  // A failed preload is not an error: rendering the screen retries the load.
  return { Screen, load, preload: () => void load().catch(() => undefined) };
}
