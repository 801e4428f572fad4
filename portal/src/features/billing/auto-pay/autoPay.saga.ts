import { mutateGraph } from "../../../api/graphCalls.ts";
import { ResumeAutoPayDocument } from "../../../api/graphql/generated/graph.dunning.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { cardFormSaga } from "../model/card-form/cardForm.saga.ts";
import { autoPayActionPath } from "../model/laterPaths.ts";
import {
  type AttemptFlow,
  createIdempotencyKey,
  runAttempts,
  saveDraft,
} from "../model/payment-flow/paymentAttempt.saga.ts";
import { waitBeforeRetry } from "../model/waitBeforeRetry.ts";
import { readAction, refreshAutoPay, sendAutoPay } from "./autoPay.api.ts";
import { type AutoPayDraft, nextStep, openStep, stepPath } from "./autoPay.draft.ts";
import {
  autoPayDrafts,
  type AutoPaySubmission,
  type AutoPayRefused,
  immediateSubmission,
  submissionOf,
  stepToRepair,
} from "./autoPay.submissions.ts";
import {
  type AutoPayAnswered,
  autoPayEvents,
  resumeEvents,
  selectAutoPay,
  selectAutoPayDraft,
  selectAutoPayPhase,
  selectDraftAccountId,
  autoPayReducer,
  resumeReducer,
} from "./autoPay.slice.ts";
import { txnBilling } from "../model/billing.slice.ts";

const { opened, resumed, left, submitted, requested, answered, refused, outcomeUnknown } = autoPayEvents;

/**
 * Restores the tab's draft when a screen opens. A submission whose answer was not seen is retried until it is known.
 */
function* resume({ payload: { accountId, flow } }: ReturnType<typeof opened>) {
  const { tabStorage, content, timers } = yield* context();
  yield* call([content, content.pin]);
  const { name } = yield* select(selectAutoPayPhase);
  if (name === "submitting" || name === "unknown") return;
  const found = yield* call(autoPayDrafts.loadDraft, { tabStorage, timers }, accountId);
  const usable = found && (found.underWay || found.draft.flow === flow) ? found : undefined;
  yield* put(resumed(usable ?? { draft: { accountId, flow } }));
}

/** Leaving the flow unpins texts and toggles, which are frozen while it is open. */
function* leave() {
  const { content } = yield* context();
  yield* call([content, content.unpin]);
}

/** Leaving the screen cancels a restore that is still running. */
function* openOrLeave(event: ReturnType<typeof opened> | ReturnType<typeof left>) {
  yield* opened.match(event) ? call(resume, event) : call(leave);
}

/** Navigates to the next incomplete step. */
function* goToNextStep() {
  const draft = yield* select(selectAutoPayDraft);
  if (draft) yield* put(navigationRequested({ to: stepPath(draft, nextStep(draft)) }));
}

/** Redirects from a step that is not reachable yet to the open one. */
function* correctStep({ payload: { requested: step } }: ReturnType<typeof autoPayEvents.stepRequested>) {
  const draft = yield* select(selectAutoPayDraft);
  if (draft && openStep(draft, step) !== step)
    yield* put(navigationRequested({ to: stepPath(draft, openStep(draft, step)), replace: true }));
}

/** Creates the submission's idempotency key. */
function* assignIdempotencyKey() {
  yield* put(autoPayEvents.idempotencyKeyAssigned({ key: yield* call(createIdempotencyKey) }));
}

type Submit = ReturnType<typeof submitted> | ReturnType<typeof requested>;

