import type { Payment } from "@portico/openapi/graph.resolvers";
import { sumCents } from "@portico/rules/money";
import { isSettled, paymentStates } from "@portico/rules/paymentState";
import type { Transaction } from "../../database/database.ts";
import { enrolmentsOfPayments } from "../autopay/autopay.reads.ts";
import { takenBackAt } from "../ledger/ledger.reads.ts";
import { historyCursor, readCursor } from "./historyCursor.ts";
import { paymentView } from "./payments.domain.ts";
import { confirmingRow, historyRows, newestBegunRow, newestTakenRow, openSums, partRows, paymentRow, referencedRows, rowsSince, termsRow, termsRowsOf, type PaymentRow, type TermsRow } from "./payments.repository.ts";
import { reversalRow, reversalRows, reversalsNamed, takenBackRows, type ReversalRow } from "./reversals.repository.ts";
import { chargesOfScheduled, enteredSince, scheduledCharge, scheduledRows } from "./scheduled.repository.ts";

export type { ReversalRow };

export interface TakenPayment { paymentId: string; amount: number; paymentDate: string }

/** Cents that are on their way to an account: accepted and not decided, or of unknown outcome. */
export async function amountsOnTheirWay(tx: Transaction, accountId: string): Promise<{ pending: number; confirming: number }> {
  const sums = await openSums(tx, accountId);
  const amountOf = (state: PaymentRow["state"]) => sums.find((sum) => sum.state === state)?.amount ?? 0;
  return { pending: amountOf("PENDING"), confirming: amountOf("CONFIRMING") };
}

/** The payments that are scheduled, the earliest first. */
export async function scheduledPayments(tx: Transaction, accountId: string): Promise<Payment[]> {
  return withParts(tx, accountId, await scheduledRows(tx, accountId));
}

/** Whether a scheduled payment waits to be run whose date has come. */
export async function isScheduledDue(tx: Transaction, accountId: string, today: string): Promise<boolean> {
  return (await scheduledRows(tx, accountId)).some(({ paymentDate }) => paymentDate <= today);
}

/** Their ids alone: at most two may stand at a time (PAY-10). */
export async function scheduledIds(tx: Transaction, accountId: string): Promise<string[]> {
  return (await scheduledRows(tx, accountId)).map(({ id }) => id);
}

/** The newest payment for which money was taken. */
export async function lastTakenPayment(tx: Transaction, accountId: string): Promise<TakenPayment | null> {
  const row = await newestTakenRow(tx, accountId);
  return row ? { paymentId: row.id, amount: row.amount, paymentDate: row.paymentDate } : null;
}

/** One payment of an account; undefined when it is not there or another account's. */
export async function paymentOf(tx: Transaction, accountId: string, paymentId: string): Promise<Payment | undefined> {
  const row = await paymentRow(tx, accountId, paymentId);
  return row && (await withParts(tx, accountId, [row]))[0];
}

/** What was done to payments of an account, by the ids under which the ledger knows it. */
export const reversalsOf = (tx: Transaction, accountId: string, ids: readonly string[]): Promise<ReversalRow[]> => reversalsNamed(tx, accountId, ids);

/** A refund of a payment with the payment; undefined for what is none, and for other accounts'. */
export async function refundOfPayment(tx: Transaction, accountId: string, refundId: string): Promise<{ refund: ReversalRow; payment: PaymentRow } | undefined> {
  const refund = await reversalRow(tx, accountId, refundId);
  const payment = refund?.kind === "REFUND" && refund.state === "COMPLETED" ? await paymentRow(tx, accountId, refund.paymentId) : undefined;
  return refund && payment && { refund, payment };
}

/** What was agreed to with a payment, and when; undefined where nothing had to be. */
export const agreementOfPayment = (tx: Transaction, accountId: string, paymentId: string): Promise<TermsRow | undefined> => termsRow(tx, accountId, paymentId);

/** The same for some payments, by the payment's id. */
export async function agreementsOfPayments(tx: Transaction, accountId: string, paymentIds: readonly string[]): Promise<Map<string, TermsRow>> {
  return new Map((await termsRowsOf(tx, accountId, paymentIds)).map((row) => [row.paymentId, row]));
}

/** The payment that keeps others from starting. */
export async function lockingPayment(tx: Transaction, accountId: string): Promise<Payment | null> {
  const row = await confirmingRow(tx, accountId);
  return row ? ((await withParts(tx, accountId, [row]))[0] ?? null) : null;
}

/** For how long a result that came late is told. */
const TOLD_MILLISECONDS = 3 * 86_400_000;

export interface ResolvedPayment { paymentId: string; amount: number; moneyTaken: boolean }

/**
 * The newest payment of an account, when whoever made it could not be told at once what became of it and it is known now. What is charged without anybody
 * there is told by the account status.
 */
export async function resolvedPayment(tx: Transaction, accountId: string, now: Date): Promise<ResolvedPayment | null> {
  const row = await newestBegunRow(tx, accountId);
  const isNews = row && isSettled(row.state) && row.asks > 0 && row.userId !== null && row.entryAt.getTime() > now.getTime() - TOLD_MILLISECONDS;
  if (!isNews || (await scheduledCharge(tx, accountId, row.id))) return null;
  return { paymentId: row.id, amount: row.amount, moneyTaken: paymentStates[row.state].moneyTaken === "YES" };
}

