import type { Transaction } from "../../database/database.ts";
import { settings } from "./operations.tables.ts";
import { eq } from "drizzle-orm";

/** Upserts a setting. */
export async function writeSetting(tx: Transaction, key: string, value: unknown): Promise<void> {
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/**
 * Inserts a setting unless it exists, and returns the stored value: of several processes that start at once, one wins.
 */
export async function settleSetting(tx: Transaction, key: string, value: unknown): Promise<unknown> {
  await tx.insert(settings).values({ key, value }).onConflictDoNothing();
  return readSetting(tx, key);
}

/** A stored setting; undefined when there is none. */
export async function readSetting(tx: Transaction, key: string): Promise<unknown> {
  return (await tx.select().from(settings).where(eq(settings.key, key)))[0]?.value;
}
