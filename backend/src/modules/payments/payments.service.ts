import type { InstantPaymentInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { continueEnrolment, openEnrolment } from "../autopay/autopay.writes.ts";
import { instantPaymentRequest } from "./payments.request.ts";
import { decide, type Decided, type PayAnswer } from "./payments.decide.ts";
import type { Payer } from "./payments.domain.ts";
import { startOneTimePayment } from "./payments.newPayment.ts";
import { chargeAndSettle } from "./payments.settlement.ts";

type Begun = Decided & { enrolment?: string | undefined };

/**
 * Pays now, at most once per idempotency key. The intent is committed before the processor is called, and a transaction
 * awaits nothing but SQL, so after a crash at any point the reconciler can finish the payment.
 * @throws Problem NOT_ALLOWED for an account that cannot be paid here
 */
export async function payNow(deps: Dependencies, payer: Payer, input: InstantPaymentInput): Promise<PayAnswer> {
  const begun = await deps.database.transaction((tx) => begin(deps, tx, payer, input));
  if (begun.kind === "answered") return begun.answer;
  const { paymentId, card, enrolment } = begun;
  if (!card) throw new Error("a payment was started without a card");
  await chargeAndSettle(deps, input, paymentId, card);
  if (enrolment !== undefined) await continueEnrolment(deps, input.accountId, enrolment);
  return { kind: "payment", paymentId };
}

async function begin(deps: Dependencies, tx: Transaction, payer: Payer, input: InstantPaymentInput): Promise<Begun> {
  const request = instantPaymentRequest(input);
  let enrolment: string | undefined;
  const decided = await decide(
    deps,
    tx,
    payer,
    { operation: "createInstantPaymentV2", sent: input, request },
    async (card, _before, plan) => {
      if (!card) throw new Error("a payment was allowed without a card");
      const { accountId, id: paymentId } = await startOneTimePayment(deps, tx, payer, request, card);
      if (plan) enrolment = await openEnrolment(deps, tx, payer, accountId, paymentId, plan);
      return paymentId;
    },
  );
  return { ...decided, enrolment };
}
