import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { settings } from "./operations.tables.ts";

/** A kept setting; undefined when there is none. */
export async function readSetting(tx: Transaction, key: string): Promise<unknown> {
  return (await tx.select().from(settings).where(eq(settings.key, key)))[0]?.value;
}

export async function writeSetting(tx: Transaction, key: string, value: unknown): Promise<void> {
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Writes a setting if there is none and answers the one that counts: of many processes that start at once, one is first. */
export async function settleSetting(tx: Transaction, key: string, value: unknown): Promise<unknown> {
  await tx.insert(settings).values({ key, value }).onConflictDoNothing();
  return readSetting(tx, key);
}
