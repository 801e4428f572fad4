import { retryBackoff } from "@portico/content-runtime/backoff";
import { CANCEL } from "redux-saga";
import type { PageSignals } from "../../../api/pageSignals.ts";
import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { call, race } from "../../../lib/effects.ts";

const longestDelay = 30_000;
const noJitter = () => 0;

/** Backoff without jitter: 1 s, 2 s, 4 s ... at most 30 s. */
const backoff = (tries: number) => Math.min(longestDelay, retryBackoff(tries, noJitter));

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
