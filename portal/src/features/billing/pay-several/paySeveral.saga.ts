import type { ContentStore } from "@portico/content-runtime/store";
import { context } from "../../../api/sagaContext.ts";
import { all, call, fork, put, race, type SagaGenerator, select, take, takeEvery } from "../../../lib/effects.ts";
import { cardFormSaga } from "../model/card-form/cardForm.saga.ts";
import {
  createIdempotencyKey,
  isOffline,
  notifyOtherTabs,
  submitUntilSettled,
} from "../model/payment-flow/paymentAttempt.saga.ts";
import { tabDrafts } from "../model/payment-flow/tabDrafts.ts";
import { methodInput } from "../model/payment-methods/methods.rules.ts";
import { waitBeforeRetry } from "../model/waitBeforeRetry.ts";
import { acceptanceOf } from "../model/termsAcceptance.ts";
import { submitPayment, readPayment } from "./paySeveral.api.ts";
import {
  hasPending,
  isOpenRow,
  type Submission,
  paySeveralEvents,
  paySeveralReducer,
  type Row,
  type RowAnswer,
  type RowRefusal,
  selectPaySeveral,
  type SeveralDraft,
  severalId,
} from "./paySeveral.slice.ts";
import { txnBilling } from "../model/billing.slice.ts";

const { opened, resumed, left, submitted, retryRequested } = paySeveralEvents;

/** Catalogue key of the terms that are accepted before paying (PAY-22): the same as for every one-time payment. */
const termsKey = "billing.payOnce.terms.text";

const withoutCardData = ({ rows, ...draft }: SeveralDraft): SeveralDraft => ({
  ...draft,
  rows: rows.map(({ method: _method, ...row }) => row),
});

/** Per-tab storage, for a reload. What was sent without a known answer is sent again, identically. */
const drafts = tabDrafts<SeveralDraft, Submission[]>("paySeveral", withoutCardData);

/** Restores the tab's rows when the screen opens. */
function* resume() {
  const { tabStorage, content, timers } = yield* context();
  yield* call([content, content.pin]);
  if (hasPending(yield* select(selectPaySeveral))) return;
  const found = yield* call(drafts.loadDraft, { tabStorage, timers }, severalId);
  if (found) yield* put(resumed(found));
}

/** Results are forgotten when the customer leaves; what is filled in or pending is found again on return. */
function* leave() {
  const { content, tabStorage, timers } = yield* context();
  yield* call([content, content.unpin]);
  if (hasPending(yield* select(selectPaySeveral))) return;
  const found = yield* call(drafts.loadDraft, { tabStorage, timers }, severalId);
  if (found && !found.draft.rows.some(isOpenRow)) yield* call(drafts.clearDraft, tabStorage, severalId);
}

function* save(submissions: readonly Submission[] = []) {
  const { tabStorage, timers } = yield* context();
  const state = yield* select(selectPaySeveral);
  const pending = new Set(state.rows.filter((row) => hasPending({ rows: [row] })).map(({ accountId }) => accountId));
  const underWay = submissions.filter(({ accountId }) => pending.has(accountId));
  const draft: SeveralDraft = { accountId: severalId, rows: state.rows };
  yield* call(drafts.saveDraft, { tabStorage, timers }, { draft, ...(underWay.length > 0 && { underWay }) });
}

function* saveWhileEditing() {
  if ((yield* select(selectPaySeveral)).phase === "editing") yield* call(save);
}

/** Each account has an attempt of its own: one key for each row. */
function* assignIdempotencyKeys() {
  const { rows } = yield* select(selectPaySeveral);
  const keys: Record<string, string> = {};
  for (const { accountId } of rows.filter(isOpenRow)) keys[accountId] = yield* call(createIdempotencyKey);
  yield* put(paySeveralEvents.idempotencyKeysAssigned(keys));
}

/** The mutation's input of each row that is being sent. */
async function submissionsOf(rows: readonly Row[], content: ContentStore): Promise<Submission[]> {
  const terms = await acceptanceOf(content, termsKey);
  return rows.map(({ accountId, cents, method, idempotencyKey, overlapsSeen }) => {
    if (!method || !idempotencyKey) throw new Error("The payment is not filled in.");
    return {
      accountId,
      idempotencyKey,
      amount: cents,
      method: methodInput(method),
      saveMethod: false,
      overpaymentConfirmed: false,
      terms,
      ...(overlapsSeen && { overlapsSeen }),
    };
  });
}

const isSending = ({ outcome }: Row) => outcome?.name === "sending";

