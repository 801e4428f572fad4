import { eq, sql } from "drizzle-orm";
import type { components } from "@portico/openapi/accountEvents";
import type { Database, Transaction } from "../../database/database.ts";
import { announcedMoments } from "./accountEvents.tables.ts";

export type AccountTopic = components["schemas"]["AccountTopic"];

const known: Record<AccountTopic, true> = {
  SERVICES: true,
  EQUIPMENT: true,
  ADD_ONS: true,
  VOICE_MESSAGES: true,
  WEBMAIL: true,
  NOTIFICATIONS: true,
  ORDERS: true,
  APPOINTMENTS: true,
  BILL_QUESTIONS: true,
  OUTAGES: true,
};
export const topics = Object.keys(known) as AccountTopic[];

/** The PostgreSQL notification channel that all processes listen to. */
export const accountChannel = "account_changed";

/** What changed, and for whom: everybody on an account, one user, or every open page. */
export type AccountChanged = { topic: AccountTopic } & (
  | { accountId: string }
  | { userId: string }
  | { everybody: true }
);

/**
 * Tells the open pages of all processes that something changed, when the transaction commits; nothing when it does not.
 * A change that a transaction announces twice is heard once.
 */
export async function announceChange(tx: Transaction | Database, change: AccountChanged): Promise<void> {
  await tx.execute(sql`select pg_notify(${accountChannel}, ${JSON.stringify(change)})`);
}

/** A stretch of the business clock, without its first moment. `from` is after `to` when the demo's clock was set back. */
export type Span = { from: Date; to: Date };

/**
 * Takes the time since a job's last announcement, for changes that the clock alone brings. Safe in any number of
 * processes: one at a time takes it, until the transaction ends.
 * @param isDue whether so much time is worth a look; otherwise it stays for the next run
 * @returns undefined while another process has it, when it is not due, and the first time, which only starts to count
 */
export async function takeSpan(
  tx: Transaction,
  job: string,
  to: Date,
  isDue: (span: Span) => boolean = ({ from }) => from.getTime() !== to.getTime(),
): Promise<Span | undefined> {
  const own = eq(announcedMoments.job, job);
  const [row] = await tx.select().from(announcedMoments).where(own).for("update", { skipLocked: true });
  if (!row) {
    // With the row there, an insert would wait for the process that has locked it.
    const [locked] = await tx.select().from(announcedMoments).where(own);
    if (!locked) await tx.insert(announcedMoments).values({ job, through: to }).onConflictDoNothing();
    return undefined;
  }
  if (!isDue({ from: row.through, to })) return undefined;
  await tx.update(announcedMoments).set({ through: to }).where(own);
  return { from: row.through, to };
}
