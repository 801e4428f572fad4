import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { isLocalDate } from "@portico/rules/dates";
import {
  nextStatementDate,
  statementPage,
  statementRow,
  statementsState,
} from "../modules/statements/statements.reads.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { inputLocale, pageSize } from "./graph.inputs.ts";
import { changedAccount } from "./changedAccount.ts";
import { mailTransportOf } from "../modules/messages/messages.reads.ts";
import { addRecipient, recipientsOf, removeRecipient } from "../modules/statements/recipients.service.ts";
import { callTotals, callsBetween } from "../modules/calls/calls.reads.ts";
import type { LinesOnBill } from "../modules/voice/voice.reads.ts";
import { confirmPasscode, sendPasscode } from "../modules/passcodes/passcodes.service.ts";

const isNone = (lines: LinesOnBill): boolean => lines !== "EVERY" && lines.length === 0;

/** Resolvers of statements.graphql. */
export const statementResolvers: Resolvers<GraphContext> = {
  Query: {
    statement: async (_parent, { accountId, id }, { deps }) => {
      const found = await statementRow(deps.database, accountId, id);
      if (!found) throw graphError("NOT_FOUND");
      return found;
    },
  },
  BillingAccount: {
    statements: ({ id }, { first, after }, { deps }) => {
      if (after && !isLocalDate(after)) throw graphError("INVALID_REQUEST");
      return statementPage(deps.database, id, pageSize(first), after ?? null);
    },
    statementsState: ({ id }, _args, { deps }) => statementsState(deps.database, id, deps.clock.today()),
    nextStatementDate: ({ id }, _args, { deps }) => nextStatementDate(deps.database, id),
  },
  Statement: {
    openAmount: async ({ accountId, id }, _args, { loaders }) =>
      (await loaders.openStatements(accountId)).get(id)?.openAmount ?? 0,
    paymentState: async ({ accountId, id, currentCharges }, _args, { loaders }) => {
      const open = (await loaders.openStatements(accountId)).get(id);
      return open?.state ?? (currentCharges > 0 ? "PAID" : "NOTHING_DUE");
    },
    lines: async ({ accountId, id }, _args, { loaders }) => (await loaders.lines({ accountId, id })) ?? [],
    activity: async ({ accountId, id }, _args, { loaders }) => (await loaders.activity({ accountId, id })) ?? [],
    previous: async ({ accountId, previousId }, _args, { loaders }) =>
      previousId ? ((await loaders.statement({ accountId, id: previousId })) ?? null) : null,
    callDetails: async ({ accountId }, _args, { loaders }) => {
      if (isNone(await loaders.linesOnBill(accountId))) return "NONE";
      return (await loaders.isVerified()) ? "VERIFIED" : "VERIFICATION_REQUIRED";
    },
  },
};

/** Resolvers of recipients.graphql. */
export const recipientResolvers: Resolvers<GraphContext> = {
  Mutation: {
    addStatementRecipient: async (_parent, { input }, context) => {
      const added = await addRecipient(
        context.deps,
        context.principal,
        input.accountId,
        input.address,
        inputLocale(input),
      );
      if (added.kind === "refusal") return { __typename: "StatementRecipientRefusal", code: added.code };
      const account = await changedAccount(context, input.accountId);
      return { __typename: "StatementRecipientAdded", recipientId: added.recipientId, account };
    },
    removeStatementRecipient: async (_parent, { input: { accountId, recipientId } }, context) => {
      await removeRecipient(context.deps, context.principal, accountId, recipientId);
      return changedAccount(context, accountId);
    },
  },
  BillingAccount: {
    statementRecipients: ({ id }, _args, { deps }) => recipientsOf(deps, id),
    canSendMessages: (_account, _args, { deps }) => mailTransportOf(deps.config) !== null,
  },
};

/** Resolvers of calls.graphql. */
export const callResolvers: Resolvers<GraphContext> = {
  Mutation: {
    sendPasscode: (_parent, _args, { deps, principal, pageLocale }) => sendPasscode(deps, principal, pageLocale),
    confirmPasscode: (_parent, { input: { passcode } }, { deps, principal, sessionId }) =>
      confirmPasscode(deps, principal, sessionId, passcode),
  },
  Statement: {
    calls: async ({ accountId, periodFrom, periodTo }, _args, { deps, loaders }) => {
      const lines = await loaders.linesOnBill(accountId);
      if (isNone(lines) || !(await loaders.isVerified())) return null;
      const calls = await callsBetween(deps, { accountId, lines, from: periodFrom, to: periodTo });
      return calls.map(({ id, at, line, number, direction, seconds }) => ({
        id,
        at: at.toISOString(),
        line,
        number,
        direction,
        seconds,
      }));
    },
    callTotals: async ({ accountId, periodFrom, periodTo }, _args, { deps, loaders }) => {
      const lines = await loaders.linesOnBill(accountId);
      if (isNone(lines) || !(await loaders.isVerified())) return null;
      return callTotals(deps, { accountId, lines, from: periodFrom, to: periodTo });
    },
  },
};
