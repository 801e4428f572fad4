import type { EnrolWithPaymentInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { acceptsShown } from "../content/releases/acceptedWording.reads.ts";
import { post } from "../ledger/ledger.writes.ts";
import { type Actor, startAction } from "./autopay.actions.ts";
import { type ChosenMethod, methodOfPayment, type MethodOfPayment } from "./autopay.chosenMethod.ts";
import { enrolParts, enrolRefusal, type Refusal } from "./autopay.domain.ts";
import { loadAutoPayFacts } from "./autopay.facts.ts";
import { changeRun, runOfPayment, type RunRow } from "./autopay.repository.ts";

export { advance as continueEnrolment } from "./autopay.advance.ts";

/** An enrolment that can start once a payment is taken, or why it cannot. */
export type EnrolmentPlan =
  | { kind: "refused"; refusal: Refusal }
  | { kind: "planned"; enrolmentRequest: EnrolWithPaymentInput; method: ChosenMethod | undefined };

/** Validates an enrolment that is requested with a payment, before anything is charged. The account is locked. */
export async function planEnrolment(
  deps: Dependencies,
  tx: Transaction,
  actor: Actor,
  accountId: string,
  paidWith: MethodOfPayment,
  enrolmentRequest: EnrolWithPaymentInput,
): Promise<EnrolmentPlan> {
  const { services, debitDay, terms } = enrolmentRequest;
  const facts = await loadAutoPayFacts(deps, tx, actor.userId, accountId);
  const { facts: method, method: chosen } = await methodOfPayment(deps, tx, accountId, paidWith);
  const refusal = enrolRefusal(facts, {
    services,
    debitDay,
    method,
    termsAccepted: await acceptsShown(deps, tx, actor.site, "autoPay", terms),
    paysNow: true,
  });
  return refusal ? { kind: "refused", refusal } : { kind: "planned", enrolmentRequest, method: chosen };
}

/**
 * Inserts the enrolment with its payment; it waits until the payment is taken.
 * @returns the action's id
 */
export function openEnrolment(
  deps: Dependencies,
  tx: Transaction,
  actor: Actor,
  accountId: string,
  paymentId: string,
  plan: Extract<EnrolmentPlan, { kind: "planned" }>,
): Promise<string> {
  const { services, debitDay, terms } = plan.enrolmentRequest;
  return startAction(deps, tx, actor, {
    accountId,
    kind: "ENROL",
    parts: enrolParts(services),
    method: plan.method,
    debitDay,
    terms,
    paymentId,
  });
}

/** The Auto Pay debit that a payment belongs to. */
export const debitOfPayment: typeof runOfPayment = runOfPayment;

/**
 * Ends the debit of an automatic payment in the transaction that settles the payment: books the discount when it was
 * taken, or stores the reason when it failed.
 */
export async function endDebit(
  deps: Dependencies,
  tx: Transaction,
  accountId: string,
  paymentId: string,
  failure: RunRow["code"],
): Promise<void> {
  const run = await runOfPayment(tx, accountId, paymentId);
  if (!run) return;
  if (failure === null) await bookDiscount(deps, tx, run);
  await changeRun(tx, run, failure === null ? { state: "PAID" } : { state: "FAILED", code: failure });
}

/** Books the month's discount, once per debit. */
export async function bookDiscount(
  { clock }: Dependencies,
  tx: Transaction,
  { accountId, debitDate, discount }: RunRow,
): Promise<void> {
  if (discount > 0)
    await post(tx, {
      accountId,
      kind: "discount",
      amount: discount,
      reference: `autopay-${debitDate}`,
      businessDate: clock.today(),
      recordedAt: clock.now(),
    });
}
