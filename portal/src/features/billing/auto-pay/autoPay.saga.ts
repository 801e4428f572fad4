import { context } from "../../../api/sagaContext.ts";
import { call, put, race, select, take, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { waitToAskAgain } from "../model/askAgain.ts";
import { autoPayActionPath } from "../model/paths.ts";
import { createIdempotencyKey, isOffline, openCardForm, refreshBriefly, submitUntilSettled } from "../model/paymentAttempt.saga.ts";
import { type AutoPayAnswered, readAction, refreshAutoPay, sendAutoPay } from "./autoPay.api.ts";
import { type AutoPayDraft, nextStep, openStep, stepPath } from "./autoPay.draft.ts";
import { type AskedAtOnce, type AutoPayOrder, autoPayDrafts, orderAtOnce, orderOf } from "./autoPay.orders.ts";
import { type AutoPayRefused, stepToRepair } from "./autoPay.refusals.ts";
import { selectAutoPay, selectAutoPayDraft, selectAutoPayPhase } from "./autoPay.selectors.ts";
import { autoPayEvents } from "./autoPay.slice.ts";

const { opened, resumed, left, submitted, asked, answered, refused, outcomeUnknown, cardFormRequested, cardFormClosed } = autoPayEvents;

/** A screen starts with what the tab kept for its flow. An order whose answer was not seen goes on asking for it. */
function* resume({ payload: { accountId, flow } }: ReturnType<typeof opened>) {
  const { tabStorage, content } = yield* context();
  yield* call([content, content.pin]);
  const { name } = yield* select(selectAutoPayPhase);
  if (name === "submitting" || name === "unknown") return;
  const found = yield* call(autoPayDrafts.loadDraft, tabStorage, accountId);
  const usable = found && (found.underWay || found.draft.flow === flow) ? found : undefined;
  yield* put(resumed(usable ?? { draft: { accountId, flow } }));
}

function* leave() {
  const { content } = yield* context();
  yield* call([content, content.unpin]);
}

/** Leaving cancels what the screen was still beginning with. */
function* openOrLeave(event: ReturnType<typeof opened> | ReturnType<typeof left>) {
  yield* opened.match(event) ? call(resume, event) : call(leave);
}

function* saveDraft() {
  const { tabStorage } = yield* context();
  const draft = yield* select(selectAutoPayDraft);
  if (draft) yield* call(autoPayDrafts.saveDraft, tabStorage, { draft });
}

function* goToNextStep() {
  const draft = yield* select(selectAutoPayDraft);
  if (draft) yield* put(navigationRequested({ to: stepPath(draft, nextStep(draft)) }));
}

/** An address that asks for a step which is not open yet is led to the one that is. */
function* correctStep({ payload: { asked: step } }: ReturnType<typeof autoPayEvents.stepAsked>) {
  const draft = yield* select(selectAutoPayDraft);
  if (draft && openStep(draft, step) !== step) yield* put(navigationRequested({ to: stepPath(draft, openStep(draft, step)), replace: true }));
}

function* nameAttempt() {
  yield* put(autoPayEvents.attemptNamed({ key: yield* call(createIdempotencyKey) }));
}

function* openForm(event: ReturnType<typeof cardFormRequested> | ReturnType<typeof left>) {
  const draft = yield* select(selectAutoPayDraft);
  if (!draft || !cardFormRequested.match(event)) return;
  const { savedMethodId } = event.payload;
  yield* openCardForm(
    { accountId: draft.accountId, savedMethodId },
    {
      opened: (form) => autoPayEvents.cardFormOpened({ savedMethodId, ...form }),
      failed: (failure) => autoPayEvents.cardFormFailed({ savedMethodId, failure }),
    },
  );
}

/** An order, and whether it was sent before: then it may have been carried out already. */
type Sent = { order: AutoPayOrder; sentBefore: boolean };

const notStarted: AutoPayRefused = { code: "OTHER" };

function* send({ order, sentBefore }: Sent) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  const unknown = () => outcomeUnknown({ order: order.kind });
  const outcome = yield* submitUntilSettled({ send: () => sendAutoPay(client, order), sentBefore, notStarted, unknown });
  if (outcome?.kind === "answered") yield* call(finish, outcome.answer);
  if (outcome?.kind === "refused") yield* call(refuse, order, outcome.refusal);
}

function* finish({ accountId, actionId }: AutoPayAnswered) {
  const { tabStorage } = yield* context();
  yield* call(autoPayDrafts.clearDraft, tabStorage, accountId);
  const { away } = yield* select(selectAutoPay);
  yield* put(answered());
  if (!away) yield* put(navigationRequested({ to: autoPayActionPath(accountId, actionId), replace: true }));
}

