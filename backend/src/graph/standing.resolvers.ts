import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { turnPaperlessOff, turnPaperlessOn } from "../modules/account/account.writes.ts";
import { agreementShown } from "../modules/content/acceptedWording.reads.ts";
import { billingAccountView } from "../modules/billing/billing.view.ts";
import { whatIf } from "../modules/billing/whatIf.reads.ts";
import { payingRefusal } from "../modules/standing/payingRefusal.reads.ts";
import { billedElsewhere, mobileStanding, planOf, suspension } from "../modules/standing/standing.reads.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { refuseLongTerms } from "./paymentAnswers.ts";

/** What standing.graphql and whatif.graphql ask for. */
export const standingResolvers: Resolvers<GraphContext> = {
  Query: {
    whatIf: async (_parent, { accountId, amount, date }, { deps }) => {
      const found = await whatIf(deps, accountId, amount, date);
      if (!found) throw graphError("INVALID_REQUEST");
      return found;
    },
  },
  Mutation: {
    setPaperless: async (_parent, { input: { accountId, enrolled, terms } }, { deps, principal }) => {
      if (terms) refuseLongTerms(terms);
      const now = deps.clock.now();
      const agreed = await agreementShown(deps, deps.database, principal, "paperless", terms, now);
      if (enrolled && !agreed) throw graphError("INVALID_REQUEST");
      await deps.database.transaction((tx) => (enrolled && agreed ? turnPaperlessOn(tx, accountId, agreed, now) : turnPaperlessOff(tx, accountId, principal.userId, now)));
      const account = await billingAccountView(deps, principal, accountId);
      if (!account) throw graphError("NOT_FOUND");
      return account;
    },
  },
  BillingAccount: {
    suspension: ({ id }, _args, { deps }) => suspension(deps, id),
    mobileStanding: ({ id }, _args, { deps }) => mobileStanding(deps, id),
    deferralPlan: ({ id }, _args, { deps }) => planOf(deps, id),
    billedElsewhere: ({ id }, _args, { deps }) => billedElsewhere(deps, id),
    payingRefusal: ({ id }, _args, { deps, principal }) => payingRefusal(deps, principal, id),
  },
};
