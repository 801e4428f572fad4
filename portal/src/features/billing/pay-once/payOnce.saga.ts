import { context } from "../../../api/sagaContext.ts";
import { call, put, race, select, take, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { selectAccountBeingPaid } from "../model/beingPaid.selectors.ts";
import { paidElsewhere } from "../model/otherTabs.ts";
import { paymentPath, scheduledPath } from "../model/paths.ts";
import { createIdempotencyKey, isOffline, openCardForm, refreshBriefly, submitUntilSettled } from "../model/paymentAttempt.saga.ts";
import { refreshAccount, sendAttempt } from "./payOnce.api.ts";
import { type Attempt, attemptOf, paymentDrafts } from "./payOnce.attempt.ts";
import { applyEntry, draftOfChange } from "./payOnce.change.ts";
import { nextStep, openStep, repairPath, stepPath } from "./payOnce.draft.ts";
import { type Refusal, stepToRepair } from "./payOnce.refusals.ts";
import { selectDraft, selectPayOnce, selectPayOncePhase } from "./payOnce.selectors.ts";
import { type Answer, payOnceEvents } from "./payOnce.slice.ts";

const { opened, resumed, left, submitted, answered, refused, outcomeUnknown, cardFormRequested, cardFormClosed } = payOnceEvents;

/** The flow starts with what the tab kept of it. An attempt whose answer was not seen goes on asking for it. */
function* resume({ payload: { accountId, way, linkedAmount, linkedDate } }: ReturnType<typeof opened>) {
  const { tabStorage, content } = yield* context();
  yield* call([content, content.pin]);
  if ((yield* select(selectAccountBeingPaid)) === accountId) return;
  const found = yield* call(paymentDrafts.loadDraft, tabStorage, accountId);
  if (found?.underWay || !way?.changes) return yield* put(resumed(applyEntry(found ?? { draft: { accountId } }, way, linkedAmount, linkedDate)));
  const begun = found?.draft.way?.changes === way.changes ? found : yield* call(beginChange, accountId, way.changes);
  if (begun) yield* put(resumed(begun));
}

/** A change begins with what the scheduled payment is. One that is not scheduled any more shows where those are that are. */
function* beginChange(accountId: string, paymentId: string) {
  const { graph } = yield* context();
  const answer = yield* call(refreshAccount, yield* call(graph), accountId);
  const draft = answer.ok && answer.data.billing ? draftOfChange(answer.data.billing, paymentId) : undefined;
  if (!draft) yield* put(navigationRequested({ to: scheduledPath(accountId), replace: true }));
  return draft && { draft };
}

function* leave() {
  const { content } = yield* context();
  yield* call([content, content.unpin]);
}

/** Leaving cancels what the flow was still beginning with. */
function* openOrLeave(event: ReturnType<typeof opened> | ReturnType<typeof left>) {
  yield* opened.match(event) ? call(resume, event) : call(leave);
}

/** What is filled in outlives a reload of the tab, without card data. */
function* saveDraft() {
  const { tabStorage } = yield* context();
  const draft = yield* select(selectDraft);
  const beingPaid = yield* select(selectAccountBeingPaid);
  if (draft && !beingPaid) yield* call(paymentDrafts.saveDraft, tabStorage, { draft });
}

function* goToNextStep() {
  const draft = yield* select(selectDraft);
  const phase = yield* select(selectPayOncePhase);
  if (draft && phase.name === "editing" && !draft.way?.quick) yield* put(navigationRequested({ to: stepPath(draft, nextStep(draft)) }));
}

/** An address that asks for a step which is not open yet is led to the one that is. */
function* correctStep({ payload: { asked } }: ReturnType<typeof payOnceEvents.stepAsked>) {
  const draft = yield* select(selectDraft);
  if (draft && openStep(draft, asked) !== asked) yield* put(navigationRequested({ to: stepPath(draft, openStep(draft, asked)), replace: true }));
}

function* nameAttempt() {
  yield* put(payOnceEvents.attemptNamed({ key: yield* call(createIdempotencyKey) }));
}

function* openForm(event: ReturnType<typeof cardFormRequested> | ReturnType<typeof left>) {
  const draft = yield* select(selectDraft);
  if (!draft || !cardFormRequested.match(event)) return;
  const { savedMethodId } = event.payload;
  yield* openCardForm(
    { accountId: draft.accountId, savedMethodId },
    {
      opened: (form) => payOnceEvents.cardFormOpened({ savedMethodId, ...form }),
      failed: (failure) => payOnceEvents.cardFormFailed({ savedMethodId, failure }),
    },
  );
}

/** An attempt, and whether it was sent before: then it may have been charged already. */
type Sent = { attempt: Attempt; sentBefore: boolean };

const notStarted: Refusal = { code: "OTHER" };

function* pay({ attempt, sentBefore }: Sent) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  const unknown = (takesLong: boolean) => outcomeUnknown({ takesLong });
  const outcome = yield* submitUntilSettled({ send: () => sendAttempt(client, attempt), sentBefore, notStarted, unknown });
  if (outcome?.kind === "answered") yield* call(finish, outcome.answer);
  if (outcome?.kind === "refused") yield* call(refuse, attempt.input.accountId, outcome.refusal);
}

