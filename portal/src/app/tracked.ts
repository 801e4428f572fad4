import type { vaultCalled } from "../components/vault-frame/useVaultChannel.ts";
import type { Flow, FlowStep } from "@portico/rules/flowSteps";
import type { Tracked, TrackedActions } from "../features/analytics/analyticsEvent.ts";
import { callEvent } from "../features/analytics/callEvent.ts";
import type { autoPayEvents } from "../features/billing/auto-pay/autoPay.slice.ts";
import type { payDeviceEvents } from "../features/billing/pay-device/payDevice.slice.ts";
import type { payOnceEvents } from "../features/billing/pay-once/payOnce.slice.ts";
import type { paySeveralEvents } from "../features/billing/pay-several/paySeveral.slice.ts";
import type { placeEvents } from "../features/orders/model/orders.slice.ts";
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

/** The actions of the flows whose steps are counted, by name only too. */
const payment: {
  opened: typeof payOnceEvents.opened.type;
  amountChosen: typeof payOnceEvents.amountChosen.type;
  dueFilledIn: typeof payOnceEvents.dueFilledIn.type;
  methodChosen: typeof payOnceEvents.methodChosen.type;
  bankLinked: typeof payOnceEvents.bankLinked.type;
  dateAccepted: typeof payOnceEvents.dateAccepted.type;
  submitted: typeof payOnceEvents.submitted.type;
} = {
  opened: "payOnce/opened",
  amountChosen: "payOnce/amountChosen",
  dueFilledIn: "payOnce/dueFilledIn",
  methodChosen: "payOnce/methodChosen",
  bankLinked: "payOnce/bankLinked",
  dateAccepted: "payOnce/dateAccepted",
  submitted: "payOnce/submitted",
};
const autoPay: {
  opened: typeof autoPayEvents.opened.type;
  amountChosen: typeof autoPayEvents.amountChosen.type;
  methodChosen: typeof autoPayEvents.methodChosen.type;
  submitted: typeof autoPayEvents.submitted.type;
  answered: typeof autoPayEvents.answered.type;
} = {
  opened: "autoPay/opened",
  amountChosen: "autoPay/amountChosen",
  methodChosen: "autoPay/methodChosen",
  submitted: "autoPay/submitted",
  answered: "autoPay/answered",
};
/** A catalogue and a quote are read once a screen shows them. */
const order: {
  catalogueRequested: string;
  quoteRequested: string;
  requested: typeof placeEvents.requested.type;
  placed: typeof placeEvents.placed.type;
} = {
  catalogueRequested: "upgrade/catalogue/requested",
  quoteRequested: "upgrade/quote/requested",
  requested: "upgrade/place/requested",
  placed: "upgrade/place/placed",
};

/** How far people get in a flow; nothing about what they chose. */
const reached = (flow: Flow, flowStep: FlowStep): Tracked => ({
  name: "flowStep",
  data: { msgCategory: "flow", flow, flowStep },
});

/** The steps of the flows. Auto Pay's method and submission are those of a change too: a report counts who started. */
const flowEvents: TrackedActions = {
  [payment.opened]: () => reached("payment", "started"),
  [payment.amountChosen]: () => reached("payment", "amount"),
  [payment.dueFilledIn]: () => reached("payment", "amount"),
  [payment.methodChosen]: () => reached("payment", "method"),
  [payment.bankLinked]: () => reached("payment", "method"),
  [payment.dateAccepted]: () => reached("payment", "date"),
  [payment.submitted]: () => reached("payment", "submitted"),
  [autoPay.opened]: ({ flow }: ReturnType<typeof autoPayEvents.opened>["payload"]) =>
    flow === "enrol" ? reached("autoPayEnrollment", "started") : [],
  [autoPay.amountChosen]: () => reached("autoPayEnrollment", "amount"),
  [autoPay.methodChosen]: () => reached("autoPayEnrollment", "method"),
  [autoPay.submitted]: () => reached("autoPayEnrollment", "submitted"),
  [autoPay.answered]: ({ codeRefused }: ReturnType<typeof autoPayEvents.answered>["payload"]) =>
    codeRefused ? [] : reached("autoPayEnrollment", "completed"),
  [order.catalogueRequested]: () => reached("order", "started"),
  [order.quoteRequested]: () => reached("order", "review"),
  [order.requested]: () => reached("order", "submitted"),
  [order.placed]: () => reached("order", "completed"),
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
  ...flowEvents,
  [billing.answered]: (answer: ReturnType<typeof payOnceEvents.answered>["payload"]) => [
    paymentAnswered(answer),
    ...(answer.state === "FAILED" ? [] : [reached("payment", "completed")]),
  ],
  [billing.deviceAnswered]: paymentAnswered,
  [billing.oneOfSeveralAnswered]: paymentAnswered,
  [billing.refused]: ({ code }: ReturnType<typeof payOnceEvents.refused>["payload"]) => ({
    name: "paymentRefused",
    data: { msgCategory: "payment", opSuccess: false, appErrorCode: code },
  }),
};
