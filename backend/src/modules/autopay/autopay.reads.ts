import type { AutoPayService } from "@portico/rules/autoPay";
import type { UnattendedFailureCode } from "@portico/rules/dunning";
import type { Transaction } from "../../database/database.ts";
import type { ReferencedAgreement } from "../../lib/agreement.ts";
import { mobileCharges } from "../statements/lines.reads.ts";
import { partTogether, type TogetherPart } from "./autopay.domain.ts";
import {
  actionRow,
  type ActionRow,
  actionsOfPayments,
  agreedActionRow,
  discountsOfDebits,
  type EnrolmentRow,
  enrolmentRows,
  newestTakenRunDate,
  openActionRow,
  openDiscount,
  partsOfActions,
} from "./autopay.repository.ts";
import { type AcceptedTerms, autoPayActions, autoPayRevocations } from "./autopay.tables.ts";
import { and, asc, desc, eq, isNotNull, lte } from "drizzle-orm";
import type { RevocationRow } from "./revocations.ts";

/** The accepted terms, and when they were accepted. */
export type Agreement = AcceptedTerms & { acceptedAt: Date };

const agreementOf = (row: ActionRow | undefined): Agreement | undefined =>
  row?.terms ? { ...row.terms, acceptedAt: row.createdAt } : undefined;

/** The terms that were accepted with an action; undefined when none were required. */
export const agreementOfAction = async (
  tx: Transaction,
  accountId: string,
  actionId: string,
): Promise<Agreement | undefined> => agreementOf(await actionRow(tx, accountId, actionId));

/** The accepted terms that Auto Pay is based on now; undefined while it is off. */
export async function agreementInForce(tx: Transaction, accountId: string): Promise<Agreement | undefined> {
  return (await enrolmentRows(tx, accountId)).length > 0
    ? agreementOf(await agreedActionRow(tx, accountId))
    : undefined;
}

/** The newest terms that were accepted for Auto Pay. */
export async function autoPayAcceptances(
  tx: Transaction,
  accountId: string,
  limit: number,
): Promise<ReferencedAgreement[]> {
  const rows = await tx
    .select()
    .from(autoPayActions)
    .where(and(eq(autoPayActions.accountId, accountId), isNotNull(autoPayActions.terms)))
    .orderBy(desc(autoPayActions.createdAt), desc(autoPayActions.id))
    .limit(limit);
  return rows.flatMap(({ id, userId, createdAt, terms }) =>
    terms ? [{ ...terms, id: `auto-pay-${id}`, reference: null, userId, acceptedAt: createdAt.toISOString() }] : [],
  );
}

/** `paused`: since when Auto Pay makes no debits, and why; null while it is on. */
export interface Enrolment {
  service: AutoPayService;
  paymentMethodId: string;
  debitDay: number;
  nextDate: string;
  paused: AutoPayPause | null;
}

/** The last debit failed, and Auto Pay makes none until it is resumed. */
export interface AutoPayPause {
  since: string;
  code: UnattendedFailureCode;
}

/** All enrolled services, core first; empty when there are none. */
export async function autoPayEnrolmentsOf(tx: Transaction, accountId: string): Promise<Enrolment[]> {
  const rows = await enrolmentRows(tx, accountId);
  return rows.map((row) => ({
    service: row.service,
    paymentMethodId: row.paymentMethodId,
    debitDay: row.debitDay,
    nextDate: row.nextDate,
    paused: pauseOf(row),
  }));
}

const pauseOf = ({ pausedOn, pausedCode }: EnrolmentRow): AutoPayPause | null =>
  pausedOn !== null && pausedCode !== null ? { since: pausedOn, code: pausedCode } : null;

/** Whether a change of Auto Pay has an unknown outcome. */
export const isBeingChanged = async (tx: Transaction, accountId: string): Promise<boolean> =>
  (await openActionRow(tx, accountId)) !== undefined;

