import type { Contracts } from "@portico/gate/checkCatalogue";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { builtIn } from "../catalogue.ts";
import { contentCatalogues } from "../content.tables.ts";

const hour = 3_600_000;
/** How long somebody may still have the page of a build open after it was last served: longer than any session lasts. Milliseconds. */
export const longestOpen = 24 * hour;
/** Pages come many times a second; so exactly nobody has to know. Milliseconds. */
const often = hour / 6;

/** A page of a build was served. */
export async function buildSeen(tx: Transaction, contract: string, now: Date): Promise<void> {
  const stale = lt(contentCatalogues.seenAt, new Date(now.getTime() - often));
  await tx.update(contentCatalogues).set({ seenAt: now }).where(and(eq(contentCatalogues.contract, contract), stale));
}

/** What the builds give to their words whose pages somebody may still have open. */
export async function openContracts(tx: Transaction, now: Date): Promise<Contracts[]> {
  const { contracts, seenAt } = contentCatalogues;
  return (await tx.select({ contracts }).from(contentCatalogues).where(gt(seenAt, new Date(now.getTime() - longestOpen)))).map((row) => row.contracts);
}

/** How often one process tells that its pages are served; milliseconds. */
const every = 600_000;
const told = new WeakMap<object, number>();

/** Remembers that a page of this process's build was opened: it may stay open for a day. Costs a write every ten minutes. */
export async function pageServed({ database, securityClock }: Pick<Dependencies, "database" | "securityClock">): Promise<void> {
  const now = securityClock.now();
  if (now.getTime() - (told.get(database) ?? 0) < every) return;
  told.set(database, now.getTime());
  await buildSeen(database, builtIn.contract, now);
}
