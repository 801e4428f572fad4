import type { Payment } from "@portico/openapi/graph.resolvers";
import { sumCents } from "@portico/rules/money";
import type { LaterPayment } from "@portico/rules/paymentAllocation";
import { isSettled, paymentStates } from "@portico/rules/paymentState";
import type { Transaction } from "../../database/database.ts";
import type { ReferencedAgreement } from "../../lib/agreement.ts";
import { enrolmentsOfPayments } from "../autopay/autopay.reads.ts";
import {
  acceptedTermsRows,
  confirmingRow,
  historyCursor,
  historyRows,
  newestTakenRow,
  openSums,
  partRows,
  paymentRow,
  type PaymentRow,
  readCursor,
  referencedRows,
  rowsSince,
  termsRow,
  type TermsRow,
  termsRowsOf,
} from "./payments.repository.ts";
import { paymentView } from "./payments.domain.ts";
import { reversalRows, type ReversalRow } from "./reversals/reversals.repository.ts";
import {
  chargesOfScheduled,
  enteredSince,
  newestAttendedRow,
  scheduledCharge,
  scheduledRows,
} from "./scheduled/scheduled.repository.ts";
import { dayMilliseconds } from "@portico/rules/constants";

export interface TakenPayment {
  paymentId: string;
  amount: number;
  paymentDate: string;
}

/** Cents in flight for an account: pending payments and payments with an unknown outcome. */
export async function amountsOnTheirWay(
  tx: Transaction,
  accountId: string,
): Promise<{ pending: number; confirming: number; locked: boolean }> {
  const sums = await openSums(tx, accountId);
  const amountOf = (state: PaymentRow["state"]) => sums.find((sum) => sum.state === state)?.amount ?? 0;
  const locked = sums.some(({ state }) => paymentStates[state].locksPaying);
  return { pending: amountOf("PENDING"), confirming: amountOf("CONFIRMING"), locked };
}

/** The scheduled payments, earliest first. */
export async function scheduledPayments(tx: Transaction, accountId: string): Promise<Payment[]> {
  return withParts(tx, accountId, await scheduledRows(tx, accountId));
}

/** Whether a scheduled payment is due and has not run yet. */
export async function isScheduledDue(tx: Transaction, accountId: string, today: string): Promise<boolean> {
  return (await scheduledRows(tx, accountId)).some(({ paymentDate }) => paymentDate <= today);
}

/** The ids of the scheduled payments: at most two at a time (PAY-10). */
export async function scheduledIds(tx: Transaction, accountId: string): Promise<string[]> {
  return (await scheduledRows(tx, accountId)).map(({ id }) => id);
}

/** The newest payment that was taken. */
export async function lastTakenPayment(tx: Transaction, accountId: string): Promise<TakenPayment | null> {
  const row = await newestTakenRow(tx, accountId);
  return row ? { paymentId: row.id, amount: row.amount, paymentDate: row.paymentDate } : null;
}

/** One payment of an account; undefined when it does not exist or belongs to another account. */
export async function paymentOf(tx: Transaction, accountId: string, paymentId: string): Promise<Payment | undefined> {
  const row = await paymentRow(tx, accountId, paymentId);
  return row && (await withParts(tx, accountId, [row]))[0];
}

/** The terms that were accepted with a payment, and when; undefined when none were required. */
export const agreementOfPayment = (
  tx: Transaction,
  accountId: string,
  paymentId: string,
): Promise<TermsRow | undefined> => termsRow(tx, accountId, paymentId);

/** The terms accepted with several payments, keyed by payment id. */
export async function agreementsOfPayments(
  tx: Transaction,
  accountId: string,
  paymentIds: readonly string[],
): Promise<Map<string, TermsRow>> {
  return new Map((await termsRowsOf(tx, accountId, paymentIds)).map((row) => [row.paymentId, row]));
}

/** The newest terms that were accepted with payments. */
export const paymentAcceptances = async (
  tx: Transaction,
  accountId: string,
  limit: number,
): Promise<ReferencedAgreement[]> =>
  (await acceptedTermsRows(tx, accountId, limit)).map(({ terms, payment }) => ({
    ...{ id: `payment-${payment.id}`, reference: payment.confirmationNumber, userId: payment.userId },
    ...{ release: terms.release, locale: terms.locale, key: terms.key, textHash: terms.textHash },
    acceptedAt: terms.acceptedAt.toISOString(),
  }));

/** The payment with an unknown outcome, which blocks new payments. */
export async function lockingPayment(tx: Transaction, accountId: string): Promise<Payment | null> {
  const row = await confirmingRow(tx, accountId);
  return row ? ((await withParts(tx, accountId, [row]))[0] ?? null) : null;
}

/** How long a late outcome is shown. */
const SHOWN_MILLISECONDS = 3 * dayMilliseconds;

export interface ResolvedPayment {
  paymentId: string;
  amount: number;
  moneyTaken: boolean;
}

/**
 * The newest payment of an account, when its outcome became known only after the response. Unattended charges are left
 * out: the account status reports them, as it does a payment that was taken back later.
 */
export async function resolvedPayment(tx: Transaction, accountId: string, now: Date): Promise<ResolvedPayment | null> {
  const row = await newestAttendedRow(tx, accountId);
  const isNews =
    row &&
    isSettled(row.state) &&
    row.asks > 0 &&
    // Rows of earlier releases do not have the time of their outcome.
    (row.settledAt ?? row.entryAt).getTime() > now.getTime() - SHOWN_MILLISECONDS;
  if (!isNews || (await netAmountsOf(tx, accountId, [row]))(row) === 0) return null;
  return { paymentId: row.id, amount: row.amount, moneyTaken: paymentStates[row.state].moneyTaken === "YES" };
}

