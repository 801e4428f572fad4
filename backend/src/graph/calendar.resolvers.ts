import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { moneyCalendar, rangeOf } from "../modules/calendar/calendar.reads.ts";
import { createFeed, feedsOf, revokeFeed } from "../modules/calendar/feeds.service.ts";
import { changedAccount } from "./changedAccount.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { inputLocale } from "./graph.inputs.ts";

/** Resolvers of calendar.graphql. */
export const calendarResolvers: Resolvers<GraphContext> = {
  Mutation: {
    createCalendarFeed: async (_parent, { input }, context) => {
      const made = await createFeed(context.deps, context.principal, input.accountId, inputLocale(input));
      if (made.kind === "refusal") return { __typename: "CalendarFeedRefusal", code: made.code };
      const account = await changedAccount(context, input.accountId);
      return { __typename: "CalendarFeedAddress", feedId: made.feedId, address: made.address, account };
    },
    revokeCalendarFeed: async (_parent, { input: { accountId, feedId } }, context) => {
      await revokeFeed(context.deps, context.principal, accountId, feedId);
      return changedAccount(context, accountId);
    },
  },
  BillingAccount: {
    moneyCalendar: ({ id }, { from, to }, { deps }) => {
      const range = rangeOf(deps.clock.today(), from ?? null, to ?? null);
      if (!range) throw graphError("INVALID_REQUEST");
      return moneyCalendar(deps, id, ...range);
    },
    calendarFeeds: ({ id }, _args, { deps, principal }) => feedsOf(deps, principal, id),
  },
};
