import { asc, desc, sql } from "drizzle-orm";
import { sha256 } from "@portico/gate/contractHash";
import { canonicalJson } from "@portico/message/canonical";
import type { Transaction } from "../../database/database.ts";
import { contentChanges } from "./content.tables.ts";

export type ChangeRow = typeof contentChanges.$inferSelect;
export type NewChange = Omit<typeof contentChanges.$inferInsert, "id" | "chain">;

/** What stands in front of the first entry. */
const beginning = "0".repeat(64);

/** Absent and null are one thing in the database, so they are one thing in the hash. */
function linkOf(before: string, { id: _, chain: __, at, ...rest }: NewChange & { id?: number; chain?: string }): string {
  const said = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  return sha256(before + canonicalJson({ ...Object.fromEntries(said), at: at.toISOString() }));
}

/** Whoever adds to the history waits for whoever was first, until that transaction ends. */
async function lastLink(tx: Transaction): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content history', 0))`);
  return (await tx.select({ chain: contentChanges.chain }).from(contentChanges).orderBy(desc(contentChanges.id)).limit(1))[0]?.chain ?? beginning;
}

/** As many rows as one statement has parameters for, with room to spare. */
const most = 1_000;

/** Adds to the history. Every entry carries the hash of itself and of all before it; last in a transaction, for it makes others wait. */
export async function putChanges(tx: Transaction, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  let chain = await lastLink(tx);
  const rows = changes.map((change) => ({ ...change, chain: (chain = linkOf(chain, change)) }));
  for (let from = 0; from < rows.length; from += most) await tx.insert(contentChanges).values(rows.slice(from, from + most));
}

/** Reads the whole history and looks whether each entry fits the one before. */
export async function verifyHistory(tx: Transaction): Promise<{ intact: boolean; entries: number; brokenAt?: number }> {
  const rows = await tx.select().from(contentChanges).orderBy(asc(contentChanges.id));
  let chain = beginning;
  for (const row of rows) {
    if (linkOf(chain, row) !== row.chain) return { intact: false, entries: rows.length, brokenAt: row.id };
    chain = row.chain;
  }
  return { intact: true, entries: rows.length };
}
