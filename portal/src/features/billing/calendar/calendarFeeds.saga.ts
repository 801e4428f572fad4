import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLeading } from "../../../lib/effects.ts";
import { createCalendarFeed, revokeCalendarFeed } from "./calendarFeeds.api.ts";
import { calendarFeedsEvents } from "./calendarFeeds.slice.ts";

/** One address is made at a time, and one closed: a second press finds the first one running. */
export function* calendarFeedsSaga() {
  yield* takeLeading(calendarFeedsEvents.makeAsked, function* ({ payload: { accountId } }) {
    const { graph, content } = yield* context();
    const { locale } = content.getState();
    yield* put(calendarFeedsEvents.made(yield* call(createCalendarFeed, yield* call(graph), accountId, locale)));
  });
  yield* takeLeading(calendarFeedsEvents.closeConfirmed, function* ({ payload }) {
    const { graph } = yield* context();
    const closed = yield* call(revokeCalendarFeed, yield* call(graph), payload.accountId, payload.feedId);
    yield* put(closed ? calendarFeedsEvents.closed() : calendarFeedsEvents.closeFailed(payload));
  });
}
