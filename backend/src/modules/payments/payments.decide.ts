import { validateReference } from "@portico/rules/customerReference";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { endAttempt, openAttempt, type OpenedAttempt } from "../idempotency/idempotency.writes.ts";
import { type EnrolmentPlan, planEnrolment } from "../autopay/autopay.writes.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import type { PaymentRequest } from "./payments.request.ts";
import type { ChosenCard } from "./payments.chosenMethod.ts";
import { isAwaited, type Payer, type Refusal, refusalOf } from "./payments.domain.ts";
import { cardAttemptRefusal, loadPaymentFacts } from "./payments.facts.ts";
import { notifyRefusal } from "./payments.notices.ts";
import { paymentRow, type PaymentRow } from "./payments.repository.ts";

/** `final`: the answer cannot change any more and is stored for repeats of the idempotency key. */
export type PayAnswer = { kind: "refusal"; refusal: Refusal; final: boolean } | { kind: "payment"; paymentId: string };

export type Decided =
  | { kind: "answered"; answer: PayAnswer }
  | { kind: "started"; paymentId: string; card: ChosenCard | undefined };

/** An operation's input, as sent and as parsed. */
export interface Order {
  operation: string;
  sent: { accountId: string; idempotencyKey: string };
  request: PaymentRequest;
}

type PlannedEnrolment = Extract<EnrolmentPlan, { kind: "planned" }>;

/**
 * Starts an allowed payment. `card` is undefined when a change keeps the method; `before` is the scheduled payment that
 * is changed; `plan` is the Auto Pay enrolment that was requested with it.
 * @returns the payment's id
 */
export type Start = (
  card: ChosenCard | undefined,
  before: PaymentRow | null,
  plan: PlannedEnrolment | undefined,
) => Promise<string>;

/**
 * Validates one attempt and starts it if allowed, all in the caller's transaction. The account is locked, so limits
 * that count payments hold under concurrent requests.
 * @throws Problem NOT_ALLOWED for an account that cannot be paid here
 */
export async function decide(
  deps: Dependencies,
  tx: Transaction,
  payer: Payer,
  order: Order,
  start: Start,
): Promise<Decided> {
  const now = deps.securityClock.now();
  const { request } = order;
  const attempt = await openAttempt(tx, payer.userId, order.operation, order.sent, now);
  if (attempt.kind !== "first")
    return { kind: "answered", answer: await repeated(tx, attempt, request.accountId, now) };
  await refuseWhoCannotPay(tx, payer, request.accountId);
  await lockLedger(tx, request.accountId);
  const before = request.changes === null ? null : ((await paymentRow(tx, request.accountId, request.changes)) ?? null);
  const { facts, card } = await loadPaymentFacts(deps, tx, payer, request, before);
  const basic =
    changeRefusal(request, before) ??
    recordsRefusal(deps, request) ??
    refusalOf(facts) ??
    (card || request.method === null ? null : ({ code: "METHOD_NOT_FOUND" } as const));
  const refusal = basic ?? (await cardAttemptRefusal(deps, tx, payer, request.accountId, card));
  const plan =
    refusal === null && card && request.enrolAutoPay
      ? await planEnrolment(deps, tx, payer, request.accountId, card, request.enrolAutoPay)
      : undefined;
  const finalRefusal =
    plan?.kind === "refused" ? ({ code: "AUTO_PAY_REFUSED", autoPayCode: plan.refusal.code } as const) : refusal;
  if (finalRefusal === null) {
    const paymentId = await start(card, before, plan?.kind === "planned" ? plan : undefined);
    await endAttempt(tx, attempt.name, { startedId: paymentId });
    return { kind: "started", paymentId, card };
  }
  await endAttempt(tx, attempt.name, { refusal: finalRefusal });
  return { kind: "answered", answer: { kind: "refusal", refusal: finalRefusal, final: true } };
}

/** Refuses to change a payment that is no longer scheduled. */
function changeRefusal({ changes }: PaymentRequest, before: PaymentRow | null): Refusal | null {
  return changes === null || before?.state === "SCHEDULED"
    ? null
    : { code: "NOT_SCHEDULED", paymentId: before?.id ?? null };
}

/** Validates the customer reference and the notification addresses before anything is charged (B14). */
export function recordsRefusal(deps: Dependencies, request: PaymentRequest): Refusal | null {
  return validateReference(request.customerReference ?? "") === null
    ? notifyRefusal(deps, request)
    : { code: "REFERENCE_INVALID" };
}

/** Returns the stored answer of an idempotency key that was used before. */
export async function repeated(
  tx: Transaction,
  attempt: Exclude<OpenedAttempt, { kind: "first" }>,
  accountId: string,
  now: Date,
): Promise<PayAnswer> {
  if (attempt.kind === "error") return { kind: "refusal", refusal: { code: attempt.code }, final: false };
  if (attempt.kind === "refused") return { kind: "refusal", refusal: attempt.refusal as Refusal, final: true };
  const payment = await paymentRow(tx, accountId, attempt.startedId);
  if (!payment || isAwaited(payment, now))
    return { kind: "refusal", refusal: { code: "ATTEMPT_STILL_RUNNING" }, final: false };
  return { kind: "payment", paymentId: payment.id };
}
