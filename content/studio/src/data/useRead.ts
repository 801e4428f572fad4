import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { Answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { useDesk } from "./desk.ts";
import type { ReadState } from "./readCache.ts";

/** Something to read: its name in the cache, and how it is asked for. One name always stands for the same question. */
export type Reading<T> = { name: string; load: (client: Client) => Promise<Answer<T>> };

/**
 * Reads for a screen, keeps what is known while it is read again, and follows whoever changes it.
 *
 * @example const { read, again } = useRead(messageReading(key));
 */
export function useRead<T>({ name, load }: Reading<T>): { read: ReadState<T>; again: () => void } {
  const { cache, client } = useDesk();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(name, listener), [cache, name]);
  const read = useSyncExternalStore(subscribe, () => cache.stateOf(name)) as ReadState<T>;
  useEffect(() => cache.want(name, () => load(client)), [cache, client, name]); // eslint-disable-line react-hooks/exhaustive-deps -- the name stands for the question
  const again = useCallback(() => cache.refresh(name), [cache, name]);
  return { read, again };
}
