import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { voiceLines } from "./voice.tables.ts";

type Details = Pick<typeof voiceLines.$inferSelect, "label" | "assignedUserId">;

/** Names and assigns a line, and increments its version. */
export async function putLineDetails(tx: Transaction, id: string, details: Details): Promise<void> {
  await tx
    .update(voiceLines)
    .set({ ...details, version: sql`${voiceLines.version} + 1` })
    .where(eq(voiceLines.id, id));
}
