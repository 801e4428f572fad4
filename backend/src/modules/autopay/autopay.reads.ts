import type { AutoPayService } from "@portico/rules/autoPay";
import type { UnattendedFailureCode } from "@portico/rules/dunning";
import type { Transaction } from "../../database/database.ts";
import { mobileCharges } from "../statements/lines.reads.ts";
import { partTogether, type TogetherPart } from "./autopay.domain.ts";
import { actionRow, actionsOfPayments, agreedActionRow, enrolmentRows, newestRun, newestTakenRunDate, openActionRow, openDiscount, partsOfActions, type ActionRow, type EnrolmentRow, type RunRow } from "./autopay.repository.ts";
import type { AcceptedTerms } from "./autopay.tables.ts";

/** What was agreed to, and when. */
export type Agreement = AcceptedTerms & { acceptedAt: Date };

const agreementOf = (row: ActionRow | undefined): Agreement | undefined => (row?.terms ? { ...row.terms, acceptedAt: row.createdAt } : undefined);

/** What was agreed to with an action; undefined where nothing had to be. */
export const agreementOfAction = async (tx: Transaction, accountId: string, actionId: string): Promise<Agreement | undefined> => agreementOf(await actionRow(tx, accountId, actionId));

/** What Auto Pay stands on now; undefined while it is off. */
export async function agreementInForce(tx: Transaction, accountId: string): Promise<Agreement | undefined> {
  return (await enrolmentRows(tx, accountId)).length > 0 ? agreementOf(await agreedActionRow(tx, accountId)) : undefined;
}

/** `paused`: since when it makes no debits, and why; null while it is on. */
export interface Enrolment { service: AutoPayService; paymentMethodId: string; debitDay: number; nextDate: string; paused: AutoPayPause | null }

/** The last debit could not be taken, and no more are made until Auto Pay is resumed. */
export interface AutoPayPause { since: string; code: UnattendedFailureCode }

/** Everything that pays automatically, core first; empty when nothing does. */
export async function autoPayEnrolmentsOf(tx: Transaction, accountId: string): Promise<Enrolment[]> {
  const rows = await enrolmentRows(tx, accountId);
  return rows.map((row) => ({ service: row.service, paymentMethodId: row.paymentMethodId, debitDay: row.debitDay, nextDate: row.nextDate, paused: pauseOf(row) }));
}

const pauseOf = ({ pausedOn, pausedCode }: EnrolmentRow): AutoPayPause | null => (pausedOn !== null && pausedCode !== null ? { since: pausedOn, code: pausedCode } : null);

/** Whether a change of Auto Pay is being confirmed. */
export const isBeingChanged = async (tx: Transaction, accountId: string): Promise<boolean> => (await openActionRow(tx, accountId)) !== undefined;

/** Whether Auto Pay charges a method, or will once what is being confirmed is confirmed. */
export async function isUsedForAutoPay(tx: Transaction, accountId: string, paymentMethodId: string): Promise<boolean> {
  const enrolled = (await enrolmentRows(tx, accountId)).some((row) => row.paymentMethodId === paymentMethodId);
  return enrolled || (await openActionRow(tx, accountId))?.paymentMethodId === paymentMethodId;
}

/**
 * The most that Auto Pay takes of the bills that are out; null where it pays all of them. One bill has the mobile lines of an account too: who is enrolled for
 * mobile alone has these lines paid, once for each bill, and the rest stays to be paid by hand.
 */
export async function automaticShare(tx: Transaction, accountId: string): Promise<number | null> {
  const enrolments = await autoPayEnrolmentsOf(tx, accountId);
  if (enrolments.length === 0 || enrolments.some(({ service }) => service === "core")) return null;
  return mobileCharges(tx, accountId, await newestTakenRunDate(tx, accountId));
}

/** The newest debit that was tried; undefined before the first. */
export const newestDebit: (tx: Transaction, accountId: string) => Promise<RunRow | undefined> = newestRun;

/** Cents that the discount takes off beside a debit whose payment is on its way. */
export const discountOnItsWay: (tx: Transaction, accountId: string) => Promise<number> = openDiscount;

/** How an account's bill pays itself; undefined when it does not. */
export async function autoPayEnrolment(tx: Transaction, accountId: string): Promise<Enrolment | undefined> {
  return (await autoPayEnrolmentsOf(tx, accountId))[0];
}

/** The enrolment that was asked for with a payment, as one part beside it. */
export type EnrolmentOfPayment = TogetherPart & { paymentId: string; actionId: string };

export async function enrolmentsOfPayments(tx: Transaction, accountId: string, paymentIds: readonly string[]): Promise<EnrolmentOfPayment[]> {
  const actions = await actionsOfPayments(tx, accountId, paymentIds);
  const parts = actions.length > 0 ? await partsOfActions(tx, accountId, actions.map(({ id }) => id)) : [];
  return actions.flatMap(({ id, paymentId }) => (paymentId === null ? [] : [{ paymentId, actionId: id, ...partTogether(parts.filter((part) => part.actionId === id)) }]));
}
