import type { InstantPaymentInput, MutationResolvers, QueryResolvers, ResolversTypes } from "@portico/openapi/graph.resolvers";
import { isSettled } from "@portico/rules/paymentState";
import { billingAccountView } from "../modules/billing/billing.view.ts";
import { paymentOf } from "../modules/payments/payments.reads.ts";
import { payNow, type PayAnswer } from "../modules/payments/payments.service.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

export const payment: QueryResolvers<GraphContext>["payment"] = async (_parent, { accountId, paymentId }, { deps }) => {
  const found = await paymentOf(deps.database, accountId, paymentId);
  if (!found) throw graphError("NOT_FOUND");
  return found;
};

export const createInstantPaymentV2: MutationResolvers<GraphContext>["createInstantPaymentV2"] = async (_parent, { input }, context) => {
  refuseLongText(input);
  const { deps, principal } = context;
  const answer = await payNow(deps, principal, input);
  const keep = () => context.keepAnswer({ userId: principal.userId, key: input.attemptKey });
  return resultOf(answer, input.accountId, context, keep);
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
  if (isSettled(found.state)) keep();
  return { __typename: "InstantPaymentOutcome", paymentId: found.id, payment: found, account };
}

/** Strings of GraphQL have no length; these are stored. */
function refuseLongText({ terms }: InstantPaymentInput): void {
  const texts = [terms.release, terms.locale, terms.key, terms.textHash];
  if (texts.some((text) => text.length === 0 || text.length > 200)) throw graphError("INVALID_REQUEST");
}
