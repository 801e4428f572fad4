import type { Client } from "../api/client.ts";
import { pageContext } from "./pageContext.ts";
import type { ReadCache } from "./readCache.ts";

/** What screens read from and write through. */
export type Desk = { client: Client; cache: ReadCache };

export const [DeskProvider, useDesk] = pageContext<Desk>();
