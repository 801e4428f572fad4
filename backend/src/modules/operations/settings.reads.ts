import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { settings } from "./operations.tables.ts";

/** A kept setting; undefined when there is none. */
export async function readSetting(tx: Transaction, key: string): Promise<unknown> {
  return (await tx.select().from(settings).where(eq(settings.key, key)))[0]?.value;
}
