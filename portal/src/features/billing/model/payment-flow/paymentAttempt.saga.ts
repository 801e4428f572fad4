import type { ApolloClient } from "@apollo/client";
import type { PayloadAction } from "@reduxjs/toolkit";
import type { Action } from "redux";
import type { PaymentState } from "../../../../api/graphql/generated/graph.ts";
import { refreshCsrfToken } from "../../../../api/rest.ts";
import { context } from "../../../../api/sagaContext.ts";
import { wait } from "../../../../api/wait.ts";
import { call, put, race, type SagaGenerator, select, take } from "../../../../lib/effects.ts";
import { navigationRequested } from "../../../navigation/model/navigation.slice.ts";
import { selectCurrentAccountId } from "../../../session/model/session.selectors.ts";
import { waitBeforeRetry } from "../waitBeforeRetry.ts";
import { type AttemptOutcome, stillUnknown } from "./attemptOutcome.ts";
import type { SavedDraft, TabDrafts } from "./tabDrafts.ts";

/** Request timeout in milliseconds. The server may carry the request out after it, so its outcome is unknown. */
export const requestTimeout = 20_000;

/** Timeout of the refetch after a refusal, in milliseconds. */
const refetchTimeout = 10_000;

/** After this many tries, some 15 seconds, the page says that the customer can leave it. */
const manyTries = 4;

/**
 * Idempotency key of one attempt: the server carries out the same key once. Created in this one place, when the review
 * step opens or when a single button submits.
 */
export const createIdempotencyKey = (): string => crypto.randomUUID();

/** Refusals by the portal itself. OTHER: the server rejected the request. OFFLINE: nothing was sent. */
type NotStarted = { code: "OTHER" | "OFFLINE" };

type OfAccount = { accountId: string };

type FlowState<Draft> = { phase: { name: string }; draft?: Draft; away?: true | undefined };

/** A submission, and whether it was sent before: if so the server may have carried it out already. */
type Attempt<Submission> = { submission: Submission; sentBefore: boolean };

/**
 * What the attempts of one flow need. `Submission` is what one submit sends: retries send the identical submission
 * until its outcome is known.
 */
export type AttemptFlow<Submit extends Action, Draft extends OfAccount, Submission, Answer, Refusal> = {
  drafts: TabDrafts<Draft, Submission>;
  /** `submitting` and `unknown` are the phases of a pending attempt; `away`: the customer left the flow meanwhile. */
  selectState: () => SagaGenerator<FlowState<Draft>>;
  /** Whether an action submits an attempt. */
  isSubmit: (action: Action) => action is Submit;
  /** A draft was restored; with a submission whose answer was not received. */
  isResumed: (action: Action) => action is PayloadAction<SavedDraft<Draft, Submission>>;
  /** Builds the submission of a draft. */
  compose: (submit: Submit) => SagaGenerator<{ draft: Draft; underWay: Submission }>;
  /** Never throws. */
  send: (client: ApolloClient, submission: Submission) => Promise<AttemptOutcome<Answer, Refusal>>;
  /** Action after each try that did not settle the attempt. */
  outcomeUnknown: (submission: Submission, takesLong: boolean) => Action;
  /** Action with the answer; it ends the draft, or leaves one for the next attempt. */
  answered: (answer: Answer) => Action;
  afterAnswer?: (answer: Answer) => SagaGenerator<void>;
  /** Where the answer is shown. */
  resultPath: (answer: Answer) => string;
  reportRefusal: (refusal: Refusal | NotStarted) => SagaGenerator<void>;
  /** Refetches what a refusal shows to be stale. */
  refetch: (client: ApolloClient, submission: Submission) => Promise<unknown>;
  /** The step that repairs the refusal; undefined stays on the page. */
  repairPath: (refusal: Refusal | NotStarted, submission: Submission, draft: Draft | undefined) => string | undefined;
};

const isPending = ({ phase }: FlowState<unknown>) => phase.name === "submitting" || phase.name === "unknown";

/** Persists the draft without card data, so that it survives a reload. A pending attempt is persisted already. */
export function* saveDraft<Submit extends Action, Draft extends OfAccount, Submission, Answer, Refusal>(
  flow: AttemptFlow<Submit, Draft, Submission, Answer, Refusal>,
): SagaGenerator<void> {
  const { tabStorage, timers } = yield* context();
  const state = yield* flow.selectState();
  if (state.draft && !isPending(state))
    yield* call(flow.drafts.saveDraft, { tabStorage, timers }, { draft: state.draft });
}

