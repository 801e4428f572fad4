import { createContext, useContext } from "react";
import type { Client } from "../api/client.ts";
import type { ReadCache } from "./readCache.ts";

/** What screens read from and write through. */
export type Desk = { client: Client; cache: ReadCache };

const DeskContext = createContext<Desk | null>(null);

export const DeskProvider = DeskContext.Provider;

/** @throws outside the Studio's page */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error("A screen stands outside the Studio's page.");
  return desk;
}
