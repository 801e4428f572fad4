import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { resumeAutoPay } from "../modules/autopay/autopay.resume.ts";
import { billingAccountView } from "../modules/billing/billing.view.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

/** What dunning.graphql asks for. */
export const dunningResolvers: Resolvers<GraphContext> = {
  Mutation: {
    resumeAutoPay: async (_parent, { input: { accountId } }, { deps, principal }) => {
      const refusal = await resumeAutoPay(deps, principal, accountId);
      if (refusal) return { __typename: "AutoPayRefusal", ...refusal };
      const account = await billingAccountView(deps, principal, accountId);
      if (!account) throw graphError("NOT_FOUND");
      return { __typename: "AutoPayResumed", account };
    },
  },
};
