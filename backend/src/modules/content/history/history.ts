import { asc, desc, sql } from "drizzle-orm";
import { sha256 } from "@portico/gate/contractHash";
import { canonicalJson } from "@portico/message/canonical";
import type { Transaction } from "../../../database/database.ts";
import { contentChanges } from "../content.tables.ts";

export type ChangeRow = typeof contentChanges.$inferSelect;
export type NewChange = Omit<typeof contentChanges.$inferInsert, "id" | "chain">;

/** The chain value before the first entry. */
const beginning = "0".repeat(64);

/** Absent and null are equal in the database, so they hash equally. */
function linkOf(
  before: string,
  { id: _, chain: __, at, ...rest }: NewChange & { id?: number; chain?: string },
): string {
  const said = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  return sha256(before + canonicalJson({ ...Object.fromEntries(said), at: at.toISOString() }));
}

/** Serializes writers of the history until the transaction ends. */
async function lastLink(tx: Transaction): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content history', 0))`);
  return (
    (await tx.select({ chain: contentChanges.chain }).from(contentChanges).orderBy(desc(contentChanges.id)).limit(1))[0]
      ?.chain ?? beginning
  );
}

/** Rows per statement, below the limit of parameters. */
const batchSize = 250;

/**
 * Appends to the history. Every entry has the hash of itself and all earlier ones. Call it last in a transaction,
 * because it blocks other writers.
 */
export async function putChanges(tx: Transaction, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  let chain = await lastLink(tx);
  const rows = changes.map((change) => ({ ...change, chain: (chain = linkOf(chain, change)) }));
  for (let from = 0; from < rows.length; from += batchSize)
    await tx.insert(contentChanges).values(rows.slice(from, from + batchSize));
}

/** Verifies the hash chain of the whole history. */
export async function verifyHistory(tx: Transaction): Promise<{ intact: boolean; entries: number; brokenAt?: number }> {
  const rows = await tx.select().from(contentChanges).orderBy(asc(contentChanges.id));
  let chain = beginning;
  for (const row of rows) {
    if (linkOf(chain, row) !== row.chain) return { intact: false, entries: rows.length, brokenAt: row.id };
    chain = row.chain;
  }
  return { intact: true, entries: rows.length };
}
