import type { AcceptedTerms, Resolvers } from "@portico/openapi/graph.resolvers";
import { paperlessAgreement } from "../modules/account/account.reads.ts";
import { agreementInForce, agreementOfAction, type Agreement } from "../modules/autopay/autopay.reads.ts";
import type { GraphContext } from "./graph.context.ts";

async function shown({ wording }: GraphContext["loaders"], agreement: Agreement | undefined): Promise<AcceptedTerms | null> {
  if (agreement === undefined) return null;
  const { key, release, locale, acceptedAt, textHash } = agreement;
  return { key, release, locale, acceptedAt: acceptedAt.toISOString(), text: (await wording({ key, release, locale, textHash })) ?? null };
}

/** What terms.graphql asks for. */
export const termsResolvers: Resolvers<GraphContext> = {
  Payment: {
    acceptedTerms: async ({ accountId, id }, _args, { loaders }) => shown(loaders, await loaders.agreement({ accountId, id })),
  },
  AutoPayAction: {
    acceptedTerms: async ({ accountId, id }, _args, { deps: { database }, loaders }) => shown(loaders, await agreementOfAction(database, accountId, id)),
  },
  BillingAccount: {
    paperlessTerms: async ({ id }, _args, { deps: { database }, loaders }) => shown(loaders, await paperlessAgreement(database, id)),
    paperlessAgreedAt: async ({ id }, _args, { deps: { database } }) => (await paperlessAgreement(database, id))?.acceptedAt.toISOString() ?? null,
    autoPayTerms: async ({ id }, _args, { deps: { database }, loaders }) => shown(loaders, await agreementInForce(database, id)),
  },
};