export interface HistoryPage {
  nodes: Payment[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/** One page of the payment history, newest first; undefined for an invalid cursor. */
export async function paymentHistory(
  tx: Transaction,
  accountId: string,
  first: number,
  after: string | null,
): Promise<HistoryPage | undefined> {
  const position = after === null ? undefined : readCursor(after);
  if (after !== null && !position) return undefined;
  const rows = await historyRows(tx, accountId, first + 1, position);
  const page = rows.slice(0, first);
  const last = page.at(-1);
  return {
    nodes: await withParts(tx, accountId, page),
    endCursor: last ? historyCursor(last) : null,
    hasNextPage: rows.length > first,
  };
}

/** All payments from a payment date on, in any state, newest first. */
export async function paymentsSince(
  tx: Transaction,
  accountId: string,
  since: string,
  until?: string,
): Promise<Payment[]> {
  return withParts(tx, accountId, await rowsSince(tx, accountId, since, until));
}

/** Customer references by payment (B14); payments without one are left out. */
export const customerReferences = referencedRows;

async function withParts(tx: Transaction, accountId: string, rows: readonly PaymentRow[]): Promise<Payment[]> {
  const parts =
    rows.length > 0
      ? await partRows(
          tx,
          accountId,
          rows.map((row) => row.id),
        )
      : [];
  const enrolments =
    rows.length > 0
      ? await enrolmentsOfPayments(
          tx,
          accountId,
          rows.map((row) => row.id),
        )
      : [];
  const reversals = await reversalRows(
    tx,
    accountId,
    rows.map((row) => row.id),
  );
  const ofRow = <T extends { paymentId: string }>(all: readonly T[], { id }: PaymentRow) =>
    all.filter(({ paymentId }) => paymentId === id);
  return rows.map((row) =>
    paymentView(
      row,
      ofRow(parts, row),
      ofRow(reversals, row),
      enrolments.find((enrolment) => enrolment.paymentId === row.id),
    ),
  );
}

/** The saved method of a scheduled payment; null for a card or account entered for it alone. */
export async function methodOfScheduled(tx: Transaction, accountId: string, paymentId: string): Promise<string | null> {
  return (await scheduledCharge(tx, accountId, paymentId))?.paymentMethodId ?? null;
}

/** The methods of scheduled payments, keyed by payment id: a saved method, or an entered one. `expiry`: MMYY. */
export async function scheduledMethods(
  tx: Transaction,
  accountId: string,
  paymentIds: readonly string[],
): Promise<Map<string, ScheduledMethod>> {
  const charges = await chargesOfScheduled(tx, accountId, paymentIds);
  return new Map(
    charges.map(({ paymentId, paymentMethodId, processorToken, expiry, unavailable }) => [
      paymentId,
      { paymentMethodId, typedIn: processorToken !== null, expiry, unavailable },
    ]),
  );
}

export interface ScheduledMethod {
  paymentMethodId: string | null;
  typedIn: boolean;
  expiry: string | null;
  /** Whether the bank reported an entered account as closed; of a saved one the wallet knows it. */
  unavailable: boolean;
}

/** Whether a person made the payment: not Auto Pay's debits, and no retry. */
const isByPerson = ({ userId, startedAt }: PaymentRow) => userId !== null || startedAt === null;
const madeBy = { person: isByPerson, autoPay: ({ channel }: PaymentRow) => channel === "autoPay" };

/**
 * Payments that may replace a failed or returned one: of the bill, or of a device, since an instant, including payments
 * in flight, each less its reversals. `by`: only those of people, or of Auto Pay.
 */
export async function laterPayments(
  tx: Transaction,
  accountId: string,
  since: Date,
  { by, deviceId }: { by?: keyof typeof madeBy; deviceId?: string } = {},
): Promise<(LaterPayment & { id: string })[]> {
  // Payments of the same instant are included.
  const rows = (await enteredSince(tx, accountId, new Date(since.getTime() - 1), deviceId)).filter(
    (row) => paymentStates[row.state].moneyTaken !== "NO" && (by === undefined || madeBy[by](row)),
  );
  const netAmount = await netAmountsOf(tx, accountId, rows);
  return rows.map((row) => ({ id: row.id, at: row.entryAt.getTime(), amount: netAmount(row) }));
}

/** Reads how much of each payment was not taken back or refunded. Cents. */
export async function netAmountsOf(
  tx: Transaction,
  accountId: string,
  rows: readonly PaymentRow[],
): Promise<(row: PaymentRow) => number> {
  const ids = rows.map(({ id }) => id);
  const lost = (await reversalRows(tx, accountId, ids)).filter(isTakenBack);
  return ({ id, amount }) =>
    amount - sumCents(lost.filter(({ paymentId }) => paymentId === id).map((reversal) => reversal.amount));
}

/** Whether the reversal took the money back. */
function isTakenBack({ kind, state }: ReversalRow): boolean {
  return kind === "CHARGEBACK" ? state === "OPEN" || state === "LOST" : state === "COMPLETED";
}

/** How many charges of a method were refused for an account since a day. */
export async function refusedTriesOf(
  tx: Transaction,
  accountId: string,
  { methodType, lastFour }: Pick<PaymentRow, "methodType" | "lastFour">,
  since: string,
): Promise<number> {
  const rows = await rowsSince(tx, accountId, since);
  return rows.filter(
    (row) =>
      row.methodType === methodType &&
      row.lastFour === lastFour &&
      row.failureCode !== null &&
      row.failureCode !== "PROCESSOR_UNAVAILABLE",
  ).length;
}
