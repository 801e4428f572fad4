import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, not, or, sql, sum, type SQL } from "drizzle-orm";
import { statesWith } from "@portico/rules/paymentState";
import { foundOnce, place } from "../../database/claimed.ts";
import type { Transaction } from "../../database/database.ts";
import { paysDevice } from "../mobile/mobile.reads.ts";
import { paymentReversals } from "./reversals.tables.ts";
import { paymentParts, payments, paymentTerms } from "./payments.tables.ts";

export type PaymentRow = typeof payments.$inferSelect;
export type PartRow = typeof paymentParts.$inferSelect;
export type TermsRow = typeof paymentTerms.$inferSelect;

/** Where a page of the history goes on: after this payment. */
export interface HistoryPosition { entryAt: Date; id: string }

const one = (accountId: string, id: string) => and(eq(payments.accountId, accountId), eq(payments.id, id));

export async function insertPayment(tx: Transaction, payment: PaymentRow, parts: PartRow[], terms?: TermsRow): Promise<void> {
  await tx.insert(payments).values(payment);
  if (parts.length > 0) await tx.insert(paymentParts).values(parts);
  if (terms) await tx.insert(paymentTerms).values(terms);
}

/** What was agreed to with a payment. */
export async function termsRow(tx: Transaction, accountId: string, paymentId: string): Promise<TermsRow | undefined> {
  return (await tx.select().from(paymentTerms).where(and(eq(paymentTerms.accountId, accountId), eq(paymentTerms.paymentId, paymentId))))[0];
}

/** What was agreed to with each of some payments. */
export function termsRowsOf(tx: Transaction, accountId: string, paymentIds: readonly string[]): Promise<TermsRow[]> {
  return tx.select().from(paymentTerms).where(and(eq(paymentTerms.accountId, accountId), inArray(paymentTerms.paymentId, [...paymentIds])));
}

export async function paymentRow(tx: Transaction, accountId: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(one(accountId, id));
  return row;
}

/** The payment of an account whose outcome is unknown. There is at most one: an index sees to it. */
export async function confirmingRow(tx: Transaction, accountId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(and(eq(payments.accountId, accountId), inArray(payments.state, statesWith("locksPaying"))));
  return row;
}

/** The newest payment that was begun: what is only scheduled, or was called off, is none. */
export async function newestBegunRow(tx: Transaction, accountId: string): Promise<PaymentRow | undefined> {
  const begun = and(eq(payments.accountId, accountId), isNotNull(payments.startedAt));
  const [row] = await tx.select().from(payments).where(begun).orderBy(desc(payments.startedAt), desc(payments.id)).limit(1);
  return row;
}

export async function changePayment(tx: Transaction, accountId: string, id: string, change: Partial<PaymentRow>): Promise<void> {
  await tx.update(payments).set(change).where(one(accountId, id));
}

export async function changePart(tx: Transaction, part: PartRow): Promise<void> {
  const { accountId, paymentId, kind, state, code } = part;
  const same = and(eq(paymentParts.accountId, accountId), eq(paymentParts.paymentId, paymentId), eq(paymentParts.kind, kind));
  await tx.update(paymentParts).set({ state, code }).where(same);
}

export function partRows(tx: Transaction, accountId: string, paymentIds: readonly string[]): Promise<PartRow[]> {
  return tx.select().from(paymentParts).where(and(eq(paymentParts.accountId, accountId), inArray(paymentParts.paymentId, [...paymentIds])));
}

/** Newest first. Pages follow each other by position, so a payment that comes in meanwhile moves nothing. */
export function historyRows(tx: Transaction, accountId: string, count: number, after: HistoryPosition | undefined): Promise<PaymentRow[]> {
  const older: SQL | undefined = after && or(lt(payments.entryAt, after.entryAt), and(eq(payments.entryAt, after.entryAt), lt(payments.id, after.id)));
  return tx.select().from(payments).where(and(eq(payments.accountId, accountId), older)).orderBy(desc(payments.entryAt), desc(payments.id)).limit(count);
}

/** Payments of an account from a payment date on, the newest first. */
export function rowsSince(tx: Transaction, accountId: string, since: string): Promise<PaymentRow[]> {
  return tx.select().from(payments).where(and(eq(payments.accountId, accountId), gte(payments.paymentDate, since))).orderBy(desc(payments.paymentDate), desc(payments.entryAt), desc(payments.id));
}

