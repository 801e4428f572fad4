import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { locales } from "../lib/principal.ts";
import { billingAccountView } from "../modules/billing/billing.view.ts";
import { roadOf } from "../modules/messages/messages.reads.ts";
import { addRecipient, recipientsOf, removeRecipient } from "../modules/statements/recipients.service.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

/** What recipients.graphql asks for. */
export const recipientResolvers: Resolvers<GraphContext> = {
  Mutation: {
    addStatementRecipient: async (_parent, { input: { accountId, address, ...input } }, { deps, principal }) => {
      const locale = locales.find((known) => known === input.locale);
      if (!locale) throw graphError("INVALID_REQUEST");
      const added = await addRecipient(deps, principal, accountId, address, locale);
      if (added.kind === "refusal") return { __typename: "StatementRecipientRefusal", code: added.code };
      const account = await billingAccountView(deps, principal, accountId);
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