function* finish(answer: Answer) {
  const { tabStorage, tabs } = yield* context();
  const { away } = yield* select(selectPayOnce);
  yield* put(answered(answer));
  const draft = yield* select(selectDraft);
  if (draft) yield* call(paymentDrafts.saveDraft, tabStorage, { draft });
  else yield* call(paymentDrafts.clearDraft, tabStorage, answer.accountId);
  if (answer.state !== "FAILED" && answer.state !== "SCHEDULED") yield* call(() => tabs.tell({ kind: "paid", accountId: answer.accountId, paymentId: answer.paymentId }));
  if (!away) yield* put(navigationRequested({ to: paymentPath(answer.accountId, answer.paymentId), replace: true }));
}

function* refuse(accountId: string, refusal: Refusal) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  yield* refreshBriefly(() => refreshAccount(client, accountId));
  const { away } = yield* select(selectPayOnce);
  yield* put(refused(refusal));
  yield* call(saveDraft);
  const draft = yield* select(selectDraft);
  if (!away) yield* put(navigationRequested({ to: repairPath(draft ?? { accountId }, stepToRepair(refusal)), replace: true }));
}

/** What Pay sends: written down before it leaves, so that a reload in the middle asks for the same again. */
function* compose() {
  const { content, tabStorage } = yield* context();
  const draft = yield* select(selectDraft);
  const phase = yield* select(selectPayOncePhase);
  if (!draft || phase.name !== "submitting") return undefined;
  if (yield* isOffline()) {
    yield* put(refused({ code: "OFFLINE" }));
    return undefined;
  }
  const attempt = yield* call(attemptOf, draft, content);
  yield* call(paymentDrafts.saveDraft, tabStorage, { draft, underWay: attempt });
  return { attempt, sentBefore: false };
}

/** After a crash in the middle of an attempt: what was written down is asked for again; what was not, was not sent. */
function* recover() {
  const { tabStorage } = yield* context();
  const { phase, draft } = yield* select(selectPayOnce);
  if (!draft || (phase.name !== "submitting" && phase.name !== "unknown")) return undefined;
  const saved = yield* call(paymentDrafts.loadDraft, tabStorage, draft.accountId);
  if (!saved?.underWay) yield* put(refused(notStarted));
  return saved?.underWay && { attempt: saved.underWay, sentBefore: true };
}

/**
 * One attempt at a time: a second press finds the first one running. Another account's flow ends the wait, not the attempt;
 * so does the end of the session: whoever signs in next is asked nothing about it, and led nowhere.
 */
export function* payOnceAttemptsSaga() {
  let sent: Sent | undefined = yield* call(recover);
  for (;;) {
    const ended = sent && (yield* race({ settled: call(pay, sent), elsewhere: take(resumed) }));
    const event = ended?.elsewhere ?? (yield* take([submitted, resumed]));
    if (resumed.match(event)) sent = event.payload.underWay && { attempt: event.payload.underWay, sentBefore: true };
    else sent = yield* call(compose);
  }
}

/** Another tab has paid: what may be paid now is asked for again. */
function* askAgain({ payload: { accountId } }: ReturnType<typeof paidElsewhere>) {
  const { graph } = yield* context();
  yield* call(refreshAccount, yield* call(graph), accountId);
}

const filledIn = [payOnceEvents.amountChosen, payOnceEvents.overpaymentConfirmed, payOnceEvents.methodChosen, payOnceEvents.linkingChosen, payOnceEvents.bankLinked, payOnceEvents.dateAccepted];

export function* payOnceSaga() {
  yield* takeLatest([opened, left], openOrLeave);
  yield* takeEvery(filledIn, goToNextStep);
  yield* takeEvery(payOnceEvents.stepAsked, correctStep);
  yield* takeEvery(payOnceEvents.reviewOpened, nameAttempt);
  yield* takeLatest([cardFormRequested, cardFormClosed, left], openForm);
  yield* takeEvery([...filledIn, payOnceEvents.dueFilledIn, payOnceEvents.methodDropped, payOnceEvents.paperlessChosen, payOnceEvents.recordsTyped, payOnceEvents.attemptNamed], saveDraft);
  yield* takeEvery(paidElsewhere, askAgain);
}