/** The bank took it back: it is nobody's last payment. */
const wasReturned = sql`exists (select 1 from ${paymentReversals} r where r.account_id = ${payments.accountId} and r.payment_id = ${payments.id} and (r.kind = 'RETURN' or r.state in ('OPEN', 'LOST')))`;

export async function newestTakenRow(tx: Transaction, accountId: string): Promise<PaymentRow | undefined> {
  const taken = and(eq(payments.accountId, accountId), eq(payments.state, "SUBMITTED"), not(wasReturned));
  // A scheduled payment was entered long before it was taken.
  const [row] = await tx.select().from(payments).where(taken).orderBy(desc(payments.paymentDate), desc(payments.entryAt), desc(payments.id)).limit(1);
  return row;
}

/** Cents on their way, by state. */
export async function openSums(tx: Transaction, accountId: string): Promise<{ state: PaymentRow["state"]; amount: number }[]> {
  // What is on its way to a device pays no bill; what is being confirmed locks the account whatever it is for.
  const open = and(eq(payments.accountId, accountId), inArray(payments.state, statesWith("onItsWay")), or(inArray(payments.state, statesWith("locksPaying")), not(paysDevice(payments.accountId, payments.id))));
  return tx.select({ state: payments.state, amount: sum(payments.amount).mapWith(Number) }).from(payments).where(open).groupBy(payments.state);
}

/** What customers call payments of theirs (B14); only those that they named. */
export async function referencedRows(tx: Transaction, accountId: string, ids: readonly string[]): Promise<{ id: string; reference: string }[]> {
  const rows = await tx.select({ id: payments.id, reference: payments.customerReference }).from(payments).where(and(eq(payments.accountId, accountId), inArray(payments.id, [...ids])));
  return rows.flatMap(({ id, reference }) => (reference === null ? [] : [{ id, reference }]));
}

/** Cents on their way to a mobile device. */
export async function onItsWayToDevice(tx: Transaction, accountId: string, deviceId: string): Promise<number> {
  const open = and(eq(payments.accountId, accountId), inArray(payments.state, statesWith("onItsWay")), paysDevice(payments.accountId, payments.id, deviceId));
  const [row] = await tx.select({ amount: sum(payments.amount).mapWith(Number) }).from(payments).where(open);
  return row?.amount ?? 0;
}

/** A charge that the card's or account's bank refused. Security time. */
export interface RefusedCharge { startedAt: Date; code: PaymentRow["failureCode"] }

/** The charges since an instant of security time that a bank refused, of a person or for an account, the newest first. */
export async function refusedCharges(tx: Transaction, userId: string, accountId: string, since: Date): Promise<RefusedCharge[]> {
  const refused = and(isNotNull(payments.failureCode), inArray(payments.failureCode, ["DECLINED", "SECURITY_CODE_FAILED", "INSUFFICIENT_FUNDS", "METHOD_CLOSED"]), gt(payments.startedAt, since));
  const theirs = or(eq(payments.userId, userId), eq(payments.accountId, accountId));
  const rows = await tx.select({ startedAt: payments.startedAt, code: payments.failureCode }).from(payments).where(and(refused, theirs)).orderBy(desc(payments.startedAt)).limit(50);
  return rows.flatMap(({ startedAt, code }) => (startedAt ? [{ startedAt, code }] : []));
}

/**
 * Seconds before the next question. Where a customer can't pay until it is answered: 3 for the first minute, then 30. Where a
 * bank takes its days: doubling from 3 to 15 minutes.
 */
const nextWait = sql`case
  when ${payments.state} = 'CONFIRMING' then case when ${payments.asks} < 20 then 3 else 30 end
  else least(900, 3 * power(2, least(${payments.asks}, 20))) end`;

/** Takes open payments that nobody is waiting for and that are due to be asked about; each goes to one asker only. */
export function claimOpen(tx: Transaction, now: Date, count: number): Promise<PaymentRow[]> {
  const due = tx
    .select(place)
    .from(payments)
    .where(and(inArray(payments.state, statesWith("ask")), lte(payments.askFrom, now), or(isNull(payments.awaitedUntil), lte(payments.awaitedUntil, now))))
    // "CONFIRMING" is before "PENDING": an unknown outcome keeps a customer from paying, an accepted payment keeps nobody.
    .orderBy(payments.state, payments.askFrom)
    .limit(count)
    .for("update", { skipLocked: true });
  return tx.update(payments).set({ askFrom: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${nextWait})`, asks: sql`${payments.asks} + 1`, awaitedUntil: null }).where(foundOnce(due)).returning();
}
