import { failureRaised } from "../features/errors/model/errors.slice.ts";
import { call, put, type SagaGenerator } from "../lib/effects.ts";

/** How often a workflow that broke is started again; one that breaks at once would otherwise do so for ever. */
const restarts = 3;

/** Runs a workflow on its own: when it breaks the fault is reported, the customer hears of it, it starts anew, and the others go on. */
export function* kept(saga: () => Generator): SagaGenerator<void> {
  for (let start = 0; start <= restarts; start++) {
    const fault = yield* call(faultOf, saga);
    if (fault === undefined) return;
    yield* put(failureRaised({ kind: "unexpected", status: 0 }));
  }
}

/** Runs a workflow that no customer waits for: when it breaks, the fault is reported and that is all. */
export function* logged(saga: () => Generator): SagaGenerator<void> {
  yield* call(faultOf, saga);
}

function* faultOf(saga: () => Generator): SagaGenerator<{ fault: unknown } | undefined> {
  try {
    yield* call(saga);
    return undefined;
  } catch (fault) {
    console.error("A workflow stopped.", fault);
    // Heard by the page's signals, as any fault that nothing caught.
    globalThis.reportError?.(fault);
    return { fault };
  }
}