/**
 * Runs the attempts of one flow, one at a time; a second click while one runs is ignored. Opening another account's
 * flow stops the waiting, not the attempt. So does the end of the session: the next user sees nothing of it and is not
 * redirected.
 */
export function* runAttempts<
  Submit extends Action,
  Draft extends OfAccount,
  Submission,
  Answer extends OfAccount,
  Refusal,
>(flow: AttemptFlow<Submit, Draft, Submission, Answer, Refusal>): SagaGenerator<void> {
  let attempt = yield* recoverAttempt(flow);
  for (;;) {
    const ended = attempt && (yield* race({ settled: runAttempt(flow, attempt), resumed: take(flow.isResumed) }));
    const event = ended?.resumed ?? (yield* take([flow.isSubmit, flow.isResumed]));
    if (flow.isResumed(event)) {
      const { underWay } = event.payload;
      attempt = underWay && { submission: underWay, sentBefore: true };
    } else if (flow.isSubmit(event)) attempt = yield* startAttempt(flow, event);
  }
}

/**
 * After a crash of the saga during an attempt: retries the persisted submission; one that was not persisted was never
 * sent.
 */
function* recoverAttempt<Submit extends Action, Draft extends OfAccount, Submission, Answer, Refusal>(
  flow: AttemptFlow<Submit, Draft, Submission, Answer, Refusal>,
): SagaGenerator<Attempt<Submission> | undefined> {
  const { tabStorage, timers } = yield* context();
  const state = yield* flow.selectState();
  if (!isPending(state)) return undefined;
  const accountId = state.draft?.accountId ?? (yield* select(selectCurrentAccountId)) ?? "";
  const saved = yield* call(flow.drafts.loadDraft, { tabStorage, timers }, accountId);
  if (!saved?.underWay) yield* flow.reportRefusal({ code: "OTHER" });
  return saved?.underWay && { submission: saved.underWay, sentBefore: true };
}

/** Persists the submission before it is sent, so that a reload during the request retries the same submission. */
function* startAttempt<Submit extends Action, Draft extends OfAccount, Submission, Answer, Refusal>(
  flow: AttemptFlow<Submit, Draft, Submission, Answer, Refusal>,
  submit: Submit,
): SagaGenerator<Attempt<Submission> | undefined> {
  const { tabStorage, timers } = yield* context();
  const { phase } = yield* flow.selectState();
  if (phase.name !== "submitting") return undefined;
  if (yield* isOffline()) {
    yield* flow.reportRefusal({ code: "OFFLINE" });
    return undefined;
  }
  const composed = yield* call(flow.compose, submit);
  yield* call(flow.drafts.saveDraft, { tabStorage, timers }, composed);
  return { submission: composed.underWay, sentBefore: false };
}

/** Sends an attempt until its outcome is known, and then completes or refuses it. */
function* runAttempt<Submit extends Action, Draft extends OfAccount, Submission, Answer extends OfAccount, Refusal>(
  flow: AttemptFlow<Submit, Draft, Submission, Answer, Refusal>,
  { submission, sentBefore }: Attempt<Submission>,
): SagaGenerator<void> {
  const { graph } = yield* context();
  const client = yield* call(graph);
  const outcome = yield* submitUntilSettled<Answer, Refusal | NotStarted>({
    send: () => flow.send(client, submission),
    sentBefore,
    notStarted: { code: "OTHER" },
    unknown: (takesLong) => flow.outcomeUnknown(submission, takesLong),
  });
  if (outcome?.kind === "answered") yield* completeAttempt(flow, outcome.answer);
  if (outcome?.kind !== "refused") return;
  yield* refetchBriefly(() => flow.refetch(client, submission));
  yield* refuseAttempt(flow, submission, outcome.refusal);
}

/** Stores the answer, and navigates to it unless the customer left. */
function* completeAttempt<
  Submit extends Action,
  Draft extends OfAccount,
  Submission,
  Answer extends OfAccount,
  Refusal,
>(flow: AttemptFlow<Submit, Draft, Submission, Answer, Refusal>, answer: Answer): SagaGenerator<void> {
  const { tabStorage, timers } = yield* context();
  const { away } = yield* flow.selectState();
  yield* put(flow.answered(answer));
  const { draft } = yield* flow.selectState();
  if (draft) yield* call(flow.drafts.saveDraft, { tabStorage, timers }, { draft });
  else yield* call(flow.drafts.clearDraft, tabStorage, answer.accountId);
  if (flow.afterAnswer) yield* call(flow.afterAnswer, answer);
  if (!away) yield* put(navigationRequested({ to: flow.resultPath(answer), replace: true }));
}

