import type { ComponentType } from "react";
import { lazyPart } from "../../components/lazyPart.ts";

export type LazyScreen = { Screen: ComponentType; preload: () => void };

/**
 * A screen whose code comes when it is first shown.
 *
 * @example lazyScreen(() => import("../features/account/summary/SummaryScreen.tsx").then((part) => part.SummaryScreen))
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  const Screen = lazyPart(load);
  // A preload that fails is no fault yet: the visit itself tries again.
  return { Screen, preload: () => void load().catch(() => undefined) };
}
