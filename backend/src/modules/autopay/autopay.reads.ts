import type { AutoPayService } from "@portico/rules/autoPay";
import type { Transaction } from "../../database/database.ts";
import { partTogether, type TogetherPart } from "./autopay.domain.ts";
import { actionParts, actionRow, actionsOfPayments, agreedActionRow, enrolmentRows, openActionRow, type ActionRow } from "./autopay.repository.ts";
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

export interface Enrolment { service: AutoPayService; paymentMethodId: string; debitDay: number; nextDate: string }

/** Everything that pays automatically, core first; empty when nothing does. */
export async function autoPayEnrolmentsOf(tx: Transaction, accountId: string): Promise<Enrolment[]> {
  const rows = await enrolmentRows(tx, accountId);
  return rows.map(({ service, paymentMethodId, debitDay, nextDate }) => ({ service, paymentMethodId, debitDay, nextDate }));
}

/** Whether Auto Pay charges a method, or will once what is being confirmed is confirmed. */
export async function isUsedForAutoPay(tx: Transaction, accountId: string, paymentMethodId: string): Promise<boolean> {
  const enrolled = (await enrolmentRows(tx, accountId)).some((row) => row.paymentMethodId === paymentMethodId);
  return enrolled || (await openActionRow(tx, accountId))?.paymentMethodId === paymentMethodId;
}

/** How an account's bill pays itself; undefined when it does not. */
export async function autoPayEnrolment(tx: Transaction, accountId: string): Promise<Enrolment | undefined> {
  return (await autoPayEnrolmentsOf(tx, accountId))[0];
}

/** The enrolment that was asked for with a payment, as one part beside it. */
export type EnrolmentOfPayment = TogetherPart & { paymentId: string; actionId: string };

export async function enrolmentsOfPayments(tx: Transaction, accountId: string, paymentIds: readonly string[]): Promise<EnrolmentOfPayment[]> {
  const found: EnrolmentOfPayment[] = [];
  for (const { id, paymentId } of await actionsOfPayments(tx, accountId, paymentIds)) {
    if (paymentId !== null) found.push({ paymentId, actionId: id, ...partTogether(await actionParts(tx, accountId, id)) });
  }
  return found;
}
