import type { EnrolWithPaymentInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { acceptsShown } from "../content/acceptedWording.reads.ts";
import { post } from "../ledger/ledger.writes.ts";
import { startAction, type Actor } from "./autopay.actions.ts";
import { methodOfPayment, type ChosenMethod, type MethodOfPayment } from "./autopay.chosenMethod.ts";
import { enrolRefusal, type Refusal } from "./autopay.domain.ts";
import { standingFacts } from "./autopay.facts.ts";
import { enrolParts } from "./autopay.parts.ts";
import { changeRun, runOfPayment, type RunRow } from "./autopay.repository.ts";

export { advance as goOnWithEnrolment } from "./autopay.advance.ts";

/** An enrolment that can be made once a payment is taken, or why it can't. */
export type EnrolmentPlan = { kind: "refused"; refusal: Refusal } | { kind: "planned"; asked: EnrolWithPaymentInput; method: ChosenMethod | undefined };

/** Judges an enrolment that is asked for with a payment, before anything is charged. The account is locked. */
export async function planEnrolment(deps: Dependencies, tx: Transaction, actor: Actor, accountId: string, paidWith: MethodOfPayment, asked: EnrolWithPaymentInput): Promise<EnrolmentPlan> {
  const { services, debitDay, terms } = asked;
  const facts = await standingFacts(deps, tx, actor.userId, accountId);
  const { facts: method, method: chosen } = await methodOfPayment(deps, tx, accountId, paidWith);
  const refusal = enrolRefusal(facts, { services, debitDay, method, termsAccepted: await acceptsShown(deps, tx, actor.site, "autoPay", terms), paysNow: true });
  return refusal ? { kind: "refused", refusal } : { kind: "planned", asked, method: chosen };
}

/** Writes the enrolment down beside its payment; it waits until that is taken. @returns the action's id */
export function openEnrolment(deps: Dependencies, tx: Transaction, actor: Actor, accountId: string, paymentId: string, plan: Extract<EnrolmentPlan, { kind: "planned" }>): Promise<string> {
  const { services, debitDay, terms } = plan.asked;
  return startAction(deps, tx, actor, { accountId, kind: "ENROL", parts: enrolParts(services), method: plan.method, debitDay, terms, paymentId });
}

/** The debit of an automatic payment. */
export const debitOfPayment: typeof runOfPayment = runOfPayment;

/**
 * What the end of an automatic payment means for its debit: taken, the discount is booked beside it; not taken, the reason is kept.
 * In the transaction that settles the payment.
 */
export async function endDebit(deps: Dependencies, tx: Transaction, accountId: string, paymentId: string, failure: RunRow["code"]): Promise<void> {
  const run = await runOfPayment(tx, accountId, paymentId);
  if (!run) return;
  if (failure === null) await bookDiscount(deps, tx, run);
  await changeRun(tx, run, failure === null ? { state: "PAID" } : { state: "FAILED", code: failure });
}

/** The month's discount, once for each debit. */
export async function bookDiscount({ clock }: Dependencies, tx: Transaction, { accountId, debitDate, discount }: RunRow): Promise<void> {
  if (discount > 0) await post(tx, { accountId, kind: "discount", amount: discount, reference: `autopay-${debitDate}`, businessDate: clock.today(), recordedAt: clock.now() });
}
