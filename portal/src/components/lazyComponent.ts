import { retryBackoff } from "@portico/content-runtime/backoff";
import { delay } from "@portico/content-runtime/timeout";
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
} from "react";
import { loadScreen, loadWithRetry } from "../lib/loadScreen.ts";

type Load<P> = () => Promise<ComponentType<P>>;

const lazily = <P extends object>(load: Load<P>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() => load().then((part) => ({ default: part })));

/**
 * A component whose code is loaded when it is first rendered (React.lazy).
 *
 * @example const TimeoutDialog = lazyComponent(() => import("./TimeoutDialog.tsx").then((part) => part.TimeoutDialog))
 */
export const lazyComponent = <P extends object>(load: Load<P>) => lazily(() => loadScreen(load));

const loadUntilAvailable = <T>(load: () => Promise<T>, tries = 0): Promise<T> =>
  loadWithRetry(load).catch(() => delay(retryBackoff(tries)).then(() => loadUntilAvailable(load, tries + 1)));

/**
 * A component beside or above a screen, such as page alerts and dialogs: shows nothing until its code is loaded, and
 * retries a failed load with backoff. Neither reloads the page nor fails, so that the screen stays usable (SHELL-24).
 */
export function lazyOverlay<P extends object>(load: Load<P>): FunctionComponent<P> {
  const Loaded: ComponentType<P> = lazily(() => loadUntilAvailable(load));
  return (props) => createElement(Suspense, null, createElement(Loaded, props));
}

/**
 * A part of a screen that suspends while its code loads. When that fails, also on a second try, only its children are
 * shown, if it has any: the rest of the screen stays usable.
 *
 * @example const News = lazyPart(() => import("./News.tsx").then((part) => part.News))
 */
export const lazyPart = <P extends { children?: ReactNode }>(load: Load<P>) =>
  lazily<P>(() =>
    loadWithRetry(load).catch(
      () =>
        ({ children }) =>
          children,
    ),
  );

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
