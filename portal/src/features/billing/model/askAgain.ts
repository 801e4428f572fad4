import { CANCEL } from "redux-saga";
import type { PageSignals } from "../../../api/pageSignals.ts";
import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { call, race } from "../../../lib/effects.ts";

const firstWait = 1_000;
const longestWait = 30_000;

/** Milliseconds before question number `asked` (from 0) is put again: 1 s, 2 s, 4 s ... 30 s. */
export const waitBefore = (asked: number) => Math.min(firstWait * 2 ** asked, longestWait);

function backAtIt(page: PageSignals): Promise<void> {
  let stop: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => {
    stop = page.listen(({ kind }) => {
      if (kind === "online" || kind === "woke") resolve();
    });
  });
  return Object.assign(
    heard.finally(() => stop()),
    { [CANCEL]: () => stop() },
  );
}

/** Waits before asking again; the network's return or the customer's ends the wait. */
export function* waitToAskAgain(asked: number) {
  const { page } = yield* context();
  yield* race({ time: call(wait, waitBefore(asked)), back: call(backAtIt, page) });
}
