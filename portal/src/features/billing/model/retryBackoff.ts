import { CANCEL } from "redux-saga";
import type { PageSignals } from "../../../api/pageSignals.ts";
import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { call, race } from "../../../lib/effects.ts";

const firstDelay = 1_000;
const longestDelay = 30_000;

/** Exponential backoff in milliseconds before retry number `tries` (from 0): 1 s, 2 s, 4 s ... at most 30 s. */
const backoff = (tries: number) => Math.min(firstDelay * 2 ** tries, longestDelay);

/** Resolves when the customer returns to the tab, or the browser is online again. */
function pageResumed(page: PageSignals): Promise<void> {
  let stop: () => void = () => undefined;
  const resumed = new Promise<void>((resolve) => {
    stop = page.listen(({ kind }) => {
      if (kind === "online" || kind === "woke") resolve();
    });
  });
  return Object.assign(
    resumed.finally(() => stop()),
    { [CANCEL]: () => stop() },
  );
}

/** Waits for the backoff before a retry; returning to the tab or coming back online ends the wait early. */
export function* waitBeforeRetry(tries: number) {
  const { page } = yield* context();
  yield* race({ time: call(wait, backoff(tries)), resumed: call(pageResumed, page) });
}
