import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { billingAccountView } from "../modules/billing/billing.view.ts";
import { roadOf } from "../modules/messages/messages.reads.ts";
import { addRecipient, recipientsOf, removeRecipient } from "../modules/statements/recipients.service.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { inputLocale } from "./inputLocale.ts";

/** What recipients.graphql asks for. */
export const recipientResolvers: Resolvers<GraphContext> = {
  Mutation: {
    addStatementRecipient: async (_parent, { input }, { deps, principal }) => {
      const added = await addRecipient(deps, principal, input.accountId, input.address, inputLocale(input));
      if (added.kind === "refusal") return { __typename: "StatementRecipientRefusal", code: added.code };
      const account = await billingAccountView(deps, principal, input.accountId);
      if (!account) throw graphError("NOT_FOUND");
      return { __typename: "StatementRecipientAdded", recipientId: added.recipientId, account };
    },
    removeStatementRecipient: async (_parent, { input: { accountId, recipientId } }, { deps, principal }) => {
      await removeRecipient(deps, principal, accountId, recipientId);
      const account = await billingAccountView(deps, principal, accountId);
      if (!account) throw graphError("NOT_FOUND");
      return account;
    },
  },
  BillingAccount: {
    statementRecipients: ({ id }, _args, { deps }) => recipientsOf(deps, id),
    canSendMessages: (_account, _args, { deps }) => roadOf(deps.config) !== null,
  },
};
