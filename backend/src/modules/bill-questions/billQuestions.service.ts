import type { components } from "@portico/openapi/billQuestions";
import { supportCases as limits } from "@portico/rules/serviceConstants";
import { validateCaseText } from "@portico/rules/supportCase";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import { createOnce, type Decision, decideOnce } from "../idempotency/idempotency.writes.ts";
import { lockLedger, post } from "../ledger/ledger.writes.ts";
import { lineRows, statementRow, type LineRow } from "../statements/statements.reads.ts";
import { notifyOfAnswer } from "./billQuestions.notices.ts";
import {
  addMessage,
  type LineName,
  lockedQuestion,
  type MessageRow,
  messagesOf,
  openQuestion,
  questionRow,
  questionRows,
  type QuestionRow,
} from "./billQuestions.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "config" | "clock" | "database" | "securityClock">;
type Refusal = { code: Exclude<Schemas["BillQuestionProblem"]["code"], "CONFLICT"> };
type Decided = Decision<QuestionRow, Refusal>;

/** Customer service answers; everybody else who sees the account's bills asks. */
const roleOf = ({ userType }: Principal): "ASKS" | "ANSWERS" => (userType === "CSR" ? "ANSWERS" : "ASKS");

/** What can still be credited for a line, in cents; nothing for a line that credits. */
const maxCredit = (charged: number, credited: number): number => Math.max(0, charged - credited);

function questionAnswer(
  row: QuestionRow,
  { amount }: Pick<LineRow, "amount">,
  messages: readonly MessageRow[],
): Schemas["BillQuestion"] {
  const { number, position, state, version, credited } = row;
  return {
    ...{ position, state, version, maxCredit: maxCredit(amount, credited) },
    messages: messages
      .filter(({ question }) => question === number)
      .map(({ sender, firstName, body, credit, sentAt }) => ({
        from: sender,
        firstName: sender === "AGENT" ? "" : firstName,
        ...{ body, credit },
        sentAt: sentAt.toISOString(),
      })),
  };
}

/**
 * The lines of a statement with the questions about them.
 * @throws Problem NOT_FOUND for an unknown statement
 */
export async function questionedStatement(
  shared: Deps,
  reader: Principal,
  accountId: string,
  statementId: string,
): Promise<Schemas["QuestionedStatement"]> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  const statement = await statementRow(database, accountId, statementId);
  if (!statement) throw new Problem("NOT_FOUND");
  const questions = await questionRows(database, { accountId, statementId });
  const messages = await messagesOf(
    database,
    questions.map(({ number }) => number),
  );
  const lines = await lineRows(database, accountId, statementId);
  return {
    statementId,
    statementDate: statement.statementDate,
    timeZone: clock.timeZone,
    role: roleOf(reader),
    lines: lines.map((line) => {
      const { position, code, quantity, amount } = line;
      const row = questions.find((question) => question.position === position);
      return { position, code, quantity, amount, question: row ? questionAnswer(row, line, messages) : null };
    }),
  };
}

/** @throws Problem NOT_FOUND */
async function lineOf(tx: Transaction, { accountId, statementId, position }: LineName): Promise<LineRow> {
  const line = (await lineRows(tx, accountId, statementId)).find((each) => each.position === position);
  if (!line) throw new Problem("NOT_FOUND");
  return line;
}

async function answerOf({ database }: Deps, line: LineRow, decided: Decided): Promise<Schemas["BillQuestion"]> {
  if ("refusal" in decided) throw new Problem(decided.refusal.code);
  return questionAnswer(decided.row, line, await messagesOf(database, [decided.row.number]));
}

const isFull = ({ version }: QuestionRow) => version >= limits.maxMessages;

/**
 * Asks about a line, or adds to its question.
 * @throws Problem NOT_FOUND, NOT_ALLOWED for customer service, TEXT_INVALID, TOO_MANY_QUESTION_MESSAGES, CONFLICT
 */
