import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { loadScreen } from "../lib/loadScreen.ts";

/**
 * A component whose code comes when it is first shown.
 *
 * @example const TimeoutDialog = lazyPart(() => import("./TimeoutDialog.tsx").then((part) => part.TimeoutDialog))
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await loadScreen(load) }));
}
