import type { ContentStore } from "@portico/content-runtime/store";
import type { DevicePaymentInput } from "../../../api/graphql/generated/graph.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, select, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { cardFormSaga } from "../model/card-form/cardForm.saga.ts";
import { tabDrafts } from "../model/payment-flow/tabDrafts.ts";
import { payDevicePath, paymentPath } from "../model/laterPaths.ts";
import {
  type AttemptFlow,
  createIdempotencyKey,
  notifyOtherTabs,
  runAttempts,
  saveDraft,
} from "../model/payment-flow/paymentAttempt.saga.ts";
import { recordsInput } from "../model/payment-flow/records.ts";
import { createDevicePayment, refreshDevices } from "./payDevice.api.ts";
import {
  type DeviceAnswer,
  type DeviceDraft,
  type DeviceRefusal,
  isPayingDevice,
  keepsCard,
  payDeviceEvents,
  selectDraftAccountId,
  selectPayDevice,
  payDeviceReducer,
} from "./payDevice.slice.ts";
import { openDeviceStep } from "./payDevice.rules.ts";
import { billingMobile } from "../model/billing.slice.ts";

const { opened, resumed, left, submitted } = payDeviceEvents;

const withoutCardData = ({
  accountId,
  deviceId,
  cents,
  codeRefused,
  customerReference,
  notify,
}: DeviceDraft): DeviceDraft => ({
  accountId,
  deviceId,
  cents,
  codeRefused,
  customerReference,
  notify,
});

/** Per-tab draft storage of device payments, for a reload. */
const deviceDrafts = tabDrafts<DeviceDraft, DevicePaymentInput>("payDevice", withoutCardData);

/** Catalogue key of the terms that are accepted before paying (PAY-22): the same as for every one-time payment. */
const termsKey = "billing.payOnce.terms.text";

/** Restores the tab's draft for this device, or an attempt for any device whose answer was not seen. */
function* resume({ payload: { accountId, deviceId } }: ReturnType<typeof opened>) {
  const { tabStorage, timers } = yield* context();
  if (isPayingDevice(yield* select(selectPayDevice))) return;
  const found = yield* call(deviceDrafts.loadDraft, { tabStorage, timers }, accountId);
  const usable = found && (found.underWay || found.draft.deviceId === deviceId) ? found : undefined;
  // Also without a draft: an attempt of the account before no longer answers into this one.
  yield* put(resumed(usable ?? { draft: { accountId, deviceId } }));
}

/** Redirects from a step that is not reachable yet to the open one. */
function* correctStep({ payload: { requested } }: ReturnType<typeof payDeviceEvents.stepRequested>) {
  const { draft } = yield* select(selectPayDevice);
  const open = draft && openDeviceStep(draft, requested);
  if (draft && open && open !== requested)
    yield* put(navigationRequested({ to: payDevicePath(draft.accountId, draft.deviceId, open), replace: true }));
}

/** Creates the attempt's idempotency key. */
function* assignIdempotencyKey() {
  yield* put(payDeviceEvents.idempotencyKeyAssigned({ key: yield* call(createIdempotencyKey) }));
}

/** Builds the mutation's input of a complete draft. */
async function inputOf(draft: DeviceDraft, content: ContentStore): Promise<DevicePaymentInput> {
  const { accountId, deviceId, cents: amount, method, idempotencyKey, overlapsSeen } = draft;
  if (!amount || !method || !idempotencyKey) throw new Error("The payment is not filled in.");
  const { release, locale } = content.getState();
  return {
    accountId,
    deviceId,
    amount,
    idempotencyKey,
    vaultToken: method.vaultToken,
    ...(overlapsSeen && { overlapsSeen }),
    ...recordsInput(draft),
    terms: { accepted: true, release, locale, key: termsKey, textHash: await content.hashOf(termsKey) },
  };
}

type Refusal = { code: DeviceRefusal };

const attempts: AttemptFlow<ReturnType<typeof submitted>, DeviceDraft, DevicePaymentInput, DeviceAnswer, Refusal> = {
  drafts: deviceDrafts,
  selectState: () => select(selectPayDevice),
  isSubmit: submitted.match,
  isResumed: resumed.match,
  *compose() {
    const { content } = yield* context();
    const { draft } = yield* select(selectPayDevice);
    if (!draft) throw new Error("There is no payment to submit.");
    return { draft, underWay: yield* call(inputOf, draft, content) };
  },
  send: createDevicePayment,
  outcomeUnknown: (_, takesLong) => payDeviceEvents.outcomeUnknown({ takesLong }),
  answered: payDeviceEvents.answered,
  afterAnswer: notifyOtherTabs,
  resultPath: ({ accountId, paymentId }) => paymentPath(accountId, paymentId),
  *reportRefusal(refusal) {
    yield* put(payDeviceEvents.refused(refusal));
  },
  refetch: (client, { accountId, deviceId }) => refreshDevices(client, accountId, deviceId),
  repairPath: ({ code }, { accountId, deviceId }) =>
    payDevicePath(accountId, deviceId, keepsCard(code) ? "review" : "amount"),
};

/** Submits device payments. */
function* payDeviceAttemptsSaga() {
  yield* runAttempts(attempts);
}

/**
 * Workflow of the device payment form: draft, steps, idempotency key and the vault's iframe. Submitting is in
 * payDeviceAttemptsSaga.
 */
function* payDeviceSaga() {
  yield* takeLatest(opened, resume);
  yield* takeEvery(payDeviceEvents.stepRequested, correctStep);
  yield* takeEvery(payDeviceEvents.reviewOpened, assignIdempotencyKey);
  yield* takeEvery(
    [
      payDeviceEvents.amountChosen,
      payDeviceEvents.cardStored,
      payDeviceEvents.cardDropped,
      payDeviceEvents.recordsTyped,
      payDeviceEvents.idempotencyKeyAssigned,
    ],
    () => saveDraft(attempts),
  );
  yield* cardFormSaga(payDeviceEvents, {
    left,
    accountId: () => select(selectDraftAccountId),
  });
}

export const payDeviceWorkflow = {
  name: "payDevice",
  reducers: billingMobile({ payDevice: payDeviceReducer }),
  sagas: { payDevice: payDeviceSaga, payDeviceAttempts: payDeviceAttemptsSaga },
};
