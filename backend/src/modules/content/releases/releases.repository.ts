import { and, asc, desc, eq, exists, getTableColumns, inArray, lt, max, ne, or, type SQL, sql } from "drizzle-orm";
import type { Contracts } from "@portico/gate/checkCatalogue";
import type { MessageContract, Wording } from "@portico/gate/contract";
import type { Locale } from "@portico/message/tree";
import type { Transaction } from "../../../database/database.ts";
import type { Site } from "../../../lib/principal.ts";
import { builtInArticles } from "../../support/articles/builtInArticles.reads.ts";
import type { Compressed } from "../delivery/delta.ts";
import type { ArticleDefinitions, Environment } from "../content.types.ts";
import {
  contentCatalogues,
  contentChanges,
  contentKeys,
  contentLive,
  contentReleaseSnapshots,
  contentReleases,
  contentSnapshots,
} from "../content.tables.ts";
import { newSigningKey, type SigningKey } from "../delivery/signing.ts";

export type ReleaseRow = typeof contentReleases.$inferSelect;
export type NewRelease = Omit<typeof contentReleases.$inferInsert, "id">;
export type LiveRow = typeof contentLive.$inferSelect;
export type CatalogueRow = typeof contentCatalogues.$inferSelect;
export type SnapshotUse = { site: Site; locale: Locale; hash: string };

/** The live pointers by environment and site; empty before the first release. */
export const liveRows = (tx: Transaction): Promise<LiveRow[]> =>
  tx.select().from(contentLive).orderBy(asc(contentLive.environment), asc(contentLive.site));

/** As above, locked until the transaction ends, which serializes publications. */
export const lockedLiveRows = (tx: Transaction): Promise<LiveRow[]> =>
  tx.select().from(contentLive).orderBy(asc(contentLive.environment), asc(contentLive.site)).for("update");

export async function liveRow(tx: Transaction, environment: Environment, site: Site): Promise<LiveRow | undefined> {
  return (
    await tx
      .select()
      .from(contentLive)
      .where(and(eq(contentLive.environment, environment), eq(contentLive.site, site)))
  )[0];
}

/** Production's live pointer: the same release on both sites. */
export const productionOf = (live: readonly LiveRow[]): LiveRow | undefined =>
  live.find(({ environment }) => environment === "production");

export const stagingOf = (live: readonly LiveRow[]): LiveRow | undefined =>
  live.find(({ environment }) => environment === "stage");

/** Moves the live pointer of an environment and site. Readers are notified on commit. */
export async function moveLive(tx: Transaction, row: LiveRow): Promise<void> {
  const { environment: _, site, ...rest } = row;
  await tx
    .insert(contentLive)
    .values(row)
    .onConflictDoUpdate({ target: [contentLive.environment, contentLive.site], set: rest });
  await tx.execute(sql`select pg_notify('content_live', ${site})`);
}

export async function releaseRow(tx: Transaction, id: number): Promise<ReleaseRow | undefined> {
  return (await tx.select().from(contentReleases).where(eq(contentReleases.id, id)))[0];
}

/** A release without its content of several hundred KB. */
export type ReleaseSummary = Omit<ReleaseRow, "messages" | "toggles" | "forms" | "articles">;

const {
  messages: _messages,
  toggles: _toggles,
  forms: _forms,
  articles: _articles,
  ...summaryColumns
} = getTableColumns(contentReleases);

/** The articles of a release. One from before articles were published had those of the build. */
export const articlesOfRelease = ({ articles }: Pick<ReleaseRow, "articles">): ArticleDefinitions =>
  articles ?? builtInArticles;

/** Releases, newest first. */
export function releaseRows(tx: Transaction, before: number | undefined, limit: number): Promise<ReleaseSummary[]> {
  return tx
    .select(summaryColumns)
    .from(contentReleases)
    .where(before === undefined ? undefined : lt(contentReleases.id, before))
    .orderBy(desc(contentReleases.id))
    .limit(limit);
}

