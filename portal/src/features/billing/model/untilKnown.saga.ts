import type { Action } from "redux";
import { renewToken } from "../../../api/readBootstrap.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, type SagaGenerator } from "../../../lib/effects.ts";
import { waitToAskAgain } from "./askAgain.ts";
import type { AttemptOutcome } from "./attemptOutcome.ts";

/** Asked so often, some 15 seconds have passed: nobody should have to wait on this page any longer. */
const manyTimes = 4;

type Asking<Answer, Refusal> = {
  /** Word for word the same each time, so that it is one payment, one change. Never throws. */
  send: () => Promise<AttemptOutcome<Answer, Refusal>>;
  /** It was sent before, and may have been carried out then. */
  before: boolean;
  /** What is said of an attempt that was turned away and never began. */
  notStarted: Refusal;
  /** Told after each question that had no answer. */
  unknown: (takesLong: boolean) => Action;
};

type Known<Answer, Refusal> = Extract<AttemptOutcome<Answer, Refusal>, { kind: "answered" | "refused" }>;

/**
 * Sends an attempt until its outcome is known (PAY-20).
 * @returns undefined when the session ended meanwhile: whoever signs in again goes on from what the tab kept
 */
export function* untilKnown<Answer, Refusal>({ send, before, notStarted, unknown }: Asking<Answer, Refusal>): SagaGenerator<Known<Answer, Refusal> | undefined> {
  const { rest } = yield* context();
  let mayBeDone = before;
  for (let asked = 0; ; asked += 1) {
    const outcome = yield* call(send);
    if (outcome.kind === "answered" || outcome.kind === "refused") return outcome;
    if (outcome.kind === "turnedAway") {
      const worthAsking = mayBeDone || (outcome.staleToken && asked === 0);
      if (!worthAsking) return { kind: "refused", refusal: notStarted };
      if (outcome.staleToken) yield* call(renewToken, rest);
    } else mayBeDone = true;
    yield* put(unknown(asked >= manyTimes));
    if (outcome.kind === "unknown" && outcome.sessionOver) return undefined;
    yield* call(waitToAskAgain, asked);
  }
}
