import { context } from "../../../api/sagaContext.ts";
import { call, fork, put, race, select, take, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { sessionEnded } from "../../session/model/session.slice.ts";
import { selectAccountBeingPaid } from "../model/beingPaid.selectors.ts";
import { paidElsewhere } from "../model/otherTabs.ts";
import { paymentPath, scheduledPath } from "../model/paths.ts";
import { untilKnown } from "../model/untilKnown.saga.ts";
import { createVaultTicket } from "../model/vaultTicket.api.ts";
import { refreshAccount, sendAttempt } from "./payOnce.api.ts";
import { type Attempt, attemptOf } from "./payOnce.attempt.ts";
import { draftOfChange, onWay } from "./payOnce.change.ts";
import { nextStep, repairPath, stepPath } from "./payOnce.draft.ts";
import { forget, forgetAll, type Kept, keep, kept } from "./payOnce.keep.ts";
import { type Refusal, stepToRepair } from "./payOnce.refusals.ts";
import { selectDraft, selectPayOncePhase } from "./payOnce.selectors.ts";
import { type Answer, payOnceEvents } from "./payOnce.slice.ts";

const { opened, resumed, left, submitted, answered, refused, outcomeUnknown } = payOnceEvents;

/** The flow starts with what the tab kept of it. An attempt whose answer was not seen goes on asking for it. */
function* resume({ payload: { accountId, way } }: ReturnType<typeof opened>) {
  const { tabStorage, content } = yield* context();
  yield* call([content, content.pin]);
  if ((yield* select(selectAccountBeingPaid)) === accountId) return;
  const found = yield* call(kept, tabStorage, accountId);
  if (found?.underWay || !way?.changes) return yield* put(resumed(onWay(found ?? { draft: { accountId } }, way)));
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

/** What is filled in outlives a reload of the tab, without card data. */
function* keepDraft() {
  const { tabStorage } = yield* context();
  const draft = yield* select(selectDraft);
  const beingPaid = yield* select(selectAccountBeingPaid);
  if (draft && !beingPaid) yield* call(keep, tabStorage, { draft });
}

/** Whoever signs out leaves nothing in the tab; whoever was signed out finds the same step again, without card data. */
function* forgetDrafts({ payload: { reason } }: ReturnType<typeof sessionEnded>) {
  const { tabStorage } = yield* context();
  if (reason === "user") yield* call(forgetAll, tabStorage);
}

function* goOn() {
  const draft = yield* select(selectDraft);
  const phase = yield* select(selectPayOncePhase);
  if (draft && phase.name === "editing" && !draft.way?.quick) yield* put(navigationRequested({ to: stepPath(draft, nextStep(draft)) }));
}

function* nameAttempt() {
  yield* put(payOnceEvents.attemptNamed({ key: crypto.randomUUID() }));
}

function* openCardForm({ payload: { savedMethodId } }: ReturnType<typeof payOnceEvents.cardFormRequested>) {
  const { rest } = yield* context();
  const draft = yield* select(selectDraft);
  if (!draft) return;
  const ticket = yield* call(createVaultTicket, rest, draft.accountId, savedMethodId);
  yield* put(
    ticket.ok
      ? payOnceEvents.cardFormOpened({ savedMethodId, ticket: ticket.data.ticket, frameUrl: ticket.data.frameUrl })
      : payOnceEvents.cardFormFailed({ savedMethodId, failure: ticket.failure }),
  );
}

/** An attempt, and whether it was sent before: then it may have been charged already. */
type Sent = { attempt: Attempt; before: boolean };

const notStarted: Refusal = { code: "OTHER" };

function* pay({ attempt, before }: Sent) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  const unknown = (takesLong: boolean) => outcomeUnknown({ takesLong });
  const outcome = yield* untilKnown({ send: () => sendAttempt(client, attempt), before, notStarted, unknown });
  if (outcome?.kind === "answered") yield* call(finish, outcome.answer);
  if (outcome?.kind === "refused") yield* call(refuse, attempt.input.accountId, outcome.refusal);
}

function* finish(answer: Answer) {
  const { tabStorage, tabs } = yield* context();
  yield* put(answered(answer));
  const draft = yield* select(selectDraft);
  if (draft) yield* call(keep, tabStorage, { draft });
  else yield* call(forget, tabStorage, answer.accountId);
  if (answer.state !== "FAILED" && answer.state !== "SCHEDULED") yield* call(() => tabs.tell({ kind: "paid", accountId: answer.accountId, paymentId: answer.paymentId }));
  yield* put(navigationRequested({ to: paymentPath(answer.accountId, answer.paymentId), replace: true }));
}

function* refuse(accountId: string, refusal: Refusal) {
  const { graph } = yield* context();
  yield* call(refreshAccount, yield* call(graph), accountId);
  yield* put(refused(refusal));
  yield* call(keepDraft);
  yield* call(nameAttempt);
  const draft = yield* select(selectDraft);
  yield* put(navigationRequested({ to: repairPath(draft ?? { accountId }, stepToRepair(refusal)), replace: true }));
}

/** What Pay sends: written down before it leaves, so that a reload in the middle asks for the same again. */
function* compose() {
  const { content, tabStorage } = yield* context();
  const draft = yield* select(selectDraft);
  const phase = yield* select(selectPayOncePhase);
  if (!draft || phase.name !== "submitting") return undefined;
  const attempt = yield* call(attemptOf, draft, content);
  yield* call(keep, tabStorage, { draft, underWay: attempt });
  return { attempt, before: false };
}

const sentBefore = ({ underWay }: Kept): Sent | undefined => underWay && { attempt: underWay, before: true };

/**
 * One attempt at a time: a second press finds the first one running. Another account's flow ends the wait, not the attempt;
 * so does the end of the session: whoever signs in next is asked nothing about it, and led nowhere.
 */
function* attempts() {
  let event = yield* take([submitted, resumed]);
  for (;;) {
    const sent = resumed.match(event) ? sentBefore(event.payload) : yield* call(compose);
    const ended = sent && (yield* race({ over: call(pay, sent), elsewhere: take(resumed), gone: take(sessionEnded) }));
    event = ended?.elsewhere ?? (yield* take([submitted, resumed]));
  }
}

/** Another tab has paid: what may be paid now is asked for again. */
function* askAgain({ payload: { accountId } }: ReturnType<typeof paidElsewhere>) {
  const { graph } = yield* context();
  yield* call(refreshAccount, yield* call(graph), accountId);
}

const filledIn = [payOnceEvents.amountChosen, payOnceEvents.overpaymentConfirmed, payOnceEvents.methodChosen, payOnceEvents.linkingChosen, payOnceEvents.bankLinked, payOnceEvents.dateAccepted];

export function* payOnceSaga() {
  yield* takeLatest(opened, resume);
  yield* takeEvery(left, leave);
  yield* takeEvery(filledIn, goOn);
  yield* takeEvery(payOnceEvents.reviewOpened, nameAttempt);
  yield* takeLatest(payOnceEvents.cardFormRequested, openCardForm);
  yield* takeEvery([...filledIn, payOnceEvents.dueFilledIn, payOnceEvents.methodDropped, payOnceEvents.paperlessChosen, payOnceEvents.recordsTyped, payOnceEvents.attemptNamed], keepDraft);
  yield* takeEvery(sessionEnded, forgetDrafts);
  yield* takeEvery(paidElsewhere, askAgain);
  yield* fork(attempts);
}
