import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { callsBetween } from "../modules/calls/calls.reads.ts";
import { confirmPasscode, sendPasscode } from "../modules/passcodes/passcodes.service.ts";
import type { GraphContext } from "./graph.context.ts";

/** What calls.graphql asks for. */
export const callResolvers: Resolvers<GraphContext> = {
  Mutation: {
    sendPasscode: (_parent, _args, { deps, principal }) => sendPasscode(deps, principal),
    confirmPasscode: (_parent, { input: { passcode } }, { deps, principal, sessionId }) => confirmPasscode(deps, principal, sessionId, passcode),
  },
  Statement: {
    calls: async ({ accountId, periodFrom, periodTo }, _args, { deps, loaders }) => {
      if (!(await loaders.hasCallDetails(accountId)) || !(await loaders.isVerified())) return null;
      const calls = await callsBetween(deps, accountId, periodFrom, periodTo);
      return calls.map(({ id, at, line, number, direction, seconds }) => ({ id, at: at.toISOString(), line, number, direction, seconds }));
    },
  },
};
