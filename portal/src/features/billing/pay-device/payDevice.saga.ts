import type { ContentStore } from "@portico/content-runtime/store";
import type { DevicePaymentInput } from "../../../api/graphql/generated/graph.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { sessionEnded } from "../../session/model/session.slice.ts";
import { payDevicePath, paymentPath } from "../model/paths.ts";
import { recordsInput } from "../model/records.ts";
import { untilKnown } from "../model/untilKnown.saga.ts";
import { createVaultTicket } from "../model/vaultTicket.api.ts";
import { createDevicePayment, refreshDevices } from "./payDevice.api.ts";
import { deviceDrafts } from "./payDevice.keep.ts";
import { type DeviceAnswer, type DeviceRefusal, isPayingDevice, keepsCard, payDeviceEvents, selectPayDevice } from "./payDevice.slice.ts";

const { opened, resumed, submitted } = payDeviceEvents;

/** The text that is accepted before paying (PAY-22): the same as for every one-time payment. */
const termsKey = "billing.payOnce.terms.text";
const hashOfTerms = (content: ContentStore): Promise<string> => content.hashOf(termsKey);

/** The flow starts with what the tab kept of it: for this device, or an attempt for any device whose answer was not seen. */
function* resume({ payload: { accountId, deviceId } }: ReturnType<typeof opened>) {
  const { tabStorage } = yield* context();
  if (isPayingDevice(yield* select(selectPayDevice))) return;
  const found = yield* call(deviceDrafts.kept, tabStorage, accountId);
  if (found && (found.underWay || found.draft.deviceId === deviceId)) yield* put(resumed(found));
}

/** What is filled in outlives a reload of the tab, without card data. */
function* keepDraft() {
  const { tabStorage } = yield* context();
  const state = yield* select(selectPayDevice);
  if (state.draft && !isPayingDevice(state)) yield* call(deviceDrafts.keep, tabStorage, { draft: state.draft });
}

/** Whoever signs out leaves nothing in the tab; whoever was signed out finds the same step again, without card data. */
function* forgetDrafts({ payload: { reason } }: ReturnType<typeof sessionEnded>) {
  const { tabStorage } = yield* context();
  if (reason === "user") yield* call(deviceDrafts.forgetAll, tabStorage);
}

function* nameAttempt() {
  yield* put(payDeviceEvents.attemptNamed({ key: crypto.randomUUID() }));
}

function* openCardForm() {
  const { rest } = yield* context();
  const { draft } = yield* select(selectPayDevice);
  if (!draft) return;
  const ticket = yield* call(createVaultTicket, rest, draft.accountId);
  yield* put(ticket.ok ? payDeviceEvents.cardFormOpened({ ticket: ticket.data.ticket, frameUrl: ticket.data.frameUrl }) : payDeviceEvents.cardFormFailed(ticket.failure));
}

/** What Pay sends: written down before it leaves, so that a reload in the middle asks for the same again. */
function* compose() {
  const { content, tabStorage } = yield* context();
  const { draft, phase } = yield* select(selectPayDevice);
  if (phase.name !== "submitting" || !draft?.cents || !draft.card || !draft.attemptKey) return undefined;
  const { accountId, deviceId, cents: amount, card, attemptKey, overlapsSeen } = draft;
  const { release, locale } = content.getState();
  const textHash = yield* call(hashOfTerms, content);
  const input: DevicePaymentInput = { accountId, deviceId, amount, attemptKey, vaultToken: card.vaultToken, ...(overlapsSeen && { overlapsSeen }), ...recordsInput(draft), terms: { accepted: true, release, locale, key: termsKey, textHash } };
  yield* call(deviceDrafts.keep, tabStorage, { draft, underWay: input });
  return input;
}

type Refusal = { code: DeviceRefusal };
const notStarted: Refusal = { code: "OTHER" };

/** @param before it was sent before, and may have been charged */
function* attempt(input: DevicePaymentInput, before: boolean) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  const unknown = (takesLong: boolean) => payDeviceEvents.outcomeUnknown({ takesLong });
  const outcome = yield* untilKnown({ send: () => createDevicePayment(client, input), before, notStarted, unknown });
  if (outcome?.kind === "answered") yield* call(finish, outcome.answer);
  if (outcome?.kind === "refused") yield* call(refuse, input, outcome.refusal);
}

function* finish(answer: DeviceAnswer) {
  const { tabs, tabStorage } = yield* context();
  yield* put(payDeviceEvents.answered(answer));
  yield* call(deviceDrafts.forget, tabStorage, answer.accountId);
  if (answer.state !== "FAILED") yield* call(() => tabs.tell({ kind: "paid", accountId: answer.accountId, paymentId: answer.paymentId }));
  yield* put(navigationRequested({ to: paymentPath(answer.accountId, answer.paymentId), replace: true }));
}

function* refuse({ accountId, deviceId }: DevicePaymentInput, refusal: Refusal) {
  const { graph } = yield* context();
  yield* call(refreshDevices, yield* call(graph), accountId, deviceId);
  yield* put(payDeviceEvents.refused(refusal));
  yield* call(keepDraft);
  yield* put(navigationRequested({ to: payDevicePath(accountId, deviceId, keepsCard(refusal.code) ? "review" : "amount"), replace: true }));
}

function* pay(event: ReturnType<typeof submitted> | ReturnType<typeof resumed>) {
  const before = resumed.match(event);
  const input = before ? event.payload.underWay : yield* call(compose);
  if (input) yield* race({ over: call(attempt, input, before), gone: take(sessionEnded) });
}

export function* payDeviceSaga() {
  yield* takeLatest(opened, resume);
  yield* takeEvery(payDeviceEvents.reviewOpened, nameAttempt);
  yield* takeLatest(payDeviceEvents.cardFormRequested, openCardForm);
  yield* takeEvery([payDeviceEvents.amountChosen, payDeviceEvents.cardStored, payDeviceEvents.cardDropped, payDeviceEvents.recordsTyped, payDeviceEvents.attemptNamed], keepDraft);
  yield* takeEvery(sessionEnded, forgetDrafts);
  yield* takeLeading([submitted, resumed], pay);
}
