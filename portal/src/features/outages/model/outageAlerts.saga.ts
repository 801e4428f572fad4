import { retryBackoff } from "@portico/content-runtime/backoff";
import { isChangeOf, pollDue } from "../../../api/followChanges.ts";
import { liveUpdates } from "../../../api/liveUpdates.ts";
import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { call, fork, put, type SagaGenerator, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { spreadDelay } from "./outages.rules.ts";
import { outagesApi, type OfAccount } from "./outages.api.ts";
import { alertEvents, alertsRead, outageAlertsReducer } from "./outageAlerts.slice.ts";

/** How often alerts are read while a page is open and the event stream is down. */
const REFRESH_MILLISECONDS = 60_000;

/** Reads the alerts again when an outage or a notice changes, while they are on the screen; with backoff while that fails. */
function* follow(): SagaGenerator<void> {
  const shown: { by?: OfAccount; failures: number; outages?: string } = { failures: 0 };
  yield* takeEvery(alertEvents.entered, function* ({ payload }) {
    if (shown.by?.accountId !== payload.accountId) delete shown.outages;
    shown.by = payload;
    yield* put(alertsRead.requested(payload));
  });
  yield* takeEvery(alertEvents.left, function* () {
    delete shown.by;
  });
  // An outage that began or ended changes the state of the services.
  yield* takeEvery(alertsRead.received, function* ({ payload: { alerts } }) {
    const outages = alerts
      .filter(({ type }) => type === "outage")
      .map(({ id }) => id)
      .join(" ");
    const isKnown = shown.outages === undefined || shown.outages === outages;
    shown.outages = outages;
    if (!isKnown) yield* put(liveUpdates.changed({ topics: ["SERVICES"] }));
  });
  yield* takeLatest([alertsRead.received.type, alertsRead.failed.type], function* (action) {
    shown.failures = alertsRead.failed.match(action) ? shown.failures + 1 : 0;
    if (shown.failures === 0) yield* pollDue(REFRESH_MILLISECONDS);
    else yield* call(wait, REFRESH_MILLISECONDS + retryBackoff(shown.failures));
    if (shown.by) yield* put(alertsRead.requested(shown.by));
  });
  yield* takeLatest(isChangeOf("OUTAGES"), function* () {
    yield* call(wait, spreadDelay());
    if (shown.by) yield* put(alertsRead.requested(shown.by));
  });
}

function* outageAlertsSaga() {
  const api = outagesApi(yield* context());
  yield* fork(follow);
  yield* takeEvery(alertEvents.dismissed, function* ({ payload }) {
    yield* call(api.dismiss, payload);
  });
  yield* alertsRead.watch(function* (request) {
    return yield* call(api.readAlerts, request);
  });
}

/** Workflows of the alerts above every page and on the account summary. */
export const outageAlertsWorkflows = {
  name: "outageAlerts",
  reducers: { outageAlerts: outageAlertsReducer },
  sagas: { outageAlerts: outageAlertsSaga },
};
