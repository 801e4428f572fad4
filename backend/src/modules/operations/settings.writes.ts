import type { Transaction } from "../../database/database.ts";
import { settings } from "./operations.tables.ts";
import { readSetting } from "./settings.reads.ts";

/** Writes a setting, whatever it was. */
export async function writeSetting(tx: Transaction, key: string, value: unknown): Promise<void> {
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Writes a setting if there is none and answers the one that counts: of many processes that start at once, one is first. */
export async function settleSetting(tx: Transaction, key: string, value: unknown): Promise<unknown> {
  await tx.insert(settings).values({ key, value }).onConflictDoNothing();
  return readSetting(tx, key);
}
