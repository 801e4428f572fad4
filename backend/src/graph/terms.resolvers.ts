import type { AcceptedTerms, Resolvers } from "@portico/openapi/graph.resolvers";
import type { Transaction } from "../database/database.ts";
import { paperlessAgreement } from "../modules/account/account.reads.ts";
import { agreementInForce, agreementOfAction, type Agreement } from "../modules/autopay/autopay.reads.ts";
import { acceptedWording } from "../modules/content/acceptedWording.reads.ts";
import { agreementOfPayment } from "../modules/payments/payments.reads.ts";
import type { GraphContext } from "./graph.context.ts";

async function shown(tx: Transaction, agreement: Agreement | undefined): Promise<AcceptedTerms | null> {
  if (agreement === undefined) return null;
  const { key, release, locale, acceptedAt } = agreement;
  return { key, release, locale, acceptedAt: acceptedAt.toISOString(), text: (await acceptedWording(tx, agreement)) ?? null };
}

/** What terms.graphql asks for. */
export const termsResolvers: Resolvers<GraphContext> = {
  Payment: {
    acceptedTerms: async ({ accountId, id }, _args, { deps: { database } }) => shown(database, await agreementOfPayment(database, accountId, id)),
  },
  AutoPayAction: {
    acceptedTerms: async ({ accountId, id }, _args, { deps: { database } }) => shown(database, await agreementOfAction(database, accountId, id)),
  },
  BillingAccount: {
    paperlessTerms: async ({ id }, _args, { deps: { database } }) => shown(database, await paperlessAgreement(database, id)),
    paperlessAgreedAt: async ({ id }, _args, { deps: { database } }) => (await paperlessAgreement(database, id))?.acceptedAt.toISOString() ?? null,
    autoPayTerms: async ({ id }, _args, { deps: { database } }) => shown(database, await agreementInForce(database, id)),
  },
};
