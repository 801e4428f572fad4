import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { call, fork, put, select, type SagaGenerator, takeLatest, takeLeading } from "../../../lib/effects.ts";
import { type ChannelChange, type ChannelLineup, channelsApi } from "./channels.api.ts";
import {
  channelEvents,
  channelsReducer,
  lineupRead,
  selectLineup,
  selectShownFor,
  televisionEvents,
} from "./channels.slice.ts";

/** How often the televisions are read again while one connects. */
const POLL_MILLISECONDS = 3_000;

/** After these the list on the screen is old: somebody else changed it. */
const staleCodes: readonly string[] = ["CONFLICT", "NOT_FOUND"];

/** Whether the channel was removed before: by a request whose answer was lost, or by a colleague. */
const isRemovalOfMissing = (request: ChannelChange, { channels }: ChannelLineup) =>
  request.what === "remove" && channels.every(({ channelId }) => channelId !== request.channel.channelId);

/** Polls while a television connects, also through failures, until the screen is left. */
function* followTelevisions(): SagaGenerator<void> {
  yield* takeLatest(
    [lineupRead.received.type, lineupRead.failed.type, televisionEvents.left.type],
    function* (): SagaGenerator<void> {
      const accountId = yield* select(selectShownFor);
      const { data } = yield* select(selectLineup);
      if (accountId === null || !data?.televisions.some(({ state }) => state === "CONNECTING")) return;
      yield* call(wait, POLL_MILLISECONDS);
      yield* put(lineupRead.requested({ accountId }));
    },
  );
}

/** Fetches the channels and runs their changes, one at a time; further presses meanwhile are ignored. */
function* channelsSaga() {
  const api = channelsApi(yield* context());
  yield* fork(followTelevisions);
  yield* takeLeading(channelEvents.requested, function* ({ payload: request }) {
    const result = yield* call(api.send, request);
    const { accountId } = request;
    const isStale = !result.ok && result.failure.kind === "refused" && staleCodes.includes(result.failure.code);
    let isGone = false;
    if (result.ok || isStale) {
      const fresh = yield* call(api.read, accountId);
      yield* put(fresh.ok ? lineupRead.received(fresh.data) : lineupRead.failed(fresh.failure));
      isGone = fresh.ok && isRemovalOfMissing(request, fresh.data);
    }
    yield* put(
      result.ok || isGone ? channelEvents.done(request) : channelEvents.failed({ request, failure: result.failure }),
    );
  });
  yield* lineupRead.watch(function* ({ accountId }) {
    return yield* call(api.read, accountId);
  });
}

/** Workflows of the screens of channels. */
export const channelsWorkflows = {
  name: "communityChannels",
  reducers: { communityChannels: channelsReducer },
  sagas: { communityChannels: channelsSaga },
};
