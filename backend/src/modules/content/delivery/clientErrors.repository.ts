import { desc, gt, inArray, sql } from "drizzle-orm";
import type { components } from "@portico/openapi/content";
import type { Transaction } from "../../../database/database.ts";
import type { Site } from "../../../lib/principal.ts";
import { contentErrors, contentReleases } from "../content.tables.ts";

export type ContentError = components["schemas"]["ContentError"];
export type ErrorRow = typeof contentErrors.$inferSelect;

/** Adds to the counts of client errors. */
export async function countErrors(
  tx: Transaction,
  site: Site,
  errors: readonly ContentError[],
  now: Date,
): Promise<void> {
  const { site: ofSite, kind, key, locale, release, count } = contentErrors;
  for (const error of errors) {
    await tx
      .insert(contentErrors)
      .values({ site, ...error, firstAt: now, lastAt: now })
      .onConflictDoUpdate({
        target: [ofSite, kind, key, locale, release],
        set: { count: sql`least(${count} + ${error.count}, 2000000000)`, lastAt: now },
      });
  }
}

/** Which of the reported releases exist; the build's own texts always do. */
export async function knownReleases(tx: Transaction, names: readonly string[]): Promise<Set<string>> {
  const numbers = names.filter((name) => name !== "built-in").map(Number);
  const rows =
    numbers.length > 0
      ? await tx.select({ id: contentReleases.id }).from(contentReleases).where(inArray(contentReleases.id, numbers))
      : [];
  return new Set(["built-in", ...rows.map(({ id }) => String(id))]);
}

/** Client errors since an instant, most frequent first. */
export function errorRows(tx: Transaction, since: Date): Promise<ErrorRow[]> {
  return tx
    .select()
    .from(contentErrors)
    .where(gt(contentErrors.lastAt, since))
    .orderBy(desc(contentErrors.count))
    .limit(500);
}