/** Whether Auto Pay charges a method, or will once an open action is confirmed. */
export async function isUsedForAutoPay(tx: Transaction, accountId: string, paymentMethodId: string): Promise<boolean> {
  const enrolled = (await enrolmentRows(tx, accountId)).some((row) => row.paymentMethodId === paymentMethodId);
  return enrolled || (await openActionRow(tx, accountId))?.paymentMethodId === paymentMethodId;
}

/**
 * The limit of what Auto Pay pays of the current bills, in cents; null when it pays them in full. An account's bill
 * includes its mobile lines: with Auto Pay for mobile alone, only these lines are paid, once per bill, and the customer
 * pays the rest.
 */
export async function automaticShare(tx: Transaction, accountId: string): Promise<number | null> {
  const enrolments = await autoPayEnrolmentsOf(tx, accountId);
  if (enrolments.length === 0 || enrolments.some(({ service }) => service === "core")) return null;
  return mobileCharges(tx, accountId, await newestTakenRunDate(tx, accountId));
}

/**
 * Whether Auto Pay, as it is now, covers a debit that was begun before: it still charges that method, and pays at least
 * that amount of the bill. Cents.
 */
export async function coversDebit(tx: Transaction, accountId: string, paymentMethodId: string, due: number) {
  const charged = (await enrolmentRows(tx, accountId)).some((row) => row.paymentMethodId === paymentMethodId);
  return charged && due <= ((await automaticShare(tx, accountId)) ?? Infinity);
}

/** The date of the next debit; null while there are none, because Auto Pay is off or paused. */
export async function nextDebitDateOf(tx: Transaction, accountId: string): Promise<string | null> {
  const [enrolment] = await enrolmentRows(tx, accountId);
  return enrolment && enrolment.pausedOn === null ? enrolment.nextDate : null;
}

/** Cents of the discount of a debit in flight. */
export const discountOnItsWay: (tx: Transaction, accountId: string) => Promise<number> = openDiscount;

/** The discounts that were booked with debits, in cents by the debit's payment id. */
export const debitDiscounts: (tx: Transaction, accountId: string) => Promise<ReadonlyMap<string, number>> =
  discountsOfDebits;

/** How Auto Pay pays an account's bill; undefined when it is off. */
export async function autoPayEnrolment(tx: Transaction, accountId: string): Promise<Enrolment | undefined> {
  return (await autoPayEnrolmentsOf(tx, accountId))[0];
}

/** The enrolment requested with a payment, as one part of it. */
export type EnrolmentOfPayment = TogetherPart & { paymentId: string; actionId: string };

export async function enrolmentsOfPayments(
  tx: Transaction,
  accountId: string,
  paymentIds: readonly string[],
): Promise<EnrolmentOfPayment[]> {
  const actions = await actionsOfPayments(tx, accountId, paymentIds);
  const parts =
    actions.length > 0
      ? await partsOfActions(
          tx,
          accountId,
          actions.map(({ id }) => id),
        )
      : [];
  return actions.flatMap(({ id, paymentId }) =>
    paymentId === null
      ? []
      : [{ paymentId, actionId: id, ...partTogether(parts.filter((part) => part.actionId === id)) }],
  );
}

const MOST = 500;

/**
 * Changes of Auto Pay whose outcome has been unknown for too long. `ask_from` is null once they are settled. Security
 * time.
 */
export function stuckActions(tx: Transaction, startedBefore: Date): Promise<ActionRow[]> {
  return tx
    .select()
    .from(autoPayActions)
    .where(and(isNotNull(autoPayActions.nextAttemptAt), lte(autoPayActions.startedAt, startedBefore)))
    .orderBy(asc(autoPayActions.startedAt))
    .limit(MOST);
}

/** Mandates that the processor has not revoked for too long. Security time. */
export function stuckRevocations(tx: Transaction, since: Date): Promise<RevocationRow[]> {
  return tx
    .select()
    .from(autoPayRevocations)
    .where(lte(autoPayRevocations.since, since))
    .orderBy(asc(autoPayRevocations.since))
    .limit(MOST);
}