/** Stores the refusal, and navigates to the step that repairs it unless the customer left. */
function* refuseAttempt<Submit extends Action, Draft extends OfAccount, Submission, Answer, Refusal>(
  flow: AttemptFlow<Submit, Draft, Submission, Answer, Refusal>,
  submission: Submission,
  refusal: Refusal | NotStarted,
): SagaGenerator<void> {
  const { away } = yield* flow.selectState();
  yield* flow.reportRefusal(refusal);
  yield* saveDraft(flow);
  const { draft } = yield* flow.selectState();
  const to = flow.repairPath(refusal, submission, draft);
  if (to !== undefined && !away) yield* put(navigationRequested({ to, replace: true }));
}

type Submission<Answer, Refusal> = {
  /** Sends the identical request each time, so that it is one payment or one change. Never throws. */
  send: () => Promise<AttemptOutcome<Answer, Refusal>>;
  /** It was sent before, and may have been carried out then. */
  sentBefore: boolean;
  /** The refusal to report when the request was rejected and the attempt never began. */
  notStarted: Refusal;
  /** Action to dispatch after each try that did not settle it. */
  unknown: (takesLong: boolean) => Action;
};

type Settled<Answer, Refusal> = Extract<AttemptOutcome<Answer, Refusal>, { kind: "answered" | "refused" }>;

/**
 * Retries with exponential backoff until the outcome is known (PAY-20), each time with the same idempotency key. A try
 * that times out counts as one whose answer was lost.
 * @returns undefined when the session ended meanwhile: after the next sign-in the flow resumes from what the tab saved
 */
export function* submitUntilSettled<Answer, Refusal>({
  send,
  sentBefore,
  notStarted,
  unknown,
}: Submission<Answer, Refusal>): SagaGenerator<Settled<Answer, Refusal> | undefined> {
  const { rest } = yield* context();
  let mayBeDone = sentBefore;
  for (let tries = 0; ; tries += 1) {
    const outcome = yield* sendWithTimeout(send);
    if (outcome.kind === "answered" || outcome.kind === "refused") return outcome;
    if (outcome.kind === "rejected") {
      const isWorthRetrying = mayBeDone || (outcome.staleToken && tries === 0);
      if (!isWorthRetrying) return { kind: "refused", refusal: notStarted };
      if (outcome.staleToken) yield* call(refreshCsrfToken, rest);
    } else mayBeDone = true;
    yield* put(unknown(tries >= manyTries));
    if (outcome.kind === "unknown" && outcome.sessionOver) return undefined;
    yield* call(waitBeforeRetry, tries);
  }
}

/** One try. An answer after the timeout is ignored; the next try gets the same answer by its idempotency key. */
export function* sendWithTimeout<Outcome>(send: () => Promise<Outcome>): SagaGenerator<Outcome | typeof stillUnknown> {
  const { outcome } = yield* race({ outcome: call(send), late: call(waitForAnswer) });
  return outcome ?? stillUnknown;
}

/** The time in which a person is asked to prove who they are does not count: the server has done nothing yet. */
function* waitForAnswer(): SagaGenerator<void> {
  const { stepUp } = yield* context();
  for (;;) {
    yield* wait(requestTimeout);
    const question = stepUp.pending();
    if (!question) return;
    yield* call(() => question);
  }
}

/**
 * Whether the browser is offline: then a submit sends nothing and says so, and nothing is sent automatically later. A
 * connection lost after sending is different: that outcome is unknown.
 */
export function* isOffline(): SagaGenerator<boolean> {
  const { page } = yield* context();
  return !page.isOnline();
}

/** Refetches what a refusal shows to be stale; a timeout keeps the refusal from waiting too long. */
export function* refetchBriefly(refetch: () => Promise<unknown>): SagaGenerator<void> {
  yield* race({ fresh: call(refetch), late: wait(refetchTimeout) });
}

type PaymentAnswer = { accountId: string; paymentId: string; state: PaymentState };

/** Tells the other tabs of this browser that a payment was made, so that they refetch what is due. */
export function* notifyOtherTabs({ accountId, paymentId, state }: PaymentAnswer): SagaGenerator<void> {
  const { tabs } = yield* context();
  if (state !== "FAILED" && state !== "SCHEDULED") yield* call(() => tabs.post({ kind: "paid", accountId, paymentId }));
}
