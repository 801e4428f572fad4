import { setTimeout as wait } from "node:timers/promises";

/** Repeats a call until it is answered: for what may arrive any number of times. A refusal of the whole request answers nothing. */
export type Asking = <T>(call: () => Promise<T | undefined>) => Promise<T>;

/** @param given ends the asking: who asks until there is an answer would ask for ever once the server is gone for good */
export function askingUntil(given: AbortSignal): Asking {
  return async (call) => {
    for (;;) {
      given.throwIfAborted();
      try {
        const answer = await call();
        if (answer !== undefined) return answer;
      } catch {
        // The connection is gone, or who answers is.
      }
      await wait(100);
    }
  };
}

/** Sends the same attempt again for as long as nothing definite is known of it, as a person with a bad connection does. */
export async function untilDefinite<Result extends { code: string }>(asking: Asking, send: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const result = await asking(send);
    if (result.code !== "ATTEMPT_STILL_RUNNING") return result;
    await wait(500);
  }
}

/** Looks again and again until what is shown is what is waited for. */
export async function untilShown<Shown>(asking: Asking, look: () => Promise<Shown>, isThere: (shown: Shown) => boolean): Promise<Shown> {
  for (;;) {
    const shown = await asking(look);
    if (isThere(shown)) return shown;
    await wait(500);
  }
}
