import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { communities } from "./community.tables.ts";

export type CommunityRow = typeof communities.$inferSelect;

/** The community of an account; undefined for an account without one. */
export async function communityRow(tx: Transaction | Database, accountId: string): Promise<CommunityRow | undefined> {
  return (await tx.select().from(communities).where(eq(communities.accountId, accountId)))[0];
}