export interface HistoryPage { nodes: Payment[]; endCursor: string | null; hasNextPage: boolean }

/** A page of the history, newest first; undefined when the cursor is none of ours. */
export async function paymentHistory(tx: Transaction, accountId: string, first: number, after: string | null): Promise<HistoryPage | undefined> {
  const position = after === null ? undefined : readCursor(after);
  if (after !== null && !position) return undefined;
  const rows = await historyRows(tx, accountId, first + 1, position);
  const page = rows.slice(0, first);
  const last = page.at(-1);
  return { nodes: await withParts(tx, accountId, page), endCursor: last ? historyCursor(last) : null, hasNextPage: rows.length > first };
}

/** Payments from a payment date on, whatever became of them, the newest first. */
export async function paymentsSince(tx: Transaction, accountId: string, since: string): Promise<Payment[]> {
  return withParts(tx, accountId, await rowsSince(tx, accountId, since));
}

/** The customer's own references of payments (B14); those without one are left out. */
export const customerReferences = referencedRows;

async function withParts(tx: Transaction, accountId: string, rows: readonly PaymentRow[]): Promise<Payment[]> {
  const parts = rows.length > 0 ? await partRows(tx, accountId, rows.map((row) => row.id)) : [];
  const enrolments = rows.length > 0 ? await enrolmentsOfPayments(tx, accountId, rows.map((row) => row.id)) : [];
  const reversals = await reversalRows(tx, accountId, rows.map((row) => row.id));
  const ofRow = <T extends { paymentId: string }>(all: readonly T[], { id }: PaymentRow) => all.filter(({ paymentId }) => paymentId === id);
  return rows.map((row) => paymentView(row, ofRow(parts, row), ofRow(reversals, row), enrolments.find((enrolment) => enrolment.paymentId === row.id)));
}

/** The saved method that a scheduled payment will charge; null for one that was typed in for it alone. */
export async function methodOfScheduled(tx: Transaction, accountId: string, paymentId: string): Promise<string | null> {
  return (await scheduledCharge(tx, accountId, paymentId))?.paymentMethodId ?? null;
}

/** What scheduled payments will be charged with, by their ids: a saved method, or one that was typed in, with its expiry (MMYY). */
export async function scheduledMethods(tx: Transaction, accountId: string, paymentIds: readonly string[]): Promise<Map<string, ScheduledMethod>> {
  const charges = await chargesOfScheduled(tx, accountId, paymentIds);
  return new Map(charges.map(({ paymentId, paymentMethodId, processorToken, expiry }) => [paymentId, { paymentMethodId, typedIn: processorToken !== null, expiry }]));
}

export interface ScheduledMethod { paymentMethodId: string | null; typedIn: boolean; expiry: string | null }

/** Cents that were paid on the bill since an instant, or that are on their way, less what was taken or given back of them. */
export async function paidSince(tx: Transaction, accountId: string, since: Date, counts: (row: PaymentRow) => boolean = () => true): Promise<number> {
  // What comes in at the same instant counts: rather too little is charged than something twice.
  const rows = (await enteredSince(tx, accountId, new Date(since.getTime() - 1))).filter((row) => paymentStates[row.state].moneyTaken !== "NO" && counts(row));
  const lost = (await reversalRows(tx, accountId, rows.map(({ id }) => id))).filter(isTakenBack);
  return sumCents(rows.map(({ amount }) => amount)) - sumCents(lost.map(({ amount }) => amount));
}

/** The same of what people have paid; what was charged by itself is left out. */
export function paidByPeopleSince(tx: Transaction, accountId: string, since: Date): Promise<number> {
  return paidSince(tx, accountId, since, ({ userId, startedAt }) => userId !== null || startedAt === null);
}

/** The money is not with us any more. */
function isTakenBack({ kind, state }: ReversalRow): boolean {
  return kind === "CHARGEBACK" ? state === "OPEN" || state === "LOST" : state === "COMPLETED";
}

/** What a bank took back of payments on the bill since a day, with the day of each payment and the instant of its booking; the newest first. */
export async function paymentsTakenBack(tx: Transaction, accountId: string, since: string): Promise<TakenBack[]> {
  const rows = await takenBackRows(tx, accountId, since);
  if (rows.length === 0) return [];
  const booked = await takenBackAt(tx, accountId, rows.map(({ id }) => id));
  const found = rows.flatMap((row) => {
    const bookedAt = booked.get(row.id);
    return bookedAt ? [{ ...row, bookedAt }] : [];
  });
  return found.sort((one, other) => other.bookedAt.getTime() - one.bookedAt.getTime());
}

export type TakenBack = ReversalRow & { paidOn: string; bookedAt: Date };

/** How often charges of a method were refused since a day, of an account. */
export async function refusedTriesOf(tx: Transaction, accountId: string, { methodType, lastFour }: Pick<PaymentRow, "methodType" | "lastFour">, since: string): Promise<number> {
  const rows = await rowsSince(tx, accountId, since);
  return rows.filter((row) => row.methodType === methodType && row.lastFour === lastFour && row.failureCode !== null && row.failureCode !== "PROCESSOR_UNAVAILABLE").length;
}
