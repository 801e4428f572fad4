import { and, asc, desc, eq, gt, inArray, isNotNull, not, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statesWith } from "@portico/rules/paymentState";
import type { Transaction } from "../../../database/database.ts";
import type { BusinessClock } from "../../../lib/clock.ts";
import { hasCome } from "../../account/accountTime.reads.ts";
import { paysDevice } from "../../mobile/mobile.reads.ts";
import { payments, paymentTerms, scheduledCharges } from "../payments.tables.ts";
import type { PaymentRow, TermsRow } from "../payments.repository.ts";

export type ScheduledChargeRow = typeof scheduledCharges.$inferSelect;

/** The scheduled payments of an account, earliest first. */
export function scheduledRows(tx: Transaction, accountId: string): Promise<PaymentRow[]> {
  const waiting = and(eq(payments.accountId, accountId), inArray(payments.state, statesWith("mayChange")));
  return tx.select().from(payments).where(waiting).orderBy(asc(payments.paymentDate), asc(payments.id));
}

export type DueRow = Pick<PaymentRow, "accountId" | "id" | "paymentDate">;

const another = alias(payments, "another");

/**
 * Scheduled payments that are due by their accounts' dates, longest due first. Accounts with an unknown outcome are
 * skipped, so they do not block the others. Rows are not locked: the process that starts one locks its account.
 * @param after keyset position: the row that they follow in this order
 */
export function dueRows(tx: Transaction, clock: BusinessClock, count: number, after?: DueRow): Promise<DueRow[]> {
  const locking = tx
    .select({ id: another.id })
    .from(another)
    .where(and(eq(another.accountId, payments.accountId), inArray(another.state, statesWith("locksPaying"))));
  const rest = after && sql`(${payments.paymentDate}, ${payments.id}) > (${after.paymentDate}, ${after.id})`;
  const due = and(
    eq(payments.state, "SCHEDULED"),
    hasCome(payments.paymentDate, payments.accountId, clock),
    rest,
    notExists(locking),
  );
  return tx
    .select({ accountId: payments.accountId, id: payments.id, paymentDate: payments.paymentDate })
    .from(payments)
    .where(due)
    .orderBy(asc(payments.paymentDate), asc(payments.id))
    .limit(count);
}

/** Payments entered after an instant of business time, for the bill or for a device. */
export function enteredSince(
  tx: Transaction,
  accountId: string,
  since: Date,
  deviceId?: string,
): Promise<PaymentRow[]> {
  const { accountId: account, id, entryAt } = payments;
  const same = deviceId === undefined ? not(paysDevice(account, id)) : paysDevice(account, id, deviceId);
  return tx
    .select()
    .from(payments)
    .where(and(eq(account, accountId), gt(entryAt, since), same))
    .orderBy(asc(payments.entryAt), asc(payments.id));
}

/** The newest payment that a user made at once; scheduled payments and Auto Pay debits do not count. */
export async function newestAttendedRow(tx: Transaction, accountId: string): Promise<PaymentRow | undefined> {
  const unattended = tx
    .select({ id: scheduledCharges.paymentId })
    .from(scheduledCharges)
    .where(and(eq(scheduledCharges.accountId, payments.accountId), eq(scheduledCharges.paymentId, payments.id)));
  const begun = and(
    eq(payments.accountId, accountId),
    isNotNull(payments.startedAt),
    isNotNull(payments.userId),
    notExists(unattended),
  );
  const [row] = await tx
    .select()
    .from(payments)
    .where(begun)
    .orderBy(desc(payments.startedAt), desc(payments.id))
    .limit(1);
  return row;
}

/** Upserts the method that a scheduled payment will be charged with. */
export async function putScheduledCharge(tx: Transaction, charge: ScheduledChargeRow): Promise<void> {
  const { accountId, paymentId, ...what } = charge;
  await tx
    .insert(scheduledCharges)
    .values(charge)
    .onConflictDoUpdate({ target: [scheduledCharges.accountId, scheduledCharges.paymentId], set: what });
}

export async function scheduledCharge(
  tx: Transaction,
  accountId: string,
  paymentId: string,
): Promise<ScheduledChargeRow | undefined> {
  const [row] = await tx
    .select()
    .from(scheduledCharges)
    .where(and(eq(scheduledCharges.accountId, accountId), eq(scheduledCharges.paymentId, paymentId)));
  return row;
}

export async function chargesOfScheduled(
  tx: Transaction,
  accountId: string,
  paymentIds: readonly string[],
): Promise<ScheduledChargeRow[]> {
  if (paymentIds.length === 0) return [];
  return tx
    .select()
    .from(scheduledCharges)
    .where(and(eq(scheduledCharges.accountId, accountId), inArray(scheduledCharges.paymentId, [...paymentIds])));
}

/**
 * Marks every scheduled payment whose bank account was entered for it alone, after its bank reported that the account
 * must not be debited. One that is entered later counts as usable again, as a saved one does.
 */
export async function disableEnteredAccounts(
  tx: Transaction,
  accountId: string,
  charged: { fingerprint: string } | { lastFour: string },
): Promise<void> {
  const isCharged =
    "fingerprint" in charged
      ? eq(payments.methodFingerprint, charged.fingerprint)
      : eq(payments.lastFour, charged.lastFour);
  const ofAccount = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.accountId, accountId), eq(payments.methodType, "bankAccount"), isCharged));
  await tx
    .update(scheduledCharges)
    .set({ unavailable: true })
    .where(
      and(
        eq(scheduledCharges.accountId, accountId),
        isNotNull(scheduledCharges.processorToken),
        inArray(scheduledCharges.paymentId, ofAccount),
      ),
    );
}

/** Replaces the accepted terms of a payment. */
export async function changeTerms(tx: Transaction, { accountId, paymentId, ...accepted }: TermsRow): Promise<void> {
  await tx
    .update(paymentTerms)
    .set(accepted)
    .where(and(eq(paymentTerms.accountId, accountId), eq(paymentTerms.paymentId, paymentId)));
}
