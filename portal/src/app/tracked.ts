import type { vaultCalled } from "../components/vault-frame/useVaultChannel.ts";
import type { TrackedActions } from "../features/analytics/analyticsEvent.ts";
import { callEvent } from "../features/analytics/callEvent.ts";
import type { payDeviceEvents } from "../features/billing/pay-device/payDevice.slice.ts";
import type { payOnceEvents } from "../features/billing/pay-once/payOnce.slice.ts";
import type { paySeveralEvents } from "../features/billing/pay-several/paySeveral.slice.ts";
import { sessionEnded, signInFailed, signInSubmitted } from "../features/session/model/session.slice.ts";

/**
 * Events of billing and the vault frame by name only: importing their action creators would add billing to the first
 * visit.
 */
const called: typeof vaultCalled.type = "vaultFrame/called";
const billing: {
  answered: typeof payOnceEvents.answered.type;
  deviceAnswered: typeof payDeviceEvents.answered.type;
  oneOfSeveralAnswered: typeof paySeveralEvents.answered.type;
  refused: typeof payOnceEvents.refused.type;
} = {
  answered: "payOnce/answered",
  deviceAnswered: "payDevice/answered",
  oneOfSeveralAnswered: "paySeveral/answered",
  refused: "payOnce/refused",
};

type PaymentAnswer = ReturnType<
  typeof payOnceEvents.answered | typeof payDeviceEvents.answered | typeof paySeveralEvents.answered
>["payload"];

/** A payment's id is its transaction id (PAY-19); its state is the outcome. */
const paymentAnswered = ({ paymentId, state }: PaymentAnswer) => ({
  name: "paymentAnswered",
  data: {
    msgCategory: "payment",
    opSuccess: state !== "FAILED",
    appApiServiceResult: state,
    apiTransactionId: paymentId,
  },
});

/** The feature events that analytics tracks, and the names they are sent under. Names and codes only, no user input. */
export const tracked: TrackedActions = {
  [signInSubmitted.type]: () => ({ name: "signInSubmitted", data: { msgCategory: "session" } }),
  [signInFailed.type]: () => ({ name: "signInFailed", data: { msgCategory: "session", opSuccess: false } }),
  [sessionEnded.type]: ({ reason }: ReturnType<typeof sessionEnded>["payload"]) => ({
    name: "sessionEnded",
    data: { msgCategory: "session", appApiServiceResult: reason },
  }),
  [called]: ({ url, ...call }: ReturnType<typeof vaultCalled>["payload"]) => callEvent({ ...call, url: new URL(url) }),
  [billing.answered]: paymentAnswered,
  [billing.deviceAnswered]: paymentAnswered,
  [billing.oneOfSeveralAnswered]: paymentAnswered,
  [billing.refused]: ({ code }: ReturnType<typeof payOnceEvents.refused>["payload"]) => ({
    name: "paymentRefused",
    data: { msgCategory: "payment", opSuccess: false, appErrorCode: code },
  }),
};
