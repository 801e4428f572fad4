import type { DevicePaymentOutcome, EnrolWithPaymentInput, FuturePaymentOutcome, InstantPaymentOutcome, ResolversParentTypes, TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";
import { paymentStates } from "@portico/rules/paymentState";
import { billingAccountView } from "../modules/billing/billing.view.ts";
import type { PayAnswer } from "../modules/payments/payments.decide.ts";
import { paymentOf } from "../modules/payments/payments.reads.ts";
import { readingOnce } from "../database/readingOnce.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

type Outcome = NonNullable<(InstantPaymentOutcome | FuturePaymentOutcome | DevicePaymentOutcome)["__typename"]>;
type Answered<Name> = ResolversParentTypes["PaymentRefusal"] & { __typename: "PaymentRefusal" } | { __typename: Name; paymentId: string; payment: ResolversParentTypes["Payment"]; account: ResolversParentTypes["BillingAccount"] };

/**
 * The contract's answer to an operation on a payment. One that will not change any more is kept for repeats with the same key.
 * @param attemptKey null for an operation that may be repeated without one
 */
export async function answerOf<Name extends Outcome>(name: Name, answer: PayAnswer, accountId: string, context: GraphContext, attemptKey: string | null): Promise<Answered<Name>> {
  // Everything is written: whatever is shown of the account is read once, however many fields ask for it.
  context.deps = { ...context.deps, database: readingOnce(context.deps.database) };
  const { deps, principal, keepAnswer } = context;
  const keep = () => attemptKey !== null && keepAnswer({ userId: principal.userId, key: attemptKey });
  if (answer.kind === "refusal") {
    if (answer.final) keep();
    return { __typename: "PaymentRefusal", ...answer.refusal };
  }
  const payment = await paymentOf(deps.database, accountId, answer.paymentId);
  const account = await billingAccountView(deps, principal, accountId);
  if (!payment || !account) throw graphError("NOT_FOUND");
  // An answer that somebody still waits for changes by itself; so does an enrolment that is not known yet.
  if (!paymentStates[payment.state].ask && payment.parts.every(({ kind, state }) => kind !== "AUTO_PAY" || state !== "CONFIRMING")) keep();
  return { __typename: name, paymentId: payment.id, payment, account };
}

interface LongTexts { terms: TermsAcceptanceInput; paperlessTerms?: TermsAcceptanceInput | null; enrolAutoPay?: EnrolWithPaymentInput | null }

/** Strings of GraphQL have no length; these are stored. */
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
