import type { ContentStore } from "@portico/content-runtime/store";
import type { DevicePaymentInput } from "../../../api/graphql/generated/graph.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, select, take, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { tabDrafts } from "../model/tabDrafts.ts";
import { payDevicePath, paymentPath } from "../model/paths.ts";
import { createIdempotencyKey, isOffline, openCardForm, refreshBriefly, submitUntilSettled } from "../model/paymentAttempt.saga.ts";
import { recordsInput } from "../model/records.ts";
import { createDevicePayment, refreshDevices } from "./payDevice.api.ts";
import { type DeviceAnswer, type DeviceDraft, type DeviceRefusal, isPayingDevice, keepsCard, payDeviceEvents, selectPayDevice } from "./payDevice.slice.ts";
import { openDeviceStep } from "./steps.ts";

const { opened, resumed, left, submitted, cardFormRequested } = payDeviceEvents;

const withoutCardData = ({ accountId, deviceId, cents, customerReference, notify }: DeviceDraft): DeviceDraft => ({ accountId, deviceId, cents, customerReference, notify });

/** What a reload gives back of a payment for a device. */
const deviceDrafts = tabDrafts<DeviceDraft, DevicePaymentInput>("payDevice", withoutCardData);

/** The text that is accepted before paying (PAY-22): the same as for every one-time payment. */
const termsKey = "billing.payOnce.terms.text";
const hashOfTerms = (content: ContentStore): Promise<string> => content.hashOf(termsKey);

/** The flow starts with what the tab kept of it: for this device, or an attempt for any device whose answer was not seen. */
function* resume({ payload: { accountId, deviceId } }: ReturnType<typeof opened>) {
  const { tabStorage } = yield* context();
  if (isPayingDevice(yield* select(selectPayDevice))) return;
  const found = yield* call(deviceDrafts.loadDraft, tabStorage, accountId);
  if (found && (found.underWay || found.draft.deviceId === deviceId)) yield* put(resumed(found));
}

/** What is filled in outlives a reload of the tab, without card data. */
function* saveDraft() {
  const { tabStorage } = yield* context();
  const state = yield* select(selectPayDevice);
  if (state.draft && !isPayingDevice(state)) yield* call(deviceDrafts.saveDraft, tabStorage, { draft: state.draft });
}

/** An address that asks for a step which is not open yet is led to the one that is. */
function* correctStep({ payload: { asked } }: ReturnType<typeof payDeviceEvents.stepAsked>) {
  const { draft } = yield* select(selectPayDevice);
  const open = draft && openDeviceStep(draft, asked);
  if (draft && open && open !== asked) yield* put(navigationRequested({ to: payDevicePath(draft.accountId, draft.deviceId, open), replace: true }));
}

function* nameAttempt() {
  yield* put(payDeviceEvents.attemptNamed({ key: yield* call(createIdempotencyKey) }));
}

function* openForm(event: ReturnType<typeof cardFormRequested> | ReturnType<typeof left>) {
  const { draft } = yield* select(selectPayDevice);
  if (!draft || !cardFormRequested.match(event)) return;
  yield* openCardForm({ accountId: draft.accountId }, { opened: payDeviceEvents.cardFormOpened, failed: payDeviceEvents.cardFormFailed });
}

/** What Pay sends: written down before it leaves, so that a reload in the middle asks for the same again. */
function* compose() {
  const { content, tabStorage } = yield* context();
  const { draft, phase } = yield* select(selectPayDevice);
  if (phase.name !== "submitting" || !draft?.cents || !draft.card || !draft.attemptKey) return undefined;
  if (yield* isOffline()) {
    yield* put(payDeviceEvents.refused({ code: "OFFLINE" }));
    return undefined;
  }
  const { accountId, deviceId, cents: amount, card, attemptKey, overlapsSeen } = draft;
  const { release, locale } = content.getState();
  const textHash = yield* call(hashOfTerms, content);
  const input: DevicePaymentInput = { accountId, deviceId, amount, attemptKey, vaultToken: card.vaultToken, ...(overlapsSeen && { overlapsSeen }), ...recordsInput(draft), terms: { accepted: true, release, locale, key: termsKey, textHash } };
  yield* call(deviceDrafts.saveDraft, tabStorage, { draft, underWay: input });
  return input;
}

type Refusal = { code: DeviceRefusal };
const notStarted: Refusal = { code: "OTHER" };

/** @param sentBefore it was sent before, and may have been charged */
function* attempt(input: DevicePaymentInput, sentBefore: boolean) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  const unknown = (takesLong: boolean) => payDeviceEvents.outcomeUnknown({ takesLong });
  const outcome = yield* submitUntilSettled({ send: () => createDevicePayment(client, input), sentBefore, notStarted, unknown });
  if (outcome?.kind === "answered") yield* call(finish, outcome.answer);
  if (outcome?.kind === "refused") yield* call(refuse, input, outcome.refusal);
}

function* finish(answer: DeviceAnswer) {
  const { tabs, tabStorage } = yield* context();
  const { away } = yield* select(selectPayDevice);
  yield* put(payDeviceEvents.answered(answer));
  yield* call(deviceDrafts.clearDraft, tabStorage, answer.accountId);
  if (answer.state !== "FAILED") yield* call(() => tabs.tell({ kind: "paid", accountId: answer.accountId, paymentId: answer.paymentId }));
  if (!away) yield* put(navigationRequested({ to: paymentPath(answer.accountId, answer.paymentId), replace: true }));
}

function* refuse({ accountId, deviceId }: DevicePaymentInput, refusal: Refusal) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  yield* refreshBriefly(() => refreshDevices(client, accountId, deviceId));
  const { away } = yield* select(selectPayDevice);
  yield* put(payDeviceEvents.refused(refusal));
  yield* call(saveDraft);
  if (!away) yield* put(navigationRequested({ to: payDevicePath(accountId, deviceId, keepsCard(refusal.code) ? "review" : "amount"), replace: true }));
}

/** After a crash in the middle of an attempt: what was written down is asked for again; what was not, was not sent. */
function* recover() {
  const { tabStorage } = yield* context();
  const state = yield* select(selectPayDevice);
  if (!state.draft || !isPayingDevice(state)) return undefined;
  const saved = yield* call(deviceDrafts.loadDraft, tabStorage, state.draft.accountId);
  if (!saved?.underWay) yield* put(payDeviceEvents.refused(notStarted));
  return saved?.underWay;
}

/** One attempt at a time: a second press finds the first one running. */
export function* payDeviceAttemptsSaga() {
  const interrupted = yield* call(recover);
  if (interrupted) yield* call(attempt, interrupted, true);
  for (;;) {
    const event = yield* take([submitted, resumed]);
    const sentBefore = resumed.match(event);
    const input = sentBefore ? event.payload.underWay : yield* call(compose);
    if (input) yield* call(attempt, input, sentBefore);
  }
}

export function* payDeviceSaga() {
  yield* takeLatest(opened, resume);
  yield* takeEvery(payDeviceEvents.stepAsked, correctStep);
  yield* takeEvery(payDeviceEvents.reviewOpened, nameAttempt);
  yield* takeLatest([cardFormRequested, left], openForm);
  yield* takeEvery([payDeviceEvents.amountChosen, payDeviceEvents.cardStored, payDeviceEvents.cardDropped, payDeviceEvents.recordsTyped, payDeviceEvents.attemptNamed], saveDraft);
}
