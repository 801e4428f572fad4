import type { Resolvers, ResolversTypes } from "@portico/openapi/graph.resolvers";
import { walletView } from "../modules/billing/billing.view.ts";
import {
  addMethod,
  deleteMethod,
  editCard,
  makeDefault,
  renameMethod,
  type WalletAnswer,
} from "../modules/wallet/wallet.service.ts";
import { changedAccount } from "./changedAccount.ts";
import type { GraphContext } from "./graph.context.ts";

/** Resolvers of wallet.graphql. */
export const walletResolvers: Resolvers<GraphContext> = {
  BillingAccount: {
    paymentMethods: ({ id }, _args, { deps }) => walletView(deps, id),
  },
  Mutation: {
    addPaymentMethod: async (_parent, { input }, context) =>
      markFinalAndAnswer(await addMethod(context.deps, context.principal, input), input, context),
    editCard: async (_parent, { input }, context) =>
      markFinalAndAnswer(await editCard(context.deps, context.principal, input), input, context),
    renamePaymentMethod: async (_parent, { input }, context) =>
      resultOf(await renameMethod(context.deps, context.principal, input), input.accountId, context),
    makeDefaultPaymentMethod: async (_parent, { input }, context) =>
      resultOf(await makeDefault(context.deps, context.principal, input), input.accountId, context),
    deletePaymentMethod: async (_parent, { input }, context) =>
      resultOf(await deleteMethod(context.deps, context.principal, input), input.accountId, context),
  },
};

type Result = Awaited<ResolversTypes["WalletResult"]>;

/** The result of an attempt: a final one is stored for repeats of the idempotency key. */
function markFinalAndAnswer(
  answer: WalletAnswer,
  input: { accountId: string; idempotencyKey: string },
  context: GraphContext,
): Promise<Result> {
  if (answer.kind === "changed" || answer.final)
    context.markResponseFinal({ userId: context.principal.userId, key: input.idempotencyKey });
  return resultOf(answer, input.accountId, context);
}

async function resultOf(answer: WalletAnswer, accountId: string, context: GraphContext): Promise<Result> {
  if (answer.kind === "refused")
    return { __typename: "WalletRefusal", code: answer.code, maxMethods: answer.maxMethods ?? null };
  const account = await changedAccount(context, accountId);
  return { __typename: "WalletChange", paymentMethodId: answer.paymentMethodId, account };
}
