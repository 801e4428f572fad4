import type { AcceptedTerms, Resolvers } from "@portico/openapi/graph.resolvers";
import { renameAccount, shownServices } from "../modules/account/account.service.ts";
import { paperlessAgreement } from "../modules/account/account.reads.ts";
import { billingAccountView } from "../modules/billing/billing.view.ts";
import { changedAccount } from "./changedAccount.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { accountStatus } from "../modules/account-status/accountStatus.reads.ts";
import { turnPaperlessOff, turnPaperlessOn } from "../modules/account/account.writes.ts";
import { agreementShown } from "../modules/content/releases/acceptedWording.reads.ts";
import { whatIf } from "../modules/billing/whatIf.reads.ts";
import { paymentPlaces } from "../modules/account-status/paymentPlaces.reads.ts";
import { billedElsewhere, payingRefusal } from "../modules/account-status/payingRefusal.reads.ts";
import { mobileStatus, planOf, suspension } from "../modules/account-status/suspension.reads.ts";
import { refuseLongTerms } from "./paymentAnswers.ts";
import { activityOf } from "../modules/activity/activity.reads.ts";
import { type Agreement, agreementInForce, agreementOfAction } from "../modules/autopay/autopay.reads.ts";

/** Resolvers of account.graphql. */
export const accountResolvers: Resolvers<GraphContext> = {
  Query: {
    billing: async (_parent, { accountId }, { deps, principal }) => {
      const account = await billingAccountView(deps, principal, accountId);
      if (!account) throw graphError("NOT_FOUND");
      return account;
    },
    services: (_parent, { accountId }, { deps, principal }) => shownServices(deps, principal, accountId),
  },
  Mutation: {
    renameAccount: async (_parent, { input }, context) => {
      const code = await renameAccount(context.deps.database, input);
      const account = await changedAccount(context, input.accountId);
      return code === null
        ? { __typename: "AccountRenamed", account }
        : { __typename: "AccountNameRefusal", code, account };
    },
  },
};

/** Resolvers of accountStatus.graphql and whatif.graphql. */
export const accountStatusResolvers: Resolvers<GraphContext> = {
  Query: {
    whatIf: async (_parent, { accountId, amount, date }, { deps }) => {
      const found = await whatIf(deps, accountId, amount, date);
      if (!found) throw graphError("INVALID_REQUEST");
      return found;
    },
  },
  Mutation: {
    setPaperless: async (_parent, { input: { accountId, enrolled, terms } }, context) => {
      const { deps, principal } = context;
      if (terms) refuseLongTerms(terms);
      const now = deps.clock.now();
      const agreed = await agreementShown(deps, deps.database, principal, "paperless", terms, now);
      if (enrolled && !agreed) throw graphError("INVALID_REQUEST");
      await deps.database.transaction((tx) =>
        enrolled && agreed
          ? turnPaperlessOn(deps, tx, accountId, agreed)
          : turnPaperlessOff(deps, tx, accountId, principal.userId),
      );
      return changedAccount(context, accountId);
    },
  },
  BillingAccount: {
    status: async ({ id }, _args, { deps }) => {
      const status = await accountStatus(deps, id);
      if (!status) throw graphError("NOT_FOUND");
      return status;
    },
    suspension: ({ id }, _args, { deps }) => suspension(deps, id),
    mobileStatus: ({ id }, _args, { deps }) => mobileStatus(deps, id),
    deferralPlan: ({ id }, _args, { deps }) => planOf(deps, id),
    billedElsewhere: ({ id }, _args, { deps }) => billedElsewhere(deps, id),
    payingRefusal: ({ id }, _args, { deps, principal }) => payingRefusal(deps, principal, id),
    paymentPlaces: ({ id }, _args, { deps }) => paymentPlaces(deps, id),
  },
};

/** Resolvers of activity.graphql. */
export const activityResolvers: Resolvers<GraphContext> = {
  BillingAccount: {
    activity: ({ id }, { filter }, { deps }) => activityOf(deps, id, filter),
  },
};

async function shown(
  { wording }: GraphContext["loaders"],
  agreement: Agreement | undefined,
): Promise<AcceptedTerms | null> {
  if (agreement === undefined) return null;
  const { key, release, locale, acceptedAt, textHash } = agreement;
  return {
    key,
    release,
    locale,
    acceptedAt: acceptedAt.toISOString(),
    text: (await wording({ key, release, locale, textHash })) ?? null,
  };
}

/** Resolvers of terms.graphql. */
export const termsResolvers: Resolvers<GraphContext> = {
  Payment: {
    acceptedTerms: async ({ accountId, id }, _args, { loaders }) =>
      shown(loaders, await loaders.agreement({ accountId, id })),
  },
  AutoPayAction: {
    acceptedTerms: async ({ accountId, id }, _args, { deps: { database }, loaders }) =>
      shown(loaders, await agreementOfAction(database, accountId, id)),
  },
  BillingAccount: {
    paperlessTerms: async ({ id }, _args, { deps: { database }, loaders }) =>
      shown(loaders, await paperlessAgreement(database, id)),
    paperlessAgreedAt: async ({ id }, _args, { deps: { database } }) =>
      (await paperlessAgreement(database, id))?.acceptedAt.toISOString() ?? null,
    autoPayTerms: async ({ id }, _args, { deps: { database }, loaders }) =>
      shown(loaders, await agreementInForce(database, id)),
  },
};
