import { call, fork, put, take, takeEvery } from "../../lib/effects.ts";
import { billingEntered, workflowsStarted } from "./billing.events.ts";
import { addWorkflowReducers } from "./billing.slice.ts";

/** Starts what billing runs when its first screen is entered: that code travels with billing, not with the sign-in page. */
export function* billingSaga() {
  yield* take(billingEntered);
  const { billingWorkflows, workflowReducers } = yield* call(() => import("./billing.workflows.ts"));
  yield* call(addWorkflowReducers, workflowReducers);
  yield* fork(billingWorkflows);
  yield* put(workflowsStarted());
  // Another session starts with another state, and the same workflows.
  yield* takeEvery(billingEntered, function* () {
    yield* put(workflowsStarted());
  });
}
