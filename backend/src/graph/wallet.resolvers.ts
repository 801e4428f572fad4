import type { Resolvers, ResolversTypes } from "@portico/openapi/graph.resolvers";
import { billingAccountView, walletView } from "../modules/billing/billing.view.ts";
import { addMethod, deleteMethod, editCard, makeDefault, renameMethod, type WalletAnswer } from "../modules/wallet/wallet.service.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

/** What wallet.graphql asks for. */
export const walletResolvers: Resolvers<GraphContext> = {
  BillingAccount: {
    paymentMethods: ({ id }, _args, { deps }) => walletView(deps, id),
  },
  Mutation: {
    addPaymentMethod: async (_parent, { input }, context) => kept(await addMethod(context.deps, context.principal, input), input, context),
    editCard: async (_parent, { input }, context) => kept(await editCard(context.deps, context.principal, input), input, context),
    renamePaymentMethod: async (_parent, { input }, context) => resultOf(await renameMethod(context.deps, context.principal, input), input.accountId, context),
    makeDefaultPaymentMethod: async (_parent, { input }, context) => resultOf(await makeDefault(context.deps, context.principal, input), input.accountId, context),
    deletePaymentMethod: async (_parent, { input }, context) => resultOf(await deleteMethod(context.deps, context.principal, input), input.accountId, context),
  },
};

type Result = Awaited<ResolversTypes["WalletResult"]>;

/** The answer of an attempt: a final one is kept, so that a repeat gets it again. */
function kept(answer: WalletAnswer, input: { accountId: string; attemptKey: string }, context: GraphContext): Promise<Result> {
  if (answer.kind === "changed" || answer.final) context.keepAnswer({ userId: context.principal.userId, key: input.attemptKey });
  return resultOf(answer, input.accountId, context);
}

async function resultOf(answer: WalletAnswer, accountId: string, { deps, principal }: GraphContext): Promise<Result> {
  if (answer.kind === "refused") return { __typename: "WalletRefusal", code: answer.code, most: answer.most ?? null };
  const account = await billingAccountView(deps, principal, accountId);
  if (!account) throw graphError("NOT_FOUND");
  return { __typename: "WalletChange", paymentMethodId: answer.paymentMethodId, account };
}
