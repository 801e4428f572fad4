import type { Action } from "redux";
import { renewToken } from "../../../api/readBootstrap.ts";
import type { Failure } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { call, put, race, type SagaGenerator } from "../../../lib/effects.ts";
import { waitToAskAgain } from "./askAgain.ts";
import { type AttemptOutcome, notYet } from "./attemptOutcome.ts";
import { createVaultTicket, type VaultPurpose } from "./vaultTicket.api.ts";

/** A call that moves money and has no answer after so long may have been carried out: its outcome is unknown. Milliseconds. */
export const answerWithin = 20_000;

/** What is read again after a refusal is not waited for longer than this; milliseconds. */
const refreshWithin = 10_000;

/** Asked so often, some 15 seconds have passed: nobody should have to wait on this page any longer. */
const manyTries = 4;

/** Names one attempt: the server carries out what comes with the same key once. Made in one place, when review opens or one press is everything. */
export const createIdempotencyKey = (): string => crypto.randomUUID();

type Attempt<Answer, Refusal> = {
  /** Word for word the same each time, so that it is one payment, one change. Never throws. */
  send: () => Promise<AttemptOutcome<Answer, Refusal>>;
  /** It was sent before, and may have been carried out then. */
  sentBefore: boolean;
  /** What is said of an attempt that was turned away and never began. */
  notStarted: Refusal;
  /** Told after each try that had no answer. */
  unknown: (takesLong: boolean) => Action;
};

type Settled<Answer, Refusal> = Extract<AttemptOutcome<Answer, Refusal>, { kind: "answered" | "refused" }>;

/**
 * Sends an attempt until its outcome is known (PAY-20), with the same idempotency key each time. A try without an answer after 20
 * seconds counts as one whose answer was lost.
 *
 * @returns undefined when the session ended meanwhile: whoever signs in again goes on from what the tab saved
 */
export function* submitUntilSettled<Answer, Refusal>({ send, sentBefore, notStarted, unknown }: Attempt<Answer, Refusal>): SagaGenerator<Settled<Answer, Refusal> | undefined> {
  const { rest } = yield* context();
  let mayBeDone = sentBefore;
  for (let tries = 0; ; tries += 1) {
    const outcome = yield* sendWithin(send);
    if (outcome.kind === "answered" || outcome.kind === "refused") return outcome;
    if (outcome.kind === "turnedAway") {
      const worthAsking = mayBeDone || (outcome.staleToken && tries === 0);
      if (!worthAsking) return { kind: "refused", refusal: notStarted };
      if (outcome.staleToken) yield* call(renewToken, rest);
    } else mayBeDone = true;
    yield* put(unknown(tries >= manyTries));
    if (outcome.kind === "unknown" && outcome.sessionOver) return undefined;
    yield* call(waitToAskAgain, tries);
  }
}

/** One try. What comes after the time is over reaches nobody; the next try gets the same answer by its key. */
export function* sendWithin<Outcome>(send: () => Promise<Outcome>): SagaGenerator<Outcome | typeof notYet> {
  const { outcome } = yield* race({ outcome: call(send), late: wait(answerWithin) });
  return outcome ?? notYet;
}

/**
 * Whether the browser knows that there is no network: then a press sends nothing, says so, and nothing goes out by itself when the
 * network is back. A connection that is lost after sending is another matter: that outcome is unknown.
 */
export function* isOffline(): SagaGenerator<boolean> {
  const { page } = yield* context();
  return !page.isOnline();
}

/** Reads again what a refusal shows to be out of date, without holding up the refusal for ever. */
export function* refreshBriefly(refresh: () => Promise<unknown>): SagaGenerator<void> {
  yield* race({ fresh: call(refresh), late: wait(refreshWithin) });
}

type CardFormEvents = {
  opened: (form: { ticket: string; frameUrl: string }) => Action;
  failed: (failure: Failure) => Action;
};

/** Opens the vault's frame with a ticket of its own. Callers cancel it when the form is closed or the flow is left. */
export function* openCardForm(wish: { accountId: string; savedMethodId?: string; purpose?: VaultPurpose }, { opened, failed }: CardFormEvents): SagaGenerator<void> {
  const { rest } = yield* context();
  const ticket = yield* call(() => createVaultTicket(rest, wish.accountId, wish.savedMethodId, wish.purpose));
  yield* put(ticket.ok ? opened({ ticket: ticket.data.ticket, frameUrl: ticket.data.frameUrl }) : failed(ticket.failure));
}
