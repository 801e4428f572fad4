import type { Resolvers, ResolversTypes } from "@portico/openapi/graph.resolvers";
import { autoPayActionView, autoPayView } from "../modules/autopay/autopay.view.ts";
import {
  type AutoPayAnswer,
  cancelAutoPay,
  changeAutoPay,
  changeAutoPayDate,
  enrolAutoPay,
  resumeAutoPay,
  retryAutoPayPart,
} from "../modules/autopay/autopay.service.ts";
import { changedAccount } from "./changedAccount.ts";
import { readOnly, type GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { refuseLongTerms, refuseLongText } from "./paymentAnswers.ts";

/** Resolvers of autopay.graphql. */
export const autoPayResolvers: Resolvers<GraphContext> = {
  Query: {
    autoPayAction: async (_parent, { accountId, actionId }, { deps }) => {
      const found = await autoPayActionView(deps, accountId, actionId);
      if (!found) throw graphError("NOT_FOUND");
      return found;
    },
  },
  Mutation: {
    enrolAutoPay: async (_parent, { input }, context) => {
      refuseLongText(input);
      return resultOf(await enrolAutoPay(context.deps, context.principal, input), input, context);
    },
    changeAutoPay: async (_parent, { input }, context) => {
      refuseLongTerms(input.terms);
      return resultOf(await changeAutoPay(context.deps, context.principal, input), input, context);
    },
    cancelAutoPay: async (_parent, { input }, context) =>
      resultOf(await cancelAutoPay(context.deps, context.principal, input), input, context),
    changeAutoPayDate: async (_parent, { input }, context) =>
      resultOf(await changeAutoPayDate(context.deps, context.principal, input), input, context),
    retryAutoPayPart: async (_parent, { input }, context) =>
      resultOf(await retryAutoPayPart(context.deps, context.principal, input), input, context),
  },
  BillingAccount: {
    autoPay: ({ id }, _args, { deps, principal }) => autoPayView(deps, principal.userId, id),
  },
};

type Result = Awaited<ResolversTypes["AutoPayResult"]>;
type ActionRequest = { accountId: string; idempotencyKey: string };

async function resultOf(
  answer: AutoPayAnswer,
  { accountId, idempotencyKey: key }: ActionRequest,
  context: GraphContext,
): Promise<Result> {
  const { principal, markResponseFinal } = context;
  const keep = () => markResponseFinal({ userId: principal.userId, key });
  if (answer.kind === "refusal") {
    if (answer.final) keep();
    return { __typename: "AutoPayRefusal", ...answer.refusal };
  }
  const action = await autoPayActionView(readOnly(context), accountId, answer.actionId);
  const account = await changedAccount(context, accountId);
  if (!action) throw graphError("NOT_FOUND");
  if (action.parts.every(({ state }) => state !== "CONFIRMING")) keep();
  return { __typename: "AutoPayOutcome", actionId: action.id, action, account };
}

/** Resolvers of dunning.graphql. */
export const dunningResolvers: Resolvers<GraphContext> = {
  Mutation: {
    resumeAutoPay: async (_parent, { input: { accountId } }, context) => {
      const refusal = await resumeAutoPay(context.deps, context.principal, accountId);
      if (refusal) return { __typename: "AutoPayRefusal", ...refusal };
      return { __typename: "AutoPayResumed", account: await changedAccount(context, accountId) };
    },
  },
};
