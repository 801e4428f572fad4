import { and, asc, eq, inArray, desc, gte } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { firstNames } from "../identity/memberships.reads.ts";
import { billQuestionMessages as messages, billQuestions as questions } from "./billQuestions.tables.ts";

type Reader = Transaction | Database;
export type QuestionRow = typeof questions.$inferSelect;
export type MessageRow = typeof messages.$inferSelect & { firstName: string };
/** The line of a statement that a question is about. */
export type LineName = Pick<QuestionRow, "accountId" | "statementId" | "position">;

const ofStatement = ({ accountId, statementId }: Pick<LineName, "accountId" | "statementId">) =>
  and(eq(questions.accountId, accountId), eq(questions.statementId, statementId));
const named = (line: LineName) => and(ofStatement(line), eq(questions.position, line.position));

export function questionRows(
  tx: Reader,
  statement: Pick<LineName, "accountId" | "statementId">,
): Promise<QuestionRow[]> {
  return tx.select().from(questions).where(ofStatement(statement));
}

export async function questionRow(tx: Reader, line: LineName): Promise<QuestionRow | undefined> {
  return (await tx.select().from(questions).where(named(line)))[0];
}

/** The line of the question that was answered last since a moment. */
export async function newestAnswered(
  tx: Transaction,
  accountId: string,
  since: Date,
): Promise<{ statementId: string; position: number } | undefined> {
  const [row] = await tx
    .select({ statementId: questions.statementId, position: questions.position })
    .from(questions)
    .where(and(eq(questions.accountId, accountId), eq(questions.state, "ANSWERED"), gte(questions.changedAt, since)))
    .orderBy(desc(questions.changedAt), desc(questions.number))
    .limit(1);
  return row;
}

/** A question, locked until the transaction ends. */
export async function lockedQuestion(tx: Transaction, line: LineName): Promise<QuestionRow | undefined> {
  return (await tx.select().from(questions).where(named(line)).for("update"))[0];
}

/** The messages of some questions, oldest first, with the first names of their senders. */
export async function messagesOf(tx: Transaction, numbers: readonly number[]): Promise<MessageRow[]> {
  if (numbers.length === 0) return [];
  const rows = await tx
    .select()
    .from(messages)
    .where(inArray(messages.question, [...numbers]))
    .orderBy(asc(messages.question), asc(messages.position));
  const names = await firstNames(
    tx,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({ ...row, firstName: names.get(row.userId) ?? "" }));
}

/** Opens the question about a line, without a message yet; another transaction's is waited for and taken. */
export async function openQuestion(tx: Transaction, line: LineName, now: Date): Promise<QuestionRow> {
  await tx
    .insert(questions)
    .values({ ...line, state: "RECEIVED", version: 0, changedAt: now })
    .onConflictDoNothing();
  return (await lockedQuestion(tx, line)) as QuestionRow;
}

/** Adds a message to a locked question, and changes the question with it. */
export async function addMessage(
  tx: Transaction,
  { number, accountId, version, credited }: QuestionRow,
  message: Pick<MessageRow, "sender" | "userId" | "body" | "credit" | "sentAt">,
): Promise<QuestionRow> {
  await tx.insert(messages).values({ ...message, question: number, position: version + 1 });
  const [changed] = await tx
    .update(questions)
    .set({
      state: message.sender === "AGENT" ? "ANSWERED" : "RECEIVED",
      credited: credited + (message.credit ?? 0),
      version: version + 1,
      changedAt: message.sentAt,
    })
    .where(eq(questions.number, number))
    .returning();
  await announceChange(tx, { topic: "BILL_QUESTIONS", accountId });
  return changed as QuestionRow;
}
