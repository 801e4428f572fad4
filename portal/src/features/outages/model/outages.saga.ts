import { retryBackoff } from "@portico/content-runtime/backoff";
import { isChangeOf, pollDue } from "../../../api/followChanges.ts";
import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { all, call, fork, put, select, type SagaGenerator, takeEvery, takeLatest } from "../../../lib/effects.ts";
import type { Result } from "../../../api/result.ts";
import { type Callback, type CallbackRequest, type CancelRequest, outagesApi } from "./outages.api.ts";
import { spreadDelay } from "./outages.rules.ts";
import { accountRead, callbackEvents, mapRead, outageEvents, outageReducer, selectOutage } from "./outages.slice.ts";

/** How often what is on the screen is read again while the event stream is down; visitors have none. */
const REFRESH_MILLISECONDS = 20_000;

/** Keeps what is on the screen up to date, with backoff while that fails. Stops when the screen is left. */
function* refresh(): SagaGenerator<void> {
  let failures = 0;
  const answered = [mapRead.received.type, mapRead.failed.type, accountRead.received.type, accountRead.failed.type];
  yield* takeLatest([...answered, outageEvents.left.type], function* (action): SagaGenerator<void> {
    const failed = mapRead.failed.match(action) || accountRead.failed.match(action);
    failures = failed ? failures + 1 : 0;
    const { shown } = yield* select(selectOutage);
    if (!shown.map && !shown.account) return;
    if (failed) yield* call(wait, REFRESH_MILLISECONDS + retryBackoff(failures));
    else yield* pollDue(REFRESH_MILLISECONDS);
    yield* readAgain();
  });
}

function* readAgain(): SagaGenerator<void> {
  const { shown } = yield* select(selectOutage);
  if (shown.map) yield* put(mapRead.requested(shown.map));
  if (shown.account) yield* put(accountRead.requested(shown.account));
}

/** Ends a change: what is shown is read again, also after a refusal, which means that it was out of date. */
function* finish(request: CallbackRequest | CancelRequest, result: Result<Callback>): SagaGenerator<void> {
  yield* put(
    result.ok ? callbackEvents.done({ request }) : callbackEvents.failed({ request, failure: result.failure }),
  );
  const { shown } = yield* select(selectOutage);
  if (shown.account && (result.ok || result.failure.kind === "refused"))
    yield* put(accountRead.requested(shown.account));
}

/** Runs the reads and changes of the screens of outages. */
function* outageSaga() {
  const api = outagesApi(yield* context());
  yield* fork(refresh);
  yield* takeLatest(isChangeOf("OUTAGES"), function* () {
    yield* call(wait, spreadDelay());
    yield* readAgain();
  });
  yield* takeEvery(callbackEvents.requested, function* ({ payload }) {
    yield* finish(payload, yield* call(api.request, payload));
  });
  yield* takeEvery(callbackEvents.cancelRequested, function* ({ payload }) {
    yield* finish(payload, yield* call(api.cancel, payload));
  });
  yield* all([
    mapRead.watch(function* ({ locale }) {
      return yield* call(api.readMap, locale);
    }),
    accountRead.watch(function* (request) {
      return yield* call(api.readAccount, request);
    }),
  ]);
}

/** Workflows of the screens of outages: the specification's `outage` slice. */
export const outageWorkflows = {
  name: "outage",
  reducers: { outage: outageReducer },
  sagas: { outage: outageSaga },
};
