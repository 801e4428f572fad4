import { context } from "../../../api/sagaContext.ts";
import { pollBackoff, pollDue, readOnChange } from "../../../api/followChanges.ts";
import { call, fork, put, select, type SagaGenerator, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { takeSequential } from "../../../lib/takeSequential.ts";
import { addOnsApi } from "./addOns.api.ts";
import { withEntitlement, withService } from "./addOns.rules.ts";
import {
  activationEvents,
  addOnsEvents,
  addOnsRead,
  addOnsReducer,
  entitlementsRead,
  seatEvents,
  selectAddOns,
} from "./addOns.slice.ts";

/**
 * While the event stream is down it polls during an activation, with backoff; when it has ended, the licenses are read too.
 * Stops when the screen is left.
 */
function* followActivations(): SagaGenerator<void> {
  let polls = 0;
  let wasOpen = false;
  yield* takeLatest(
    [addOnsRead.received.type, addOnsRead.failed.type, addOnsEvents.left.type],
    function* (): SagaGenerator<void> {
      const { services, shownFor } = yield* select(selectAddOns);
      const isOpen = services.data?.services.some(({ activation }) => activation === "REQUESTED") ?? false;
      if (shownFor === null) return;
      if (!isOpen) {
        polls = 0;
        if (wasOpen) yield* put(entitlementsRead.requested({ accountId: shownFor }));
        wasOpen = false;
        return;
      }
      wasOpen = true;
      yield* pollDue(pollBackoff(polls++));
      yield* put(addOnsRead.requested({ accountId: shownFor }));
    },
  );
}

/** Runs the reads, changes and polls of add-ons. */
function* addOnsSaga() {
  const api = addOnsApi(yield* context());
  yield* fork(followActivations);
  yield* fork(() => readOnChange("ADD_ONS", addOnsRead, addOnsEvents.left));
  yield* fork(() => readOnChange("ADD_ONS", entitlementsRead, addOnsEvents.left));
  yield* takeEvery(activationEvents.requested, function* ({ payload: request }) {
    const result = yield* call(api.activate, request);
    const { accountId } = request;
    if (!result.ok) {
      yield* put(activationEvents.failed({ request, failure: result.failure }));
      // The list that was seen may be out of date.
      if (result.failure.kind === "refused") yield* put(addOnsRead.requested({ accountId }));
      return;
    }
    const { data } = (yield* select(selectAddOns)).services;
    yield* put(activationEvents.done(request));
    if (data) yield* put(addOnsRead.received(withService(data, result.data)));
  });
  // The seats of several people are given one right after the other: each change is based on the one before.
  yield* takeSequential(seatEvents.requested, function* ({ payload: request }) {
    const { entitlements } = yield* select(selectAddOns);
    const license = entitlements.data?.entitlements.find(({ id }) => id === request.entitlementId);
    const result = yield* call(api.setSeat, { ...request, version: license?.version ?? request.version });
    if (!result.ok) {
      yield* put(seatEvents.failed({ request, failure: result.failure }));
      if (result.failure.kind === "refused") yield* put(entitlementsRead.requested({ accountId: request.accountId }));
      return;
    }
    const { data } = (yield* select(selectAddOns)).entitlements;
    if (data) yield* put(entitlementsRead.received(withEntitlement(data, result.data)));
    yield* put(seatEvents.done(request));
  });
  yield* fork(entitlementsRead.watch, function* ({ accountId }: { accountId: string }) {
    return yield* call(api.entitlements, accountId);
  });
  yield* addOnsRead.watch(function* ({ accountId }) {
    return yield* call(api.services, accountId);
  });
}

export const addOnsWorkflows = {
  name: "addOns",
  reducers: { addOns: addOnsReducer },
  sagas: { addOns: addOnsSaga },
};
