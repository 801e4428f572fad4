import { sql } from "drizzle-orm";
import type { components } from "@portico/openapi/accountEvents";
import type { Database, Transaction } from "../../database/database.ts";

export type AccountTopic = components["schemas"]["AccountTopic"];

const known: Record<AccountTopic, true> = {
  SERVICES: true,
  EQUIPMENT: true,
  ADD_ONS: true,
  VOICE_MESSAGES: true,
  WEBMAIL: true,
  NOTIFICATIONS: true,
  ORDERS: true,
};
export const topics = Object.keys(known) as AccountTopic[];

/** The PostgreSQL notification channel that all processes listen to. */
export const accountChannel = "account_changed";

/** What changed, and for whom: everybody on an account, or one user. */
export type AccountChanged = { topic: AccountTopic } & ({ accountId: string } | { userId: string });

/**
 * Tells the open pages of all processes that something changed, when the transaction commits; nothing when it does not.
 * A change that a transaction announces twice is heard once.
 */
export async function announceChange(tx: Transaction | Database, change: AccountChanged): Promise<void> {
  await tx.execute(sql`select pg_notify(${accountChannel}, ${JSON.stringify(change)})`);
}
