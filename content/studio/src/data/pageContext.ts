import { createContext, type Provider, useContext } from "react";

/**
 * Something that the Studio's page gives to everything in it: what provides it, and the hook that takes it. Outside the page the hook throws.
 *
 * @example export const [DeskProvider, useDesk] = pageContext<Desk>();
 */
export function pageContext<T extends object>(): [Provider<T | null>, () => T] {
  const Context = createContext<T | null>(null);
  function usePageContext(): T {
    const value = useContext(Context);
    if (value === null) throw new Error("A screen stands outside the Studio's page.");
    return value;
  }
  return [Context.Provider, usePageContext];
}
