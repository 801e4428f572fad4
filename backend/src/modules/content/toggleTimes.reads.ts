import { and, eq, inArray, max } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { contentChanges, contentReleases } from "./content.tables.ts";

type Times = ReadonlyMap<string, Date>;

async function published(tx: Transaction): Promise<(readonly [string, Date])[]> {
  const { item, action, key, at } = contentChanges;
  const rows = await tx.select({ key, at: max(at) }).from(contentChanges).where(and(eq(item, "toggle"), inArray(action, ["published", "killed"]))).groupBy(key);
  return rows.flatMap(({ key: name, at: when }) => (name && when ? [[name, when] as const] : []));
}

async function fromCatalogues(tx: Transaction): Promise<(readonly [string, Date])[]> {
  const { at, changedToggles, kind } = contentReleases;
  const rows = await tx.select({ at, changedToggles }).from(contentReleases).where(eq(kind, "catalogue"));
  return rows.flatMap((row) => row.changedToggles.map((key) => [key, row.at] as const));
}

async function lastRestored(tx: Transaction): Promise<Date | null> {
  const { action, at } = contentChanges;
  return (await tx.select({ at: max(at) }).from(contentChanges).where(eq(action, "restored")))[0]?.at ?? null;
}

const later = (a: Date | undefined, b: Date | null) => (a !== undefined && (b === null || a > b) ? a : (b ?? a));

/** When each toggle's live definition went live: published, killed, brought by a build, or brought back with a whole release. */
export async function liveSince(tx: Transaction): Promise<Times> {
  const [times, restored] = [new Map<string, Date>(), await lastRestored(tx)];
  for (const [key, at] of [...(await fromCatalogues(tx)), ...(await published(tx))]) {
    const newest = later(times.get(key), at);
    if (newest) times.set(key, newest);
  }
  return new Map([...times].map(([key, at]) => [key, later(at, restored) ?? at]));
}
