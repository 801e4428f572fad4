import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, not, or, sql, type SQL, sum } from "drizzle-orm";
import { statesWith } from "@portico/rules/paymentState";
import { isClaimed, place, type Transaction } from "../../database/database.ts";
import { paysDevice } from "../mobile/mobile.reads.ts";
import { paymentReversals } from "./reversals/reversals.tables.ts";
import { paymentParts, payments, paymentTerms } from "./payments.tables.ts";

export type PaymentRow = typeof payments.$inferSelect;
export type PartRow = typeof paymentParts.$inferSelect;
export type TermsRow = typeof paymentTerms.$inferSelect;

/** A pagination position in the history: the page starts after this payment. */
export interface HistoryPosition {
  entryAt: Date;
  id: string;
}

const one = (accountId: string, id: string) => and(eq(payments.accountId, accountId), eq(payments.id, id));

/** Writes a payment, its parts and the accepted terms. Payment and terms are one statement. */
export async function insertPayment(
  tx: Transaction,
  payment: PaymentRow,
  parts: PartRow[],
  terms?: TermsRow,
): Promise<void> {
  const inserting = tx.insert(payments).values(payment);
  if (terms) {
    const inserted = tx.$with("inserted").as(inserting.returning({ id: payments.id }));
    await tx.with(inserted).insert(paymentTerms).values(terms);
  } else await inserting;
  if (parts.length > 0) await tx.insert(paymentParts).values(parts);
}

/** The terms accepted with a payment. */
export async function termsRow(tx: Transaction, accountId: string, paymentId: string): Promise<TermsRow | undefined> {
  return (
    await tx
      .select()
      .from(paymentTerms)
      .where(and(eq(paymentTerms.accountId, accountId), eq(paymentTerms.paymentId, paymentId)))
  )[0];
}

/** The terms accepted with several payments. */
export function termsRowsOf(tx: Transaction, accountId: string, paymentIds: readonly string[]): Promise<TermsRow[]> {
  return tx
    .select()
    .from(paymentTerms)
    .where(and(eq(paymentTerms.accountId, accountId), inArray(paymentTerms.paymentId, [...paymentIds])));
}

/** The newest accepted terms of an account, each with its payment. */
export function acceptedTermsRows(
  tx: Transaction,
  accountId: string,
  limit: number,
): Promise<{ terms: TermsRow; payment: PaymentRow }[]> {
  return tx
    .select({ terms: paymentTerms, payment: payments })
    .from(paymentTerms)
    .innerJoin(payments, and(eq(payments.accountId, paymentTerms.accountId), eq(payments.id, paymentTerms.paymentId)))
    .where(eq(paymentTerms.accountId, accountId))
    .orderBy(desc(paymentTerms.acceptedAt), desc(paymentTerms.paymentId))
    .limit(limit);
}

export async function paymentRow(tx: Transaction, accountId: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(one(accountId, id));
  return row;
}

/** The account's payment with an unknown outcome. A unique index allows at most one. */
export async function confirmingRow(tx: Transaction, accountId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.accountId, accountId), inArray(payments.state, statesWith("locksPaying"))));
  return row;
}

export async function changePayment(
  tx: Transaction,
  accountId: string,
  id: string,
  change: Partial<PaymentRow>,
): Promise<void> {
  await tx.update(payments).set(change).where(one(accountId, id));
}

export async function changePart(tx: Transaction, part: PartRow): Promise<void> {
  const { accountId, paymentId, kind, state, code } = part;
  const same = and(
    eq(paymentParts.accountId, accountId),
    eq(paymentParts.paymentId, paymentId),
    eq(paymentParts.kind, kind),
  );
  await tx.update(paymentParts).set({ state, code }).where(same);
}

export function partRows(tx: Transaction, accountId: string, paymentIds: readonly string[]): Promise<PartRow[]> {
  return tx
    .select()
    .from(paymentParts)
    .where(and(eq(paymentParts.accountId, accountId), inArray(paymentParts.paymentId, [...paymentIds])));
}

/** Newest first, with keyset pagination: a payment inserted meanwhile does not shift pages. */
export function historyRows(
  tx: Transaction,
  accountId: string,
  count: number,
  after: HistoryPosition | undefined,
): Promise<PaymentRow[]> {
  const older: SQL | undefined =
    after &&
    or(lt(payments.entryAt, after.entryAt), and(eq(payments.entryAt, after.entryAt), lt(payments.id, after.id)));
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.accountId, accountId), older))
    .orderBy(desc(payments.entryAt), desc(payments.id))
    .limit(count);
}

/** Payments of an account from a payment date on, and up to another one if it is given; newest first. */
export function rowsSince(tx: Transaction, accountId: string, since: string, until?: string): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.accountId, accountId),
        gte(payments.paymentDate, since),
        until === undefined ? undefined : lte(payments.paymentDate, until),
      ),
    )
    .orderBy(desc(payments.paymentDate), desc(payments.entryAt), desc(payments.id));
}

/** A returned payment does not count as the last payment. */
const wasReturned = sql`exists (select 1 from ${paymentReversals} r where r.account_id = ${payments.accountId} and r.payment_id = ${payments.id} and (r.kind = 'RETURN' or r.state in ('OPEN', 'LOST')))`;

