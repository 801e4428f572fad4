import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type LazyExoticComponent,
  Suspense,
} from "react";
import { retryDelay } from "../api/wait.ts";
import { loadScreen, loadWithRetry } from "../lib/loadScreen.ts";

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

const loadUntilAvailable = <T>(load: () => Promise<T>, tries = 0): Promise<T> =>
  loadWithRetry(load).catch(() =>
    new Promise((resolve) => setTimeout(resolve, retryDelay(tries))).then(() => loadUntilAvailable(load, tries + 1)),
  );

/**
 * A component beside or above a screen, such as page alerts and dialogs: shows nothing until its code is loaded, and
 * retries a failed load with backoff. Neither reloads the page nor fails, so that the screen stays usable (SHELL-24).
 */
export function lazyOverlay<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  const Loaded: ComponentType<P> = lazy(async () => ({ default: await loadUntilAvailable(load) }));
  return function Overlay(props) {
    return createElement(Suspense, null, createElement(Loaded, props));
  };
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