/** Which staged releases were promoted to production. */
export async function promotedOf(tx: Transaction, releases: readonly number[]): Promise<Set<number>> {
  const { action, release } = contentChanges;
  const rows = await tx
    .selectDistinct({ release })
    .from(contentChanges)
    .where(and(eq(action, "published"), inArray(release, [...releases])));
  return new Set(rows.flatMap((row) => row.release ?? []));
}

async function nextNumber(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ last: max(contentReleases.id) }).from(contentReleases);
  return (row?.last ?? 0) + 1;
}

/** Inserts a release and its snapshot links; the snapshots must exist, and the live rows must be locked. */
export async function putRelease(
  tx: Transaction,
  release: NewRelease,
  uses: readonly SnapshotUse[],
): Promise<ReleaseRow> {
  const [row] = await tx
    .insert(contentReleases)
    .values({ ...release, id: await nextNumber(tx) })
    .returning();
  if (row === undefined) throw new Error("the release was not stored");
  await tx.insert(contentReleaseSnapshots).values(uses.map((use) => ({ ...use, release: row.id })));
  return row;
}

export function snapshotUses(tx: Transaction, release: number): Promise<SnapshotUse[]> {
  const { site, locale, hash } = contentReleaseSnapshots;
  return tx
    .select({ site, locale, hash })
    .from(contentReleaseSnapshots)
    .where(eq(contentReleaseSnapshots.release, release));
}

/** Whether a release was published in an environment: one made for staging only after it was promoted. */
function reached(tx: Transaction, environment: Environment): SQL | undefined {
  if (environment === "stage") return undefined;
  const promoted = exists(
    tx
      .select({ one: sql`1` })
      .from(contentChanges)
      .where(and(eq(contentChanges.action, "published"), eq(contentChanges.release, contentReleases.id))),
  );
  return or(ne(contentReleases.kind, "stage"), promoted);
}

/** The snapshot of a published release; undefined for one that was never published in this environment. */
export async function publishedSnapshot(
  tx: Transaction,
  environment: Environment,
  { release, site, locale }: Omit<SnapshotUse, "hash"> & { release: number },
): Promise<string | undefined> {
  const used = contentReleaseSnapshots;
  const [row] = await tx
    .select({ hash: used.hash })
    .from(used)
    .innerJoin(contentReleases, eq(contentReleases.id, used.release))
    .where(and(eq(used.release, release), eq(used.site, site), eq(used.locale, locale), reached(tx, environment)));
  return row?.hash;
}

export async function putSnapshots(
  tx: Transaction,
  snapshots: readonly ({ hash: string } & Compressed)[],
): Promise<void> {
  for (const snapshot of snapshots) await tx.insert(contentSnapshots).values(snapshot).onConflictDoNothing();
}

export async function knownSnapshots(tx: Transaction, hashes: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ hash: contentSnapshots.hash })
    .from(contentSnapshots)
    .where(inArray(contentSnapshots.hash, [...hashes]));
  return rows.map(({ hash }) => hash);
}

export async function snapshotBytes(tx: Transaction, hash: string): Promise<Compressed | undefined> {
  const { body, brotli, gzip } = contentSnapshots;
  return (await tx.select({ body, brotli, gzip }).from(contentSnapshots).where(eq(contentSnapshots.hash, hash)))[0];
}

/** A key's texts in releases, newest first, to find the base of an edit. */
export async function wordingsInReleases(tx: Transaction, key: string): Promise<unknown[]> {
  const rows = await tx
    .select({ message: sql<unknown>`${contentReleases.messages} -> ${key}` })
    .from(contentReleases)
    .orderBy(desc(contentReleases.id))
    .limit(50);
  return rows.map(({ message }) => message);
}