/** Builds the submissions of a submit, and persists them before anything is sent. */
function* start(): SagaGenerator<Submission[] | undefined> {
  const state = yield* select(selectPaySeveral);
  const rows = state.rows.filter(isSending);
  if (rows.length === 0) return undefined;
  if (yield* isOffline()) {
    yield* put(paySeveralEvents.notSent());
    return undefined;
  }
  const { content } = yield* context();
  const submissions = yield* call(submissionsOf, rows, content);
  yield* call(save, submissions);
  return submissions;
}

/** Runs every account's attempt: the failure of one neither stops nor repeats another. */
function* run(submissions: readonly Submission[], sentBefore: boolean): SagaGenerator<void> {
  yield* all(submissions.map((submission) => call(payRow, submission, submissions, sentBefore)));
}

function* payRow(submission: Submission, submissions: readonly Submission[], sentBefore: boolean): SagaGenerator<void> {
  const { graph } = yield* context();
  const client = yield* call(graph);
  const { accountId } = submission;
  const outcome = yield* submitUntilSettled<RowAnswer, RowRefusal>({
    send: () => submitPayment(client, submission),
    sentBefore,
    notStarted: { code: "OTHER" },
    unknown: (takesLong) => paySeveralEvents.rowUnknown({ accountId, takesLong }),
  });
  if (!outcome) return;
  if (outcome.kind === "answered") {
    yield* put(paySeveralEvents.answered(outcome.answer));
    yield* call(notifyOtherTabs, outcome.answer);
  } else yield* put(paySeveralEvents.refused({ accountId, ...outcome.refusal }));
  yield* call(save, submissions);
}

/** Submits the rows, one submit at a time: a second click while one runs is ignored. */
function* paySeveralAttemptsSaga() {
  const { tabStorage, timers } = yield* context();
  // After a crash of the saga during a submit: sends the persisted submissions again.
  let underWay = hasPending(yield* select(selectPaySeveral))
    ? (yield* call(drafts.loadDraft, { tabStorage, timers }, severalId))?.underWay
    : undefined;
  for (;;) {
    if (underWay) yield* call(run, underWay, true);
    const event = yield* take([submitted, resumed]);
    underWay = resumed.match(event) ? event.payload.underWay : undefined;
    const submissions = submitted.match(event) ? yield* call(start) : undefined;
    if (submissions) yield* call(run, submissions, false);
  }
}

/** Asks for the outcome of a payment that the processor is still deciding, until the customer leaves. */
function* follow({ payload: { accountId, paymentId, state } }: ReturnType<typeof paySeveralEvents.answered>) {
  if (state !== "PENDING" && state !== "CONFIRMING") return;
  yield* race({ decided: call(askUntilDecided, { accountId, paymentId }), left: take(left) });
}

function* askUntilDecided(asked: { accountId: string; paymentId: string }): SagaGenerator<void> {
  const { graph } = yield* context();
  const client = yield* call(graph);
  for (let tries = 1; ; tries += 1) {
    yield* call(waitBeforeRetry, tries);
    const answer = yield* call(readPayment, client, asked);
    if (!answer || answer.state === "PENDING" || answer.state === "CONFIRMING") continue;
    yield* put(paySeveralEvents.answered(answer));
    return yield* call(save);
  }
}

function* followResumed({ payload: { draft } }: ReturnType<typeof resumed>) {
  for (const { accountId, outcome } of draft.rows)
    if (outcome?.name === "confirming")
      yield* fork(() =>
        race({ decided: call(askUntilDecided, { accountId, paymentId: outcome.paymentId }), left: take(left) }),
      );
}

/** Rows, idempotency keys and the vault's iframe. Submitting is in paySeveralAttemptsSaga. */
function* paySeveralSaga() {
  yield* takeEvery(opened, resume);
  yield* takeEvery(left, leave);
  yield* takeEvery(paySeveralEvents.reviewOpened, assignIdempotencyKeys);
  yield* takeEvery(
    [paySeveralEvents.accountsChosen, paySeveralEvents.idempotencyKeysAssigned, retryRequested],
    saveWhileEditing,
  );
  yield* takeEvery(paySeveralEvents.answered, follow);
  yield* takeEvery(resumed, followResumed);
  yield* cardFormSaga(paySeveralEvents, { left });
}

export const paySeveralWorkflow = {
  name: "paySeveral",
  reducers: txnBilling({ paySeveral: paySeveralReducer }),
  sagas: { paySeveral: paySeveralSaga, paySeveralAttempts: paySeveralAttemptsSaga },
};
