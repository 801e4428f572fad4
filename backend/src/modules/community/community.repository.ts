import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { communities } from "./community.tables.ts";

export type CommunityRow = typeof communities.$inferSelect;

/** What is known of the community that an account is of; undefined for an account of none. */
export async function communityRow(tx: Transaction, accountId: string): Promise<CommunityRow | undefined> {
  return (await tx.select().from(communities).where(eq(communities.accountId, accountId)))[0];
}