export async function definitionsInReleases(tx: Transaction, key: string): Promise<unknown[]> {
  const rows = await tx
    .select({ toggle: sql<unknown>`${contentReleases.toggles} -> ${key}` })
    .from(contentReleases)
    .orderBy(desc(contentReleases.id))
    .limit(50);
  return rows.map(({ toggle }) => toggle);
}

export async function formsInReleases(tx: Transaction, key: string): Promise<unknown[]> {
  const rows = await tx
    .select({ form: sql<unknown>`${contentReleases.forms} -> ${key}` })
    .from(contentReleases)
    .orderBy(desc(contentReleases.id))
    .limit(50);
  return rows.map(({ form }) => form);
}

export async function articlesInReleases(tx: Transaction, key: string): Promise<unknown[]> {
  const rows = await tx
    .select({ article: sql<unknown>`${contentReleases.articles} -> ${key}` })
    .from(contentReleases)
    .orderBy(desc(contentReleases.id))
    .limit(50);
  return rows.map(({ article }) => article);
}

/** The web forms of a release that was published in this environment; undefined for any other one. */
export async function formsOfRelease(
  tx: Transaction,
  environment: Environment,
  release: number,
): Promise<ReleaseRow["forms"] | undefined> {
  const [row] = await tx
    .select({ forms: contentReleases.forms })
    .from(contentReleases)
    .where(and(eq(contentReleases.id, release), reached(tx, environment)));
  return row?.forms;
}

/** Merged catalogues, oldest first. */
export const catalogueRows = (tx: Transaction): Promise<CatalogueRow[]> =>
  tx.select().from(contentCatalogues).orderBy(asc(contentCatalogues.order));

/** Hash of the contract of the newest merged build; undefined before the first release. */
export async function newestContract(tx: Transaction): Promise<string | undefined> {
  const { contract, order } = contentCatalogues;
  return (await tx.select({ contract }).from(contentCatalogues).orderBy(desc(order)).limit(1))[0]?.contract;
}

export async function isMerged(tx: Transaction, hash: string): Promise<boolean> {
  return (
    (await tx.select({ hash: contentCatalogues.hash }).from(contentCatalogues).where(eq(contentCatalogues.hash, hash)))
      .length > 0
  );
}

export async function putCatalogue(tx: Transaction, row: Omit<CatalogueRow, "order">): Promise<void> {
  await tx.insert(contentCatalogues).values(row);
}

/** A key in the builds' catalogues, newest first. */
export async function catalogueEntries(
  tx: Transaction,
  key: string,
): Promise<{ contract: MessageContract; wording: Wording }[]> {
  const { messages, contracts, order } = contentCatalogues;
  const rows = await tx
    .select({
      contract: sql<MessageContract | null>`${contracts} -> ${key}`,
      wording: sql<Wording | null>`${messages} -> ${key}`,
    })
    .from(contentCatalogues)
    .orderBy(desc(order));
  return rows.flatMap(({ contract, wording }) => (contract && wording ? [{ contract, wording }] : []));
}

/** The contracts of all keys of all merged builds; the newest one wins. */
export async function allContracts(tx: Transaction): Promise<Contracts> {
  return Object.assign(
    {},
    ...(
      await tx
        .select({ contracts: contentCatalogues.contracts })
        .from(contentCatalogues)
        .orderBy(asc(contentCatalogues.order))
    ).map(({ contracts }) => contracts),
  );
}

async function keyRow(tx: Transaction): Promise<SigningKey | undefined> {
  return (await tx.select().from(contentKeys).where(eq(contentKeys.name, "manifest")))[0];
}

/** This installation's signing key; the first start generates it. */
export async function signingKey(tx: Transaction): Promise<SigningKey> {
  const known = await keyRow(tx);
  if (known) return known;
  await tx
    .insert(contentKeys)
    .values({ name: "manifest", ...newSigningKey() })
    .onConflictDoNothing();
  return (await keyRow(tx)) ?? signingKey(tx);
}
