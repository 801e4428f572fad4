import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { foundOnce, place } from "../../database/claimed.ts";
import type { Transaction } from "../../database/database.ts";
import { messages } from "./messages.tables.ts";

export type MessageRow = typeof messages.$inferSelect;

/** How a message can end. */
export type End = Exclude<MessageRow["state"], "WAITING" | "KEPT">;

const nothingLeft = { subject: null, text: null };

type NewMessage = typeof messages.$inferInsert;

/** What is told to an address once is not written a second time. */
export async function insertMessage(tx: Transaction, message: NewMessage): Promise<void> {
  await tx.insert(messages).values(message).onConflictDoNothing();
}

/** The same, but what came to an end without arriving begins anew. */
export async function insertOrRenew(tx: Transaction, message: NewMessage): Promise<void> {
  const renewed = { target: [messages.about, messages.address], set: { ...message, tries: 0 }, setWhere: inArray(messages.state, ["REFUSED", "GIVEN_UP"]) };
  await tx.insert(messages).values(message).onConflictDoUpdate(renewed);
}

/** Takes the message that has waited longest, for nobody else until an instant. Any number of processes may ask; none waits for another. */
export async function claimMessage(tx: Transaction, now: Date, until: Date): Promise<MessageRow | undefined> {
  const due = tx
    .select(place)
    .from(messages)
    .where(and(eq(messages.state, "WAITING"), lte(messages.nextTry, now)))
    .orderBy(asc(messages.nextTry), asc(messages.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const claimed = await tx.update(messages).set({ nextTry: until, tries: sql`${messages.tries} + 1` }).where(foundOnce(due)).returning();
  return claimed[0];
}

/** This try of it, and no other: whoever took too long has nothing to say any more. */
const sameTry = ({ id, tries }: MessageRow) => and(eq(messages.id, id), eq(messages.tries, tries), eq(messages.state, "WAITING"));

export async function postponeMessage(tx: Transaction, message: MessageRow, nextTry: Date): Promise<void> {
  await tx.update(messages).set({ nextTry }).where(sameTry(message));
}

/** @param keepWords whether it can still be read afterwards */
export async function endMessage(tx: Transaction, message: MessageRow, state: End, keepWords: boolean): Promise<void> {
  await tx.update(messages).set({ state, ...(keepWords ? {} : nothingLeft) }).where(sameTry(message));
}

/** Ends what nobody is sending and what has been tried for too long; answers what that was. */
export function giveUp(tx: Transaction, now: Date, keepWords: boolean): Promise<Pick<MessageRow, "id" | "kind" | "tries">[]> {
  const over = and(eq(messages.state, "WAITING"), lte(messages.nextTry, now), lte(messages.giveUpAt, now));
  return tx.update(messages).set({ state: "GIVEN_UP", ...(keepWords ? {} : nothingLeft) }).where(over).returning({ id: messages.id, kind: messages.kind, tries: messages.tries });
}

export function newestRows(tx: Transaction, count: number): Promise<MessageRow[]> {
  return tx.select().from(messages).orderBy(desc(messages.id)).limit(count);
}

export async function deleteWrittenUntil(tx: Transaction, until: Date): Promise<void> {
  await tx.delete(messages).where(lte(messages.createdAt, until));
}
