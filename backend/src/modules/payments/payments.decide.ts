import { referenceFault } from "@portico/rules/customerReference";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { endAttempt, openAttempt, type OpenedAttempt } from "../attempts/attempts.writes.ts";
import { planEnrolment, type EnrolmentPlan } from "../autopay/autopay.writes.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import type { Asked } from "./payments.asked.ts";
import type { ChosenCard } from "./payments.chosenMethod.ts";
import { isAwaited, refusalOf, type Payer, type Refusal } from "./payments.domain.ts";
import { cardTryRefusal, gatherFacts } from "./payments.facts.ts";
import { notifyRefusal } from "./payments.notices.ts";
import { paymentRow, type PaymentRow } from "./payments.repository.ts";

/** `final`: the answer will not change any more and is kept for repeats. */
export type PayAnswer = { kind: "refusal"; refusal: Refusal; final: boolean } | { kind: "payment"; paymentId: string };

export type Decided = { kind: "answered"; answer: PayAnswer } | { kind: "started"; paymentId: string; card: ChosenCard | undefined };

/** An operation as it was sent, and what it asks for. */
export interface Order { operation: string; sent: { accountId: string; attemptKey: string }; asked: Asked }

type PlannedEnrolment = Extract<EnrolmentPlan, { kind: "planned" }>;

/**
 * Does what was allowed. `card` is undefined when a change keeps the method; `before` is the scheduled payment that is changed; `plan` is the
 * enrolment in Auto Pay that was asked for with it. @returns the payment's id
 */
export type Start = (card: ChosenCard | undefined, before: PaymentRow | null, plan: PlannedEnrolment | undefined) => Promise<string>;

/**
 * Decides about one attempt, once, and starts what is allowed, all in the caller's transaction: the account is locked, so limits that
 * count payments hold whatever arrives at the same time.
 * @throws Problem NOT_ALLOWED for an account that is not paid here
 */
export async function decide(deps: Dependencies, tx: Transaction, payer: Payer, order: Order, start: Start): Promise<Decided> {
  const now = deps.securityClock.now();
  const { asked } = order;
  const attempt = await openAttempt(tx, payer.userId, order.operation, order.sent, now);
  if (attempt.kind !== "first") return { kind: "answered", answer: await repeated(tx, attempt, asked.accountId, now) };
  await refuseWhoCannotPay(tx, payer, asked.accountId);
  await lockLedger(tx, asked.accountId);
  const before = asked.changes === null ? null : ((await paymentRow(tx, asked.accountId, asked.changes)) ?? null);
  const { facts, card } = await gatherFacts(deps, tx, payer, asked, before);
  const basic = changeRefusal(asked, before) ?? recordsRefusal(deps, asked) ?? refusalOf(facts) ?? (card || asked.method === null ? null : ({ code: "METHOD_NOT_FOUND" } as const));
  const refusal = basic ?? (await cardTryRefusal(deps, tx, payer, asked.accountId, card));
  const plan = refusal === null && card && asked.enrolAutoPay ? await planEnrolment(deps, tx, payer, asked.accountId, card, asked.enrolAutoPay) : undefined;
  const told = plan?.kind === "refused" ? ({ code: "AUTO_PAY_REFUSED", autoPayCode: plan.refusal.code } as const) : refusal;
  if (told === null) {
    const paymentId = await start(card, before, plan?.kind === "planned" ? plan : undefined);
    await endAttempt(tx, attempt.name, { startedId: paymentId });
    return { kind: "started", paymentId, card };
  }
  await endAttempt(tx, attempt.name, { refusal: told });
  return { kind: "answered", answer: { kind: "refusal", refusal: told, final: true } };
}

/** What is not scheduled any more can't be changed. */
function changeRefusal({ changes }: Asked, before: PaymentRow | null): Refusal | null {
  return changes === null || before?.state === "SCHEDULED" ? null : { code: "NOT_SCHEDULED", paymentId: before?.id ?? null };
}

/** A reference that can't be kept, and addresses that can't be told, are refused before anything is charged (B14). */
export function recordsRefusal(deps: Dependencies, asked: Asked): Refusal | null {
  return referenceFault(asked.customerReference ?? "") === null ? notifyRefusal(deps, asked) : { code: "REFERENCE_INVALID" };
}

/** The answer to an attempt that was made before. */
export async function repeated(tx: Transaction, attempt: Exclude<OpenedAttempt, { kind: "first" }>, accountId: string, now: Date): Promise<PayAnswer> {
  if (attempt.kind === "fault") return { kind: "refusal", refusal: { code: attempt.code }, final: false };
  if (attempt.kind === "refused") return { kind: "refusal", refusal: attempt.refusal as Refusal, final: true };
  const payment = await paymentRow(tx, accountId, attempt.startedId);
  if (!payment || isAwaited(payment, now)) return { kind: "refusal", refusal: { code: "ATTEMPT_STILL_RUNNING" }, final: false };
  return { kind: "payment", paymentId: payment.id };
}
