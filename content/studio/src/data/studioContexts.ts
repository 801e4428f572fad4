import { createContext, type Provider, useContext } from "react";
import type { Bootstrap } from "../api/bootstrap.ts";
import type { Client } from "../api/client.ts";
import type { ReadCache } from "./readCache.ts";

/**
 * Creates a context that must be provided: its provider, and a hook that throws outside of it.
 *
 * @example export const [StudioApiProvider, useStudioApi] = createPageContext<StudioApi>();
 */
export function createPageContext<T extends object>(): [Provider<T | null>, () => T] {
  const Context = createContext<T | null>(null);
  function usePageContext(): T {
    const value = useContext(Context);
    if (value === null) throw new Error("A component is rendered outside of StudioProviders.");
    return value;
  }
  return [Context.Provider, usePageContext];
}

/** The client and the read cache. */
export type StudioApi = { client: Client; cache: ReadCache };

export const [StudioApiProvider, useStudioApi] = createPageContext<StudioApi>();

/** Facts that never change while the page is open. */
export type StudioPage = Pick<Bootstrap, "demo" | "timeZone">;

export const [StudioPageProvider, useStudioPage] = createPageContext<StudioPage>();