function* refuse(order: AutoPayOrder, reason: AutoPayRefused) {
  const { graph } = yield* context();
  const { accountId } = order.input;
  const client = yield* call(graph);
  yield* refreshBriefly(() => refreshAutoPay(client, accountId));
  const { away } = yield* select(selectAutoPay);
  const draft = yield* select(selectAutoPayDraft);
  yield* put(refused({ order: order.kind, refused: reason }));
  yield* call(saveDraft);
  const isFlow = order.kind === "enrol" || order.kind === "pay" || order.kind === "change";
  if (!draft || !isFlow || away) return;
  yield* put(navigationRequested({ to: stepPath(draft, stepToRepair(draft, reason)), replace: true }));
}

/** What is sent is written down before it leaves, so that a reload in the middle asks for the same again. */
function* writtenDown(order: AutoPayOrder) {
  const { tabStorage } = yield* context();
  const draft = yield* select(selectAutoPayDraft);
  const { accountId } = order.input;
  const own: AutoPayDraft = draft?.accountId === accountId ? draft : { accountId, flow: "change" };
  yield* call(autoPayDrafts.saveDraft, tabStorage, { draft: own, underWay: order });
  return { order, sentBefore: false };
}

function* compose(debitDay: number) {
  const { content } = yield* context();
  const draft = yield* select(selectAutoPayDraft);
  const phase = yield* select(selectAutoPayPhase);
  if (!draft || phase.name !== "submitting") return undefined;
  return yield* call(writtenDown, yield* call(orderOf, draft, debitDay, content));
}

function* atOnce(wanted: AskedAtOnce) {
  return yield* call(writtenDown, orderAtOnce(wanted, yield* call(createIdempotencyKey)));
}

type Start = ReturnType<typeof submitted> | ReturnType<typeof asked> | ReturnType<typeof resumed>;

function* sentFor(event: Start) {
  if (resumed.match(event)) return event.payload.underWay && { order: event.payload.underWay, sentBefore: true };
  const phase = yield* select(selectAutoPayPhase);
  if (phase.name === "submitting" && (yield* isOffline())) {
    yield* put(refused({ order: phase.order, refused: { code: "OFFLINE" } }));
    return undefined;
  }
  return submitted.match(event) ? yield* call(compose, event.payload.debitDay) : yield* call(atOnce, event.payload);
}

/** After a crash in the middle of an order: what was written down is asked for again; what was not, was not sent. */
function* recover() {
  const { tabStorage } = yield* context();
  const { phase, draft } = yield* select(selectAutoPay);
  if (phase.name !== "submitting" && phase.name !== "unknown") return undefined;
  const accountId = draft?.accountId ?? (yield* select(selectCurrentAccountId));
  const saved = accountId === null ? undefined : yield* call(autoPayDrafts.loadDraft, tabStorage, accountId);
  if (!saved?.underWay) yield* put(refused({ order: phase.order, refused: notStarted }));
  return saved?.underWay && { order: saved.underWay, sentBefore: true };
}

/** One order at a time: a second press finds the first one running. The end of the session ends the wait, not the order. */
export function* autoPayOrdersSaga() {
  const interrupted = yield* call(recover);
  if (interrupted) yield* call(send, interrupted);
  for (;;) {
    const event = (yield* take([submitted, asked, resumed])) as Start;
    const sent = yield* call(sentFor, event);
    if (sent) yield* call(send, sent);
  }
}

/** Asks until an action is settled; the answers reach its page through the graph's cache. */
function* askUntilSettled(accountId: string, actionId: string) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  for (let tried = 0; ; tried += 1) {
    const answer = yield* call(readAction, client, accountId, actionId);
    const action = answer.ok ? answer.data.autoPayAction : null;
    if (action && action.moneyTaken !== "NOT_YET_KNOWN" && action.parts.every(({ state }) => state !== "CONFIRMING")) return;
    yield* call(waitToAskAgain, tried);
  }
}

const filledIn = [autoPayEvents.amountChosen, autoPayEvents.servicesChosen, autoPayEvents.methodChosen];

export function* autoPaySaga() {
  yield* takeLatest([opened, left], openOrLeave);
  yield* takeEvery(filledIn, goToNextStep);
  yield* takeEvery(autoPayEvents.stepAsked, correctStep);
  yield* takeEvery(autoPayEvents.reviewOpened, nameAttempt);
  yield* takeLatest([cardFormRequested, cardFormClosed, left], openForm);
  yield* takeEvery([...filledIn, autoPayEvents.paperlessChosen, autoPayEvents.recordsTyped, autoPayEvents.attemptNamed], saveDraft);
  yield* takeLatest(autoPayEvents.actionWatched, function* ({ payload: { accountId, actionId } }) {
    yield* race({ settled: call(askUntilSettled, accountId, actionId), gone: take(autoPayEvents.actionLeft) });
  });
}
