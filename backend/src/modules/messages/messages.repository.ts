import { and, asc, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { isClaimed, place, type Transaction } from "../../database/database.ts";
import { messages } from "./messages.tables.ts";

export type MessageRow = typeof messages.$inferSelect;

/** The final states of a message. */
export type End = Exclude<MessageRow["state"], "WAITING" | "KEPT">;

const nothingLeft = { subject: null, text: null };

type NewMessage = typeof messages.$inferInsert;

/** Inserts a message, deduplicated by subject (`about`) and address. */
export async function insertMessage(tx: Transaction, message: NewMessage): Promise<void> {
  await tx.insert(messages).values(message).onConflictDoNothing();
}

/** As `insertMessage`, but restarts a message that ended undelivered. */
export async function insertOrRenew(tx: Transaction, message: NewMessage): Promise<void> {
  const renewed = {
    target: [messages.about, messages.address],
    set: { ...message, tries: 0 },
    setWhere: inArray(messages.state, ["REFUSED", "GIVEN_UP"]),
  };
  await tx.insert(messages).values(message).onConflictDoUpdate(renewed);
}

/** Kinds with codes that somebody is waiting for, and that soon expire: they overtake all others. */
const isUrgent = inArray(messages.kind, ["PASSCODE", "SECURITY"]);

/**
 * Claims the message that is due longest and not past its deadline, with a lease until an instant (`skip locked`). Safe
 * in any number of processes; none waits for another.
 */
export async function claimMessage(tx: Transaction, now: Date, until: Date): Promise<MessageRow | undefined> {
  const due = tx
    .select(place)
    .from(messages)
    .where(and(eq(messages.state, "WAITING"), lte(messages.nextAttemptAt, now), gt(messages.giveUpAt, now)))
    .orderBy(desc(isUrgent), asc(messages.nextAttemptAt), asc(messages.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const claimed = await tx
    .update(messages)
    .set({ nextAttemptAt: until, tries: sql`${messages.tries} + 1` })
    .where(isClaimed(due))
    .returning();
  return claimed[0];
}

/** Matches this try only: a sender whose lease expired must not update the row. */
const sameTry = ({ id, tries }: MessageRow) =>
  and(eq(messages.id, id), eq(messages.tries, tries), eq(messages.state, "WAITING"));

export async function postponeMessage(tx: Transaction, message: MessageRow, nextAttemptAt: Date): Promise<void> {
  await tx.update(messages).set({ nextAttemptAt }).where(sameTry(message));
}

/**
 * Ends a message.
 * @param keepWords whether subject and text stay readable
 */
export async function endMessage(tx: Transaction, message: MessageRow, state: End, keepWords: boolean): Promise<void> {
  await tx
    .update(messages)
    .set({ state, ...(keepWords ? {} : nothingLeft) })
    .where(sameTry(message));
}

/** Gives up messages that are past their deadline and not leased; returns them. */
export function giveUp(
  tx: Transaction,
  now: Date,
  keepWords: boolean,
): Promise<Pick<MessageRow, "id" | "kind" | "tries">[]> {
  const over = and(eq(messages.state, "WAITING"), lte(messages.nextAttemptAt, now), lte(messages.giveUpAt, now));
  return tx
    .update(messages)
    .set({ state: "GIVEN_UP", ...(keepWords ? {} : nothingLeft) })
    .where(over)
    .returning({ id: messages.id, kind: messages.kind, tries: messages.tries });
}

export function newestRows(tx: Transaction, count: number): Promise<MessageRow[]> {
  return tx.select().from(messages).orderBy(desc(messages.id)).limit(count);
}

export async function deleteWrittenUntil(tx: Transaction, until: Date): Promise<void> {
  await tx.delete(messages).where(lte(messages.createdAt, until));
}
