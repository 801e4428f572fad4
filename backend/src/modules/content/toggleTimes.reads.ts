import { and, eq, inArray, max } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { contentChanges, contentReleases } from "./content.tables.ts";

type Times = ReadonlyMap<string, Date>;

async function published(tx: Transaction): Promise<(readonly [string, Date])[]> {
  const { item, action, key, at } = contentChanges;
  const rows = await tx.select({ key, at: max(at) }).from(contentChanges).where(and(eq(item, "toggle"), inArray(action, ["published", "killed", "restored"]))).groupBy(key);
  return rows.flatMap(({ key: name, at: when }) => (name && when ? [[name, when] as const] : []));
}

async function fromCatalogues(tx: Transaction): Promise<(readonly [string, Date])[]> {
  const { at, changedToggles, kind } = contentReleases;
  const rows = await tx.select({ at, changedToggles }).from(contentReleases).where(eq(kind, "catalogue"));
  return rows.flatMap((row) => row.changedToggles.map((key) => [key, row.at] as const));
}

const later = (a: Date | undefined, b: Date) => (a !== undefined && a > b ? a : b);

/** When each toggle's live definition went live: published, killed, brought by a build, or changed by going back to another release. */
export async function liveSince(tx: Transaction): Promise<Times> {
  const times = new Map<string, Date>();
  for (const [key, at] of [...(await fromCatalogues(tx)), ...(await published(tx))]) times.set(key, later(times.get(key), at));
  return times;
}