const attempts: AttemptFlow<Submit, AutoPayDraft, AutoPaySubmission, AutoPayAnswered, AutoPayRefused> = {
  drafts: autoPayDrafts,
  selectState: () => select(selectAutoPay),
  isSubmit: (action): action is Submit => submitted.match(action) || requested.match(action),
  isResumed: resumed.match,
  *compose(submit) {
    const draft = yield* select(selectAutoPayDraft);
    if (submitted.match(submit)) {
      const { content } = yield* context();
      if (!draft) throw new Error("There is nothing to submit.");
      return { draft, underWay: yield* call(submissionOf, draft, submit.payload.debitDay, content) };
    }
    const { accountId } = submit.payload;
    return {
      draft: draft?.accountId === accountId ? draft : { accountId, flow: "change" },
      underWay: immediateSubmission(submit.payload, yield* call(createIdempotencyKey)),
    };
  },
  send: sendAutoPay,
  outcomeUnknown: ({ kind }) => outcomeUnknown({ submission: kind }),
  answered,
  resultPath: ({ accountId, actionId }) => autoPayActionPath(accountId, actionId),
  *reportRefusal(reason) {
    const phase = yield* select(selectAutoPayPhase);
    if ("submission" in phase) yield* put(refused({ submission: phase.submission, refused: reason }));
  },
  refetch: (client, { input }) => refreshAutoPay(client, input.accountId),
  repairPath: (reason, { kind }, draft) =>
    draft && (kind === "enrol" || kind === "pay" || kind === "change")
      ? stepPath(draft, stepToRepair(draft, reason))
      : undefined,
};

/** Sends Auto Pay submissions: those of the review step, and those of a single button. */
function* autoPaySubmissionsSaga() {
  yield* runAttempts(attempts);
}

/** Polls until an action is settled; the answers reach its page through the Apollo cache. */
function* pollUntilSettled(accountId: string, actionId: string) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  for (let tries = 0; ; tries += 1) {
    const answer = yield* call(readAction, client, accountId, actionId);
    const action = answer.ok ? answer.data.autoPayAction : null;
    if (action && action.moneyTaken !== "NOT_YET_KNOWN" && action.parts.every(({ state }) => state !== "CONFIRMING"))
      return;
    yield* call(waitBeforeRetry, tries);
  }
}

const filledIn = [autoPayEvents.amountChosen, autoPayEvents.servicesChosen, autoPayEvents.methodChosen];

/**
 * Workflow of the Auto Pay forms: draft, steps, idempotency key, the vault's iframe, and polling of an open action.
 * Submitting is in autoPaySubmissionsSaga.
 */
function* autoPaySaga() {
  yield* takeLatest([opened, left], openOrLeave);
  yield* takeEvery(filledIn, goToNextStep);
  yield* takeEvery(autoPayEvents.stepRequested, correctStep);
  yield* takeEvery(autoPayEvents.reviewOpened, assignIdempotencyKey);
  yield* takeEvery(
    [...filledIn, autoPayEvents.paperlessChosen, autoPayEvents.recordsTyped, autoPayEvents.idempotencyKeyAssigned],
    () => saveDraft(attempts),
  );
  yield* cardFormSaga(autoPayEvents, {
    left,
    accountId: () => select(selectDraftAccountId),
  });
  yield* takeLatest(autoPayEvents.actionWatched, function* ({ payload: { accountId, actionId } }) {
    yield* race({ settled: call(pollUntilSettled, accountId, actionId), left: take(autoPayEvents.actionLeft) });
  });
}

/**
 * Resumes paused Auto Pay. Charges nothing and is idempotent, so it may be retried. After a refusal Auto Pay is
 * refetched. The account may be switched meanwhile, so each answer names its own.
 */
function* resumeSaga() {
  yield* takeLeading(autoPayEvents.opened, function* () {
    yield* put(resumeEvents.opened());
  });
  yield* takeEvery(resumeEvents.requested, function* ({ payload: { accountId } }) {
    const { graph } = yield* context();
    const client = yield* call(graph);
    const answer = yield* call(() => mutateGraph(client, ResumeAutoPayDocument, { input: { accountId } }));
    if (answer.ok && answer.data.resumeAutoPay.__typename === "AutoPayResumed")
      return yield* put(resumeEvents.resumed({ accountId }));
    yield* call(refreshAutoPay, client, accountId);
    return yield* put(resumeEvents.failed({ accountId }));
  });
}

export const autoPayWorkflow = {
  name: "autoPay",
  reducers: txnBilling({ autoPay: autoPayReducer, autoPayResume: resumeReducer }),
  sagas: { autoPay: autoPaySaga, autoPaySubmissions: autoPaySubmissionsSaga, autoPayResume: resumeSaga },
};
