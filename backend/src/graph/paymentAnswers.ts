import type {
  DevicePaymentOutcome,
  EnrolWithPaymentInput,
  FuturePaymentOutcome,
  InstantPaymentOutcome,
  ResolversParentTypes,
  TermsAcceptanceInput,
} from "@portico/openapi/graph.resolvers";
import { paymentStates } from "@portico/rules/paymentState";
import type { PayAnswer } from "../modules/payments/payments.decide.ts";
import { paymentOf } from "../modules/payments/payments.reads.ts";
import { changedAccount } from "./changedAccount.ts";
import { readOnly, type GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

type Outcome = NonNullable<(InstantPaymentOutcome | FuturePaymentOutcome | DevicePaymentOutcome)["__typename"]>;
type Answered<Name> =
  | (ResolversParentTypes["PaymentRefusal"] & { __typename: "PaymentRefusal" })
  | {
      __typename: Name;
      paymentId: string;
      payment: ResolversParentTypes["Payment"];
      account: ResolversParentTypes["BillingAccount"];
    };

/**
 * Maps the result of a payment operation to the API's type. A final one is stored for repeats of the idempotency key.
 * @param idempotencyKey null for an operation without one
 */
export async function answerOf<Name extends Outcome>(
  name: Name,
  answer: PayAnswer,
  accountId: string,
  context: GraphContext,
  idempotencyKey: string | null,
): Promise<Answered<Name>> {
  const { principal, markResponseFinal } = context;
  const keep = () => idempotencyKey !== null && markResponseFinal({ userId: principal.userId, key: idempotencyKey });
  if (answer.kind === "refusal") {
    if (answer.final) keep();
    return { __typename: "PaymentRefusal", ...answer.refusal };
  }
  const payment = await paymentOf(readOnly(context).database, accountId, answer.paymentId);
  const account = await changedAccount(context, accountId);
  if (!payment) throw graphError("NOT_FOUND");
  recordProcessorAvailability(context, payment);
  // The outcome of a pending payment changes by itself, and so does an unconfirmed enrolment: such a response is not
  // final.
  if (
    !paymentStates[payment.state].ask &&
    payment.parts.every(({ kind, state }) => kind !== "AUTO_PAY" || state !== "CONFIRMING")
  )
    keep();
  return { __typename: name, paymentId: payment.id, payment, account };
}

/** How long after its start a payment says something about the processor of now. */
const RECENT_MILLISECONDS = 600_000;

/** What a payment of the last minutes shows of the processor: an outage, or that it answers. */
export function recordProcessorAvailability(
  { deps, setProcessorAvailable }: Pick<GraphContext, "deps" | "setProcessorAvailable">,
  { state, failureCode, entryDate }: NonNullable<Awaited<ReturnType<typeof paymentOf>>>,
): void {
  const { status } = paymentStates[state];
  if (deps.clock.now().getTime() - Date.parse(entryDate) > RECENT_MILLISECONDS) return;
  if (status === "success" || status === "failed") setProcessorAvailable(failureCode !== "PROCESSOR_UNAVAILABLE");
}

interface LongTexts {
  terms: TermsAcceptanceInput;
  paperlessTerms?: TermsAcceptanceInput | null;
  enrolAutoPay?: EnrolWithPaymentInput | null;
}

/** GraphQL strings have no maximum length, and these are stored. */
export function refuseLongText({ terms, paperlessTerms, enrolAutoPay }: LongTexts): void {
  refuseLongTerms(terms);
  if (paperlessTerms) refuseLongTerms(paperlessTerms);
  if (enrolAutoPay) refuseLongTerms(enrolAutoPay.terms);
}

/** @throws GraphQLError INVALID_REQUEST */
export function refuseLongTerms({ release, locale, key, textHash }: TermsAcceptanceInput): void {
  const texts = [release, locale, key, textHash];
  if (texts.some((text) => text.length === 0 || text.length > 200)) throw graphError("INVALID_REQUEST");
}