export async function newestTakenRow(tx: Transaction, accountId: string): Promise<PaymentRow | undefined> {
  const taken = and(eq(payments.accountId, accountId), eq(payments.state, "SUBMITTED"), not(wasReturned));
  // Orders by the time it was taken: a scheduled payment was entered long before that.
  const [row] = await tx
    .select()
    .from(payments)
    .where(taken)
    .orderBy(desc(payments.paymentDate), desc(payments.entryAt), desc(payments.id))
    .limit(1);
  return row;
}

/**
 * Cents in flight towards the bill, by state. A payment for a device does not count towards the bill: a state with such
 * payments alone has the amount 0.
 */
export async function openSums(
  tx: Transaction,
  accountId: string,
): Promise<{ state: PaymentRow["state"]; amount: number }[]> {
  const open = and(eq(payments.accountId, accountId), inArray(payments.state, statesWith("onItsWay")));
  const paysBill = not(paysDevice(payments.accountId, payments.id));
  const amount = sql`coalesce(${sum(payments.amount)} filter (where ${paysBill}), 0)`.mapWith(Number);
  return tx.select({ state: payments.state, amount }).from(payments).where(open).groupBy(payments.state);
}

/** Customer references of payments (B14); payments without one are left out. */
export async function referencedRows(
  tx: Transaction,
  accountId: string,
  ids: readonly string[],
): Promise<{ id: string; reference: string }[]> {
  const rows = await tx
    .select({ id: payments.id, reference: payments.customerReference })
    .from(payments)
    .where(and(eq(payments.accountId, accountId), inArray(payments.id, [...ids])));
  return rows.flatMap(({ id, reference }) => (reference === null ? [] : [{ id, reference }]));
}

/** Cents in flight for a mobile device. */
export async function onItsWayToDevice(tx: Transaction, accountId: string, deviceId: string): Promise<number> {
  const open = and(
    eq(payments.accountId, accountId),
    inArray(payments.state, statesWith("onItsWay")),
    paysDevice(payments.accountId, payments.id, deviceId),
  );
  const [row] = await tx
    .select({ amount: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(open);
  return row?.amount ?? 0;
}

/** A charge that the issuing bank refused. Security time. */
export interface RefusedCharge {
  startedAt: Date;
  code: PaymentRow["failureCode"];
}

/** Charges that a bank refused since an instant (security time), by user or by account, newest first. */
export async function refusedCharges(
  tx: Transaction,
  userId: string,
  accountId: string,
  since: Date,
): Promise<RefusedCharge[]> {
  const refused = and(
    isNotNull(payments.failureCode),
    inArray(payments.failureCode, ["DECLINED", "SECURITY_CODE_FAILED", "INSUFFICIENT_FUNDS", "METHOD_CLOSED"]),
    gt(payments.startedAt, since),
  );
  const theirs = or(eq(payments.userId, userId), eq(payments.accountId, accountId));
  const rows = await tx
    .select({ startedAt: payments.startedAt, code: payments.failureCode })
    .from(payments)
    .where(and(refused, theirs))
    .orderBy(desc(payments.startedAt))
    .limit(50);
  return rows.flatMap(({ startedAt, code }) => (startedAt ? [{ startedAt, code }] : []));
}

/**
 * Backoff in seconds before the next lookup. Unknown outcome, which blocks the customer: 3 for the first minute, then
 * 30. Pending at the bank: doubling from 3 seconds to 15 minutes.
 */
const nextWait = sql`case
  when ${payments.state} = 'CONFIRMING' then case when ${payments.asks} < 20 then 3 else 30 end
  else least(900, 3 * power(2, least(${payments.asks}, 20))) end`;

/**
 * Claims open payments that are due for a lookup and that no request waits for; each is claimed by one process only.
 */
export function claimOpen(tx: Transaction, now: Date, count: number): Promise<PaymentRow[]> {
  const due = tx
    .select(place)
    .from(payments)
    .where(
      and(
        inArray(payments.state, statesWith("ask")),
        lte(payments.nextAttemptAt, now),
        or(isNull(payments.awaitedUntil), lte(payments.awaitedUntil, now)),
      ),
    )
    // "CONFIRMING" sorts before "PENDING": an unknown outcome blocks the customer's next payment, a pending one does
    // not.
    .orderBy(payments.state, payments.nextAttemptAt)
    .limit(count)
    .for("update", { skipLocked: true });
  return tx
    .update(payments)
    .set({
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${nextWait})`,
      asks: sql`${payments.asks} + 1`,
      awaitedUntil: null,
    })
    .where(isClaimed(due))
    .returning();
}

/** Encodes a position in the payment history as a pagination cursor: opaque to the client, stable for ever. */
export function historyCursor({ entryAt, id }: HistoryPosition): string {
  return Buffer.from(`${entryAt.toISOString()} ${id}`).toString("base64url");
}

/** Decodes a pagination cursor; undefined for an invalid one. */
export function readCursor(cursor: string): HistoryPosition | undefined {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w-]{1,64})$/.exec(
    Buffer.from(cursor, "base64url").toString("utf8"),
  );
  const entryAt = new Date(match?.[1] ?? "");
  return match?.[2] !== undefined && !Number.isNaN(entryAt.getTime()) ? { entryAt, id: match[2] } : undefined;
}
