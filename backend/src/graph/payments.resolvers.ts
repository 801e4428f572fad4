import type { InstantPaymentInput, Resolvers, ResolversTypes, TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";
import { isSettled } from "@portico/rules/paymentState";
import { billingAccountView, paymentOptionsView } from "../modules/billing/billing.view.ts";
import { lockingPayment, paymentHistory, paymentOf } from "../modules/payments/payments.reads.ts";
import { payNow, type PayAnswer } from "../modules/payments/payments.service.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { pageSize } from "./pageSize.ts";

/** What payments.graphql asks for. */
export const paymentResolvers: Resolvers<GraphContext> = {
  Query: {
    payment: async (_parent, { accountId, paymentId }, { deps }) => {
      const found = await paymentOf(deps.database, accountId, paymentId);
      if (!found) throw graphError("NOT_FOUND");
      return found;
    },
  },
  Mutation: {
    createInstantPaymentV2: async (_parent, { input }, context) => {
      refuseLongText(input);
      const { deps, principal } = context;
      const answer = await payNow(deps, principal, input);
      const keep = () => context.keepAnswer({ userId: principal.userId, key: input.attemptKey });
      return resultOf(answer, input.accountId, context, keep);
    },
  },
  BillingAccount: {
    paymentOptions: ({ id }, _args, { deps }) => paymentOptionsView(deps, id),
    lockingPayment: ({ id }, _args, { deps }) => lockingPayment(deps.database, id),
    payments: async ({ id }, { first, after }, { deps }) => {
      const page = await paymentHistory(deps.database, id, pageSize(first), after ?? null);
      if (!page) throw graphError("INVALID_REQUEST");
      return page;
    },
  },
};

type Result = Awaited<ResolversTypes["InstantPaymentResult"]>;

async function resultOf(answer: PayAnswer, accountId: string, { deps, principal }: GraphContext, keep: () => void): Promise<Result> {
  if (answer.kind === "refusal") {
    if (answer.final) keep();
    return { __typename: "PaymentRefusal", ...answer.refusal };
  }
  const found = await paymentOf(deps.database, accountId, answer.paymentId);
  const account = await billingAccountView(deps, principal, accountId);
  if (!found || !account) throw graphError("NOT_FOUND");
  if (isSettled(found.state) && found.parts.every(({ state }) => state !== "CONFIRMING")) keep();
  return { __typename: "InstantPaymentOutcome", paymentId: found.id, payment: found, account };
}

/** Strings of GraphQL have no length; these are stored. */
function refuseLongText({ terms, enrolAutoPay }: InstantPaymentInput): void {
  refuseLongTerms(terms);
  if (enrolAutoPay) refuseLongTerms(enrolAutoPay.terms);
}

/** @throws GraphQLError INVALID_REQUEST */
export function refuseLongTerms({ release, locale, key, textHash }: TermsAcceptanceInput): void {
  const texts = [release, locale, key, textHash];
  if (texts.some((text) => text.length === 0 || text.length > 200)) throw graphError("INVALID_REQUEST");
}
