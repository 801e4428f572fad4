import type { ApolloClient } from "@apollo/client";
import { mutateGraph, queryGraph } from "../../../api/graphCalls.ts";
import {
  CalendarFeedsDocument,
  CreateCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from "../../../api/graphql/generated/graph.calendar.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, select, takeEvery } from "../../../lib/effects.ts";
import { selectLocale } from "../../content/model/content.slice.ts";
import { calendarFeedsEvents, type MadeFeed, calendarFeedsReducer } from "./calendarFeeds.slice.ts";
import { billing } from "../model/billing.slice.ts";

/** Creates an iCalendar feed URL that needs no sign-in (B09). Not retried: each call creates another feed. */
async function createCalendarFeed(client: ApolloClient, accountId: string, locale: string): Promise<MadeFeed> {
  const answer = await mutateGraph(client, CreateCalendarFeedDocument, { input: { accountId, locale } });
  if (!answer.ok) {
    await queryGraph(client, CalendarFeedsDocument, { accountId });
    return { refused: "FAILED" };
  }
  const made = answer.data.createCalendarFeed;
  return made.__typename === "CalendarFeedAddress" ? { address: made.address } : { refused: made.code };
}

/**
 * Revokes a feed; idempotent.
 * @returns whether it is revoked
 */
async function revokeCalendarFeed(client: ApolloClient, accountId: string, feedId: string): Promise<boolean> {
  return (await mutateGraph(client, RevokeCalendarFeedDocument, { input: { accountId, feedId } })).ok;
}

/** Creates and revokes feeds: each answer names its account or feed, because another may be sent meanwhile. */
function* calendarFeedsSaga() {
  yield* takeEvery(calendarFeedsEvents.createRequested, function* ({ payload: { accountId } }) {
    const { graph } = yield* context();
    const locale = yield* select(selectLocale);
    const made = yield* call(createCalendarFeed, yield* call(graph), accountId, locale);
    yield* put(calendarFeedsEvents.made({ accountId, made }));
  });
  yield* takeEvery(calendarFeedsEvents.closeConfirmed, function* ({ payload }) {
    const { graph } = yield* context();
    const closed = yield* call(revokeCalendarFeed, yield* call(graph), payload.accountId, payload.feedId);
    yield* put(closed ? calendarFeedsEvents.closed(payload) : calendarFeedsEvents.closeFailed(payload));
  });
}

export const calendarFeedsWorkflow = {
  name: "calendarFeeds",
  reducers: billing({ calendarFeeds: calendarFeedsReducer }),
  sagas: { calendarFeeds: calendarFeedsSaga },
};
