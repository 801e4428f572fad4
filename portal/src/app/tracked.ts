import type { vaultCalled } from "../components/vault-frame/useVaultChannel.ts";
import type { TrackedActions } from "../features/analytics/analyticsEvent.ts";
import { callEvent } from "../features/analytics/callEvent.ts";
import type { payDeviceEvents } from "../features/billing/pay-device/payDevice.slice.ts";
import type { payOnceEvents } from "../features/billing/pay-once/payOnce.slice.ts";
import { sessionEnded, signInFailed, signInSubmitted } from "../features/session/model/session.slice.ts";

/**
 * Events of billing and the vault frame by name only: importing their action creators would add billing to the first
 * visit.
 */
const called: typeof vaultCalled.type = "vaultFrame/called";
const billing: {
  answered: typeof payOnceEvents.answered.type;
  deviceAnswered: typeof payDeviceEvents.answered.type;
  refused: typeof payOnceEvents.refused.type;
} = {
  answered: "payOnce/answered",
  deviceAnswered: "payDevice/answered",
  refused: "payOnce/refused",
};

/** The feature events that analytics tracks, and the names they are sent under. Names and codes only, no user input. */
export const tracked: TrackedActions = {
  [signInSubmitted.type]: () => ({ name: "signInSubmitted", data: { msgCategory: "session" } }),
  [signInFailed.type]: () => ({ name: "signInFailed", data: { msgCategory: "session", opSuccess: false } }),
  [sessionEnded.type]: ({ reason }: ReturnType<typeof sessionEnded>["payload"]) => ({
    name: "sessionEnded",
    data: { msgCategory: "session", appApiServiceResult: reason },
  }),
  [called]: ({ url, ...call }: ReturnType<typeof vaultCalled>["payload"]) => callEvent({ ...call, url: new URL(url) }),
  // A payment's id is its transaction id (PAY-19); its state is the outcome.
  [billing.answered]: ({ paymentId, state }: ReturnType<typeof payOnceEvents.answered>["payload"]) => ({
    name: "paymentAnswered",
    data: {
      msgCategory: "payment",
      opSuccess: state !== "FAILED",
      appApiServiceResult: state,
      apiTransactionId: paymentId,
    },
  }),
  [billing.deviceAnswered]: ({ paymentId, state }: ReturnType<typeof payDeviceEvents.answered>["payload"]) => ({
    name: "paymentAnswered",
    data: {
      msgCategory: "payment",
      opSuccess: state !== "FAILED",
      appApiServiceResult: state,
      apiTransactionId: paymentId,
    },
  }),
  [billing.refused]: ({ code }: ReturnType<typeof payOnceEvents.refused>["payload"]) => ({
    name: "paymentRefused",
    data: { msgCategory: "payment", opSuccess: false, appErrorCode: code },
  }),
};
