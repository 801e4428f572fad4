import { context } from "../../../api/sagaContext.ts";
import type { Result } from "../../../api/result.ts";
import { call, put, select, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { type AnswerRequest, type ServiceCheck, type StartRequest, troubleshootingApi } from "./troubleshooting.api.ts";
import { withCheck } from "./troubleshooting.rules.ts";
import { changeEvents, checksRead, selectTroubleshooting, troubleshootingReducer } from "./troubleshooting.slice.ts";

/** Ends a change: the check is on the screen at once; after a refusal the list is read again, because it was out of date. */
function* finish(request: StartRequest | AnswerRequest, result: Result<ServiceCheck>): SagaGenerator<void> {
  if (result.ok) {
    const { checks } = yield* select(selectTroubleshooting);
    if (checks.data) yield* put(checksRead.received(withCheck(checks.data, result.data)));
    yield* put(changeEvents.done(result.data));
    return;
  }
  yield* put(changeEvents.failed({ request, failure: result.failure }));
  if (result.failure.kind === "refused") yield* put(checksRead.requested({ accountId: request.accountId }));
}

/** Runs the reads, starts and answers of guided checks. */
function* troubleshootingSaga() {
  const api = troubleshootingApi(yield* context());
  yield* takeLeading(changeEvents.startRequested, function* ({ payload }) {
    yield* finish(payload, yield* call(api.start, payload));
  });
  yield* takeLeading(changeEvents.answerRequested, function* ({ payload }) {
    yield* finish(payload, yield* call(api.answer, payload));
  });
  yield* checksRead.watch(function* ({ accountId }) {
    return yield* call(api.read, accountId);
  });
}

/** Workflows of the screen of guided checks. */
export const troubleshootingWorkflows = {
  name: "troubleshooting",
  reducers: { troubleshooting: troubleshootingReducer },
  sagas: { troubleshooting: troubleshootingSaga },
};
