import { fork, put, takeEvery } from "../../lib/effects.ts";
import { billingEntered, workflowsStarted } from "./billing.events.ts";
import { workflowsNamed } from "./workflows.ts";

/** Starts what a screen of billing needs, once, when it is first entered: that code travels with the screens, not with the sign-in page. */
export function* billingSaga() {
  const started = new Set<string>();
  yield* takeEvery(billingEntered, function* ({ payload: { workflows } }) {
    for (const name of workflows) {
      if (started.has(name)) continue;
      started.add(name);
      yield* fork(workflowsNamed(name).saga);
    }
    // Another session starts with another state, and the same workflows.
    yield* put(workflowsStarted(workflows));
  });
}
