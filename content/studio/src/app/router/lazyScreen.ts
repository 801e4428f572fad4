import { type ComponentType, lazy } from "react";

export type LazyScreen = ComponentType;

/**
 * A screen whose code comes when it is first shown, asked for once more when the first try fails.
 *
 * @example lazyScreen(() => import("../../screens/messages/MessagesScreen.tsx").then((part) => part.MessagesScreen))
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  return lazy(async () => ({ default: await load().catch(load) }));
}
