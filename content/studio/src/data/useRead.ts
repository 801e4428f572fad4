import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { Answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { useStudioApi } from "./studioContexts.ts";
import type { ReadState } from "./readCache.ts";

/** A read: its name in the cache, and its request. One name always means the same request. */
export type Reading<T> = { name: string; load: (client: Client) => Promise<Answer<T>> };

/**
 * Subscribes a screen to a read: keeps the data during a refetch and updates when it is invalidated.
 *
 * @example const { read, again } = useRead(messageReading(key));
 */
export function useRead<T>({ name, load }: Reading<T>): { read: ReadState<T>; again: () => void } {
  const { cache, client } = useStudioApi();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(name, listener), [cache, name]);
  const read = useSyncExternalStore(subscribe, () => cache.stateOf(name)) as ReadState<T>;
  useEffect(() => cache.want(name, () => load(client)), [cache, client, name]); // oxlint-disable-line react/exhaustive-deps -- the name identifies the request
  const again = useCallback(() => cache.refresh(name), [cache, name]);
  return { read, again };
}
