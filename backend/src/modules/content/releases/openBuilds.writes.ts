import type { Contracts } from "@portico/gate/checkCatalogue";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { builtIn } from "../catalogue.ts";
import { contentCatalogues } from "../content.tables.ts";

const hour = 3_600_000;
/** How long a served page may stay open: longer than any session. Milliseconds. */
const longestOpen = 24 * hour;
/** The precision of the record, because pages are served many times a second. Milliseconds. */
const often = hour / 6;

/** Records that a page of a build was served. */
export async function buildSeen(tx: Transaction, contract: string, now: Date): Promise<void> {
  const stale = lt(contentCatalogues.seenAt, new Date(now.getTime() - often));
  await tx
    .update(contentCatalogues)
    .set({ seenAt: now })
    .where(and(eq(contentCatalogues.contract, contract), stale));
}

/** The contracts of builds whose pages may still be open. */
export async function openContracts(tx: Transaction, now: Date): Promise<Contracts[]> {
  const { contracts, seenAt } = contentCatalogues;
  return (
    await tx
      .select({ contracts })
      .from(contentCatalogues)
      .where(gt(seenAt, new Date(now.getTime() - longestOpen)))
  ).map((row) => row.contracts);
}

/** How often one process records that its pages are served; milliseconds. */
const every = 600_000;
const lastReported = new WeakMap<object, number>();

/** Records that a page of this build was served and may stay open for a day. One write every ten minutes. */
export async function pageServed({
  database,
  securityClock,
}: Pick<Dependencies, "database" | "securityClock">): Promise<void> {
  const now = securityClock.now();
  if (now.getTime() - (lastReported.get(database) ?? 0) < every) return;
  lastReported.set(database, now.getTime());
  await buildSeen(database, builtIn.contract, now);
}
