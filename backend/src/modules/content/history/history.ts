import { asc, desc, gt, sql } from "drizzle-orm";
import { sha256 } from "@portico/gate/contractHash";
import { canonicalJson } from "@portico/message/canonical";
import type { Transaction } from "../../../database/database.ts";
import { mapInSlices } from "../../../lib/eventLoop.ts";
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

type Checked = { chain: string; brokenAt?: number };

/** Verifies consecutive entries in slices, because hashing many would hold up other requests. */
export async function checkLinks(chain: string, rows: readonly ChangeRow[]): Promise<Checked> {
  const checked: Checked = { chain };
  await mapInSlices(rows, (row) => {
    if (checked.brokenAt !== undefined) return;
    if (linkOf(checked.chain, row) === row.chain) checked.chain = row.chain;
    else checked.brokenAt = row.id;
  });
  return checked;
}

/** As many entries as are in memory at once. */
const usualPage = 2_000;

/** Verifies the hash chain of the whole history, page by page: also of entries that were verified before. */
export async function verifyHistory(
  tx: Transaction,
  pageSize = usualPage,
): Promise<{ intact: boolean; entries: number; brokenAt?: number }> {
  const { id } = contentChanges;
  let checked: Checked = { chain: beginning };
  let [entries, last, isEnd] = [0, 0, false];
  while (!isEnd) {
    const rows = await tx.select().from(contentChanges).where(gt(id, last)).orderBy(asc(id)).limit(pageSize);
    checked = await checkLinks(checked.chain, rows);
    if (checked.brokenAt !== undefined)
      return { intact: false, entries: await tx.$count(contentChanges), brokenAt: checked.brokenAt };
    entries += rows.length;
    last = rows.at(-1)?.id ?? last;
    isEnd = rows.length < pageSize;
  }
  return { intact: true, entries };
}
