import type { vaultCalled } from "../components/vault-frame/VaultFrame.tsx";
import type { TrackedActions } from "../features/analytics/analyticsEvent.ts";
import { callEvent } from "../features/analytics/callEvent.ts";
import type { payDeviceEvents } from "../features/billing/pay-device/payDevice.slice.ts";
import type { payOnceEvents } from "../features/billing/pay-once/payOnce.slice.ts";
import { sessionEnded, signInFailed, signInSubmitted } from "../features/session/model/session.slice.ts";

/** The frame's calls and billing's events by their names alone: what makes them comes with billing, not with the first visit. */
const called: typeof vaultCalled.type = "vaultFrame/called";
const billing: { answered: typeof payOnceEvents.answered.type; deviceAnswered: typeof payDeviceEvents.answered.type; refused: typeof payOnceEvents.refused.type } = {
  answered: "payOnce/answered",
  deviceAnswered: "payDevice/answered",
  refused: "payOnce/refused",
};

/** The features' events that analytics listens to, and as what they are sent. Names and codes only, nothing that was typed. */
export const tracked: TrackedActions = {
  [signInSubmitted.type]: () => ({ name: "signInSubmitted", data: { msgCategory: "session" } }),
  [signInFailed.type]: () => ({ name: "signInFailed", data: { msgCategory: "session", opSuccess: false } }),
  [sessionEnded.type]: ({ reason }: ReturnType<typeof sessionEnded>["payload"]) => ({
    name: "sessionEnded",
    data: { msgCategory: "session", appApiServiceResult: reason },
  }),
  [called]: ({ url, ...call }: ReturnType<typeof vaultCalled>["payload"]) => callEvent({ ...call, url: new URL(url) }),
  // The id of a payment is its transaction id (PAY-19); its state says how it ended.
  [billing.answered]: ({ paymentId, state }: ReturnType<typeof payOnceEvents.answered>["payload"]) => ({
    name: "paymentAnswered",
    data: { msgCategory: "payment", opSuccess: state !== "FAILED", appApiServiceResult: state, apiTransactionId: paymentId },
  }),
  [billing.deviceAnswered]: ({ paymentId, state }: ReturnType<typeof payDeviceEvents.answered>["payload"]) => ({
    name: "paymentAnswered",
    data: { msgCategory: "payment", opSuccess: state !== "FAILED", appApiServiceResult: state, apiTransactionId: paymentId },
  }),
  [billing.refused]: ({ code }: ReturnType<typeof payOnceEvents.refused>["payload"]) => ({
    name: "paymentRefused",
    data: { msgCategory: "payment", opSuccess: false, appErrorCode: code },
  }),
};
