import { context } from "../../../api/sagaContext.ts";
import type { Result } from "../../../api/result.ts";
import { all, call, put, select, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { accountsRead } from "../../account/model/account.slice.ts";
import { equipmentAndTroubleshoot } from "../model/equipment.slice.ts";
import {
  type AnswerRequest,
  type ServiceCheck,
  type StartRequest,
  troubleshootingApi,
  type VisitRequest,
  type VisitResult,
} from "./troubleshooting.api.ts";
import { withCheck } from "./troubleshooting.rules.ts";
import {
  bookingEvents,
  changeEvents,
  checksRead,
  selectTroubleshooting,
  troubleshootingReducer,
  visitTimesRead,
} from "./troubleshooting.slice.ts";

/**
 * Ends a change: the check is on the screen at once. One that found the account stopped knows more of it than what was
 * read before, so the account is read again. After a refusal the list is read again, because it was out of date.
 */
function* finish(request: StartRequest | AnswerRequest, result: Result<ServiceCheck>): SagaGenerator<void> {
  if (result.ok) {
    if (result.data.end?.kind === "ACCOUNT") {
      yield* put(accountsRead.outdated());
      yield* put(accountsRead.requested());
    }
    const { checks } = yield* select(selectTroubleshooting);
    if (checks.data) yield* put(checksRead.received(withCheck(checks.data, result.data)));
    yield* put(changeEvents.done(result.data));
    return;
  }
  yield* put(changeEvents.failed({ request, failure: result.failure }));
  if (result.failure.kind === "refused") yield* put(checksRead.requested({ accountId: request.accountId }));
}

/**
 * Ends a booking: the check with its visit is on the screen at once, and the account summary reads its next appointment.
 * After a refusal what was shown is read again, because it was out of date.
 */
function* finishBooking(request: VisitRequest, result: VisitResult): SagaGenerator<void> {
  const { accountId, reference } = request;
  if (result.ok) {
    const { checks } = yield* select(selectTroubleshooting);
    if (checks.data) yield* put(checksRead.received(withCheck(checks.data, result.data)));
    yield* put(accountsRead.requested());
    yield* put(bookingEvents.done());
    return;
  }
  const { failure, slots } = result;
  yield* put(bookingEvents.failed({ request, failure, slots }));
  if (failure.kind !== "refused") return;
  yield* put(checksRead.requested({ accountId }));
  yield* put(visitTimesRead.requested({ accountId, reference }));
}

/** Runs the reads, starts and answers of guided checks, and the bookings of visits. */
function* troubleshootingSaga() {
  const api = troubleshootingApi(yield* context());
  yield* takeLeading(changeEvents.startRequested, function* ({ payload }) {
    yield* finish(payload, yield* call(api.start, payload));
  });
  yield* takeLeading(changeEvents.answerRequested, function* ({ payload }) {
    yield* finish(payload, yield* call(api.answer, payload));
  });
  yield* takeLeading(bookingEvents.requested, function* ({ payload }) {
    yield* finishBooking(payload, yield* call(api.book, payload));
  });
  yield* all([
    checksRead.watch(function* ({ accountId }) {
      return yield* call(api.read, accountId);
    }),
    visitTimesRead.watch(function* ({ accountId, reference }) {
      return yield* call(api.readTimes, accountId, reference);
    }),
  ]);
}

/** Workflows of the screen of guided checks. */
export const troubleshootingWorkflows = {
  name: "troubleshooting",
  reducers: equipmentAndTroubleshoot({ troubleshooting: troubleshootingReducer }),
  sagas: { troubleshooting: troubleshootingSaga },
};
