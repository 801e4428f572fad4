import { context } from "../../../api/sagaContext.ts";
import { call, fork, put, race, select, take, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { sessionEnded } from "../../session/model/session.slice.ts";
import { waitToAskAgain } from "../model/askAgain.ts";
import { autoPayActionPath, autoPayPath, type AutoPayStep, enrolPath } from "../model/paths.ts";
import { untilKnown } from "../model/untilKnown.saga.ts";
import { createVaultTicket } from "../model/vaultTicket.api.ts";
import { type AutoPayAnswered, readAction, refreshAutoPay, sendAutoPay } from "./autoPay.api.ts";
import { type AutoPayDraft, nextStep } from "./autoPay.draft.ts";
import { forgetAllAutoPay, forgetAutoPay, keepAutoPay, keptAutoPay } from "./autoPay.keep.ts";
import { type AskedAtOnce, type AutoPayOrder, orderAtOnce, orderOf } from "./autoPay.orders.ts";
import { type AutoPayRefused, stepToRepair } from "./autoPay.refusals.ts";
import { selectAutoPayDraft, selectAutoPayPhase } from "./autoPay.selectors.ts";
import { autoPayEvents } from "./autoPay.slice.ts";

const { opened, resumed, left, submitted, asked, answered, refused, outcomeUnknown } = autoPayEvents;

const stepPath = ({ flow, accountId }: AutoPayDraft, step: AutoPayStep) => (flow === "enrol" ? enrolPath(accountId, step) : autoPayPath(accountId, step));

/** A screen starts with what the tab kept for its flow. An order whose answer was not seen goes on asking for it. */
function* resume({ payload: { accountId, flow } }: ReturnType<typeof opened>) {
  const { tabStorage, content } = yield* context();
  yield* call([content, content.pin]);
  const { name } = yield* select(selectAutoPayPhase);
  if (name === "submitting" || name === "unknown") return;
  const found = yield* call(keptAutoPay, tabStorage, accountId);
  const usable = found && (found.underWay || found.draft.flow === flow) ? found : undefined;
  yield* put(resumed(usable ?? { draft: { accountId, flow } }));
}

function* leave() {
  const { content } = yield* context();
  yield* call([content, content.unpin]);
}

function* keepDraft() {
  const { tabStorage } = yield* context();
  const draft = yield* select(selectAutoPayDraft);
  if (draft) yield* call(keepAutoPay, tabStorage, { draft });
}

/** Whoever signs out leaves nothing in the tab; whoever was signed out finds the same step again, without card data. */
function* forgetDrafts({ payload: { reason } }: ReturnType<typeof sessionEnded>) {
  const { tabStorage } = yield* context();
  if (reason === "user") yield* call(forgetAllAutoPay, tabStorage);
}

function* goOn() {
  const draft = yield* select(selectAutoPayDraft);
  if (draft) yield* put(navigationRequested({ to: stepPath(draft, nextStep(draft)) }));
}

function* nameAttempt() {
  yield* put(autoPayEvents.attemptNamed({ key: crypto.randomUUID() }));
}

function* openCardForm({ payload: { savedMethodId } }: ReturnType<typeof autoPayEvents.cardFormRequested>) {
  const { rest } = yield* context();
  const draft = yield* select(selectAutoPayDraft);
  if (!draft) return;
  const ticket = yield* call(createVaultTicket, rest, draft.accountId, savedMethodId);
  yield* put(
    ticket.ok
      ? autoPayEvents.cardFormOpened({ savedMethodId, ticket: ticket.data.ticket, frameUrl: ticket.data.frameUrl })
      : autoPayEvents.cardFormFailed({ savedMethodId, failure: ticket.failure }),
  );
}

/** An order, and whether it was sent before: then it may have been carried out already. */
type Sent = { order: AutoPayOrder; before: boolean };

const notStarted: AutoPayRefused = { code: "OTHER" };

function* send({ order, before }: Sent) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  const unknown = () => outcomeUnknown({ order: order.kind });
  const outcome = yield* untilKnown({ send: () => sendAutoPay(client, order), before, notStarted, unknown });
  if (outcome?.kind === "answered") yield* call(finish, outcome.answer);
  if (outcome?.kind === "refused") yield* call(refuse, order, outcome.refusal);
}

function* finish({ accountId, actionId }: AutoPayAnswered) {
  const { tabStorage } = yield* context();
  yield* call(forgetAutoPay, tabStorage, accountId);
  yield* put(answered());
  yield* put(navigationRequested({ to: autoPayActionPath(accountId, actionId), replace: true }));
}

function* refuse(order: AutoPayOrder, reason: AutoPayRefused) {
  const { graph } = yield* context();
  const { accountId } = order.input;
  yield* call(refreshAutoPay, yield* call(graph), accountId);
  const draft = yield* select(selectAutoPayDraft);
  yield* put(refused({ order: order.kind, refused: reason }));
  yield* call(keepDraft);
  const isFlow = order.kind === "enrol" || order.kind === "pay" || order.kind === "change";
  if (!draft || !isFlow) return;
  yield* call(nameAttempt);
  yield* put(navigationRequested({ to: stepPath(draft, stepToRepair(draft, reason)), replace: true }));
}

/** What is sent is written down before it leaves, so that a reload in the middle asks for the same again. */
function* writtenDown(order: AutoPayOrder) {
  const { tabStorage } = yield* context();
  const draft = yield* select(selectAutoPayDraft);
  const { accountId } = order.input;
  const own: AutoPayDraft = draft?.accountId === accountId ? draft : { accountId, flow: "change" };
  yield* call(keepAutoPay, tabStorage, { draft: own, underWay: order });
  return { order, before: false };
}

function* compose(debitDay: number) {
  const { content } = yield* context();
  const draft = yield* select(selectAutoPayDraft);
  const phase = yield* select(selectAutoPayPhase);
  if (!draft || phase.name !== "submitting") return undefined;
  return yield* call(writtenDown, yield* call(orderOf, draft, debitDay, content));
}

function* atOnce(wanted: AskedAtOnce) {
  return yield* call(writtenDown, orderAtOnce(wanted, crypto.randomUUID()));
}

type Start = ReturnType<typeof submitted> | ReturnType<typeof asked> | ReturnType<typeof resumed>;

function* sentFor(event: Start) {
  if (submitted.match(event)) return yield* call(compose, event.payload.debitDay);
  if (asked.match(event)) return yield* call(atOnce, event.payload);
  const { underWay } = event.payload;
  return underWay && { order: underWay, before: true };
}

/** One order at a time: a second press finds the first one running. The end of the session ends the wait, not the order. */
function* orders() {
  for (;;) {
    const event = (yield* take([submitted, asked, resumed])) as Start;
    const sent = yield* call(sentFor, event);
    if (sent) yield* race({ over: call(send, sent), gone: take(sessionEnded) });
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
  yield* takeLatest(opened, resume);
  yield* takeEvery(left, leave);
  yield* takeEvery(filledIn, goOn);
  yield* takeEvery(autoPayEvents.reviewOpened, nameAttempt);
  yield* takeLatest(autoPayEvents.cardFormRequested, openCardForm);
  yield* takeEvery([...filledIn, autoPayEvents.paperlessChosen, autoPayEvents.recordsTyped, autoPayEvents.attemptNamed], keepDraft);
  yield* takeEvery(sessionEnded, forgetDrafts);
  yield* takeLatest(autoPayEvents.actionWatched, function* ({ payload: { accountId, actionId } }) {
    yield* race({ settled: call(askUntilSettled, accountId, actionId), gone: take(autoPayEvents.actionLeft) });
  });
  yield* fork(orders);
}
