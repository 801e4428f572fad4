import { eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { callSettings } from "./callSettings.tables.ts";

export type SettingsRow = typeof callSettings.$inferSelect;
export type NewSettings = Pick<SettingsRow, "lineId" | "forwarding" | "guard" | "phone">;

/** The stored settings of these lines, by line. */
export async function settingsRows(
  tx: Transaction | Database,
  lineIds: readonly string[],
): Promise<Map<string, SettingsRow>> {
  if (lineIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(callSettings)
    .where(inArray(callSettings.lineId, [...lineIds]));
  return new Map(rows.map((row) => [row.lineId, row]));
}

/** Locks the settings of all lines of an account until the transaction ends: a loop is a fact of several lines. */
export async function lockSettings(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`call settings ${accountId}`}, 0))`);
}

/** Stores changed parts of a line's settings; `usual` is what the line has while nothing was stored. */
export async function putSettings(
  tx: Transaction,
  usual: NewSettings,
  changed: Partial<Omit<SettingsRow, "lineId">>,
): Promise<void> {
  await tx.insert(callSettings).values(usual).onConflictDoNothing();
  await tx.update(callSettings).set(changed).where(eq(callSettings.lineId, usual.lineId));
}
