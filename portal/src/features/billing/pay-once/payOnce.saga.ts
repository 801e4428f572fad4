import { context } from "../../../api/sagaContext.ts";
import { call, put, select, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { paidElsewhere, selectAccountBeingPaid } from "../model/account-status/paymentWatch.slice.ts";
import { cardFormSaga } from "../model/card-form/cardForm.saga.ts";
import { scheduledPath, paymentPath } from "../model/laterPaths.ts";
import {
  type AttemptFlow,
  createIdempotencyKey,
  notifyOtherTabs,
  runAttempts,
  saveDraft,
} from "../model/payment-flow/paymentAttempt.saga.ts";
import { refreshAccount, sendAttempt } from "./payOnce.api.ts";
import { applyEntry, type Attempt, attemptOf, draftOfChange, paymentDrafts } from "./payOnce.attempt.ts";
import { type Draft, nextStep, openStep, type Refusal, repairPath, stepPath, stepToRepair } from "./payOnce.draft.ts";
import {
  type Answer,
  payOnceEvents,
  selectDraft,
  selectDraftAccountId,
  selectPayOnce,
  selectPayOncePhase,
  payOnceReducer,
} from "./payOnce.slice.ts";
import { txnBilling } from "../model/billing.slice.ts";

const { opened, resumed, left, submitted, answered, refused, outcomeUnknown } = payOnceEvents;

/** Restores the tab's draft when the flow opens. An attempt whose answer was not seen is retried until it is known. */
function* resume({ payload: { accountId, entry, linkedAmount, linkedDate } }: ReturnType<typeof opened>) {
  const { tabStorage, content, timers } = yield* context();
  yield* call([content, content.pin]);
  if ((yield* select(selectAccountBeingPaid)) === accountId) return;
  const found = yield* call(paymentDrafts.loadDraft, { tabStorage, timers }, accountId);
  if (found?.underWay || !entry?.changes)
    return yield* put(resumed(applyEntry(found ?? { draft: { accountId } }, entry, linkedAmount, linkedDate)));
  const change =
    found?.draft.entry?.changes === entry.changes ? found : yield* call(beginChange, accountId, entry.changes);
  if (change) yield* put(resumed(change));
}

/**
 * Starts a change with the scheduled payment's values. If it is not scheduled any more, navigates to the list of
 * scheduled payments.
 */
function* beginChange(accountId: string, paymentId: string) {
  const { graph } = yield* context();
  const answer = yield* call(refreshAccount, yield* call(graph), accountId);
  const draft = answer.ok && answer.data.billing ? draftOfChange(answer.data.billing, paymentId) : undefined;
  if (!draft) yield* put(navigationRequested({ to: scheduledPath(accountId), replace: true }));
  return draft && { draft };
}

/** Leaving the flow unpins texts and toggles, which are frozen while it is open. */
function* leave() {
  const { content } = yield* context();
  yield* call([content, content.unpin]);
}

/** Leaving the flow cancels a restore that is still running. */
function* openOrLeave(event: ReturnType<typeof opened> | ReturnType<typeof left>) {
  yield* opened.match(event) ? call(resume, event) : call(leave);
}

/** Navigates to the next incomplete step; quick pay has no steps. */
function* goToNextStep() {
  const draft = yield* select(selectDraft);
  const phase = yield* select(selectPayOncePhase);
  if (draft && phase.name === "editing" && !draft.entry?.quick)
    yield* put(navigationRequested({ to: stepPath(draft, nextStep(draft)) }));
}

/** Redirects from a step that is not reachable yet to the open one. */
function* correctStep({ payload: { requested } }: ReturnType<typeof payOnceEvents.stepRequested>) {
  const draft = yield* select(selectDraft);
  if (draft && openStep(draft, requested) !== requested)
    yield* put(navigationRequested({ to: stepPath(draft, openStep(draft, requested)), replace: true }));
}

/** Creates the attempt's idempotency key. */
function* assignIdempotencyKey() {
  yield* put(payOnceEvents.idempotencyKeyAssigned({ key: yield* call(createIdempotencyKey) }));
}

type Submitted = ReturnType<typeof submitted>;

const attempts: AttemptFlow<Submitted, Draft, Attempt, Answer, Refusal> = {
  drafts: paymentDrafts,
  selectState: () => select(selectPayOnce),
  isSubmit: submitted.match,
  isResumed: resumed.match,
  *compose() {
    const { content } = yield* context();
    const draft = yield* select(selectDraft);
    if (!draft) throw new Error("There is no payment to submit.");
    return { draft, underWay: yield* call(attemptOf, draft, content) };
  },
  send: sendAttempt,
  outcomeUnknown: (_, takesLong) => outcomeUnknown({ takesLong }),
  answered,
  afterAnswer: notifyOtherTabs,
  resultPath: ({ accountId, paymentId }) => paymentPath(accountId, paymentId),
  *reportRefusal(refusal) {
    yield* put(refused(refusal));
  },
  refetch: (client, { input }) => refreshAccount(client, input.accountId),
  repairPath: (refusal, { input }, draft) => repairPath(draft ?? { accountId: input.accountId }, stepToRepair(refusal)),
};

/** Submits payments. Another account's flow may be opened while an attempt is pending. */
function* payOnceAttemptsSaga() {
  yield* runAttempts(attempts);
}

/** Another tab has paid: refetches what can be paid now. */
function* refetchAccount({ payload: { accountId } }: ReturnType<typeof paidElsewhere>) {
  const { graph } = yield* context();
  yield* call(refreshAccount, yield* call(graph), accountId);
}

const filledIn = [
  payOnceEvents.amountChosen,
  payOnceEvents.overpaymentConfirmed,
  payOnceEvents.methodChosen,
  payOnceEvents.linkingChosen,
  payOnceEvents.bankLinked,
  payOnceEvents.dateAccepted,
];

/**
 * Workflow of the one-time payment form: draft, steps, idempotency key and the vault's iframe. Submitting is in
 * payOnceAttemptsSaga.
 */
function* payOnceSaga() {
  yield* takeLatest([opened, left], openOrLeave);
  yield* takeEvery(filledIn, goToNextStep);
  yield* takeEvery(payOnceEvents.stepRequested, correctStep);
  yield* takeEvery(payOnceEvents.reviewOpened, assignIdempotencyKey);
  yield* takeEvery(
    [
      ...filledIn,
      payOnceEvents.dueFilledIn,
      payOnceEvents.methodDropped,
      payOnceEvents.paperlessChosen,
      payOnceEvents.recordsTyped,
      payOnceEvents.idempotencyKeyAssigned,
    ],
    () => saveDraft(attempts),
  );
  yield* takeEvery(paidElsewhere, refetchAccount);
  yield* cardFormSaga(payOnceEvents, { left, accountId: () => select(selectDraftAccountId) });
}

export const payOnceWorkflow = {
  name: "payOnce",
  reducers: txnBilling({ payOnce: payOnceReducer }),
  sagas: { payOnce: payOnceSaga, payOnceAttempts: payOnceAttemptsSaga },
};