export async function askAboutLine(
  shared: Deps,
  caller: Principal,
  name: LineName,
  { idempotencyKey, body }: Schemas["BillQuestionMessage"],
): Promise<Schemas["BillQuestion"]> {
  if (roleOf(caller) !== "ASKS") throw new Problem("NOT_ALLOWED");
  const deps = await onAccountTime(shared, shared.database, name.accountId);
  const line = await lineOf(deps.database, name);
  const { userId } = caller;
  const attempted = { ...name, idempotencyKey, body };
  const decided = await deps.database.transaction((tx) =>
    createOnce<QuestionRow, Refusal>(tx, {
      userId,
      operation: "askAboutBillLine",
      attempted,
      now: deps.securityClock.now(),
      idOf: ({ number }) => String(number),
      created: () => questionRow(tx, name),
      create: async () => {
        if (validateCaseText(body)) return { refusal: { code: "TEXT_INVALID" } };
        const now = deps.clock.now();
        const question = await openQuestion(tx, name, now);
        if (isFull(question)) return { refusal: { code: "TOO_MANY_QUESTION_MESSAGES" } };
        const message = { sender: "CUSTOMER", userId, body: body.trim(), credit: null, sentAt: now } as const;
        const entry = { accountId: name.accountId, actorId: userId, facts: chargedLine(line) };
        await logActivity(deps, tx, { ...entry, kind: "BILL_QUESTION_ASKED" });
        return { row: await addMessage(tx, question, message) };
      },
    }),
  );
  return answerOf(deps, line, decided);
}

/** The facts of a line for the activity log. */
const chargedLine = ({ code, quantity }: LineRow) => ({ charge: { code, quantity } });

/**
 * Answers a question, and books the credit in the same transaction. Whoever asked is told by e-mail.
 * @throws Problem NOT_FOUND, NOT_ALLOWED for anybody but customer service, TEXT_INVALID, CREDIT_TOO_LARGE,
 *   TOO_MANY_QUESTION_MESSAGES, CONFLICT (412 when somebody wrote meanwhile)
 */
export async function answerQuestion(
  shared: Deps,
  caller: Principal,
  name: LineName,
  wanted: Schemas["BillQuestionAnswer"],
): Promise<Schemas["BillQuestion"]> {
  if (roleOf(caller) !== "ANSWERS") throw new Problem("NOT_ALLOWED");
  const deps = await onAccountTime(shared, shared.database, name.accountId);
  const line = await lineOf(deps.database, name);
  const decided = await deps.database.transaction(async (tx) => {
    // Money is locked before the question, as everywhere.
    await lockLedger(tx, name.accountId);
    return decideOnce<QuestionRow, Refusal>(tx, {
      userId: caller.userId,
      operation: "answerBillQuestion",
      attempted: { ...name, ...wanted },
      now: deps.securityClock.now(),
      lock: () => lockedQuestion(tx, name),
      idOf: ({ number }) => String(number),
      decide: (row) => decideAnswer(deps, tx, caller, { name, line, row }, wanted),
    });
  });
  return answerOf(deps, line, decided);
}

async function decideAnswer(
  deps: Deps,
  tx: Transaction,
  { userId }: Principal,
  { name, line, row }: { name: LineName; line: LineRow; row: QuestionRow },
  { body, credit, version }: Schemas["BillQuestionAnswer"],
): Promise<Decided> {
  if (row.version !== version) throw new Problem("CONFLICT", { status: 412 });
  if (validateCaseText(body)) return { refusal: { code: "TEXT_INVALID" } };
  if (isFull(row)) return { refusal: { code: "TOO_MANY_QUESTION_MESSAGES" } };
  if ((credit ?? 0) > maxCredit(line.amount, row.credited)) return { refusal: { code: "CREDIT_TOO_LARGE" } };
  const now = deps.clock.now();
  const changed = await addMessage(tx, row, { sender: "AGENT", userId, body: body.trim(), credit, sentAt: now });
  if (credit !== null) {
    await post(tx, {
      accountId: name.accountId,
      kind: "discount",
      amount: credit,
      reference: `bill-question-${row.number}-${changed.version}`,
      businessDate: deps.clock.today(),
      recordedAt: now,
    });
    const entry = { accountId: name.accountId, actorId: userId, facts: { ...chargedLine(line), amount: credit } };
    await logActivity(deps, tx, { ...entry, kind: "BILL_CREDIT_GRANTED" });
  }
  await notifyOfAnswer(deps, tx, { name, line, question: changed, credit });
  return { row: changed };
}
