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
const device: {
  opened: typeof payDeviceEvents.opened.type;
  amountChosen: typeof payDeviceEvents.amountChosen.type;
  cardStored: typeof payDeviceEvents.cardStored.type;
  submitted: typeof payDeviceEvents.submitted.type;
} = {
  opened: "payDevice/opened",
  amountChosen: "payDevice/amountChosen",
  cardStored: "payDevice/cardStored",
  submitted: "payDevice/submitted",
};
const several: {
  opened: typeof paySeveralEvents.opened.type;
  accountsChosen: typeof paySeveralEvents.accountsChosen.type;
  methodsChosen: typeof paySeveralEvents.methodsChosen.type;
  submitted: typeof paySeveralEvents.submitted.type;
} = {
  opened: "paySeveral/opened",
  accountsChosen: "paySeveral/accountsChosen",
  methodsChosen: "paySeveral/methodsChosen",
  submitted: "paySeveral/submitted",
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

type AutoPayAnswer = ReturnType<typeof autoPayEvents.answered>["payload"];

/** The end of the flow that a submission of Auto Pay belongs to. A refused security code leads back into the flow. */
function autoPayCompleted({ submission: kind, codeRefused }: AutoPayAnswer): Tracked | [] {
  if (codeRefused) return [];
  if (kind === "change") return reached("autoPayChange", "completed");
  return kind === "enrol" || kind === "pay" ? reached("autoPayEnrollment", "completed") : [];
}

/** A step that enrolling and changing share: a report counts who started the flow. */
const autoPayReached = (step: "method" | "submitted") => () => [
  reached("autoPayEnrollment", step),
  reached("autoPayChange", step),
];

/** A payment that was taken, or will be. */
const paid = (flow: Flow, answer: PaymentAnswer) => [
  paymentAnswered(answer),
  ...(answer.state === "FAILED" ? [] : [reached(flow, "completed")]),
];

/** The steps of the flows. */
const flowEvents: TrackedActions = {
  [payment.opened]: () => reached("payment", "started"),
  [payment.amountChosen]: () => reached("payment", "amount"),
  [payment.dueFilledIn]: () => reached("payment", "amount"),
  [payment.methodChosen]: () => reached("payment", "method"),
  [payment.bankLinked]: () => reached("payment", "method"),
  [payment.dateAccepted]: () => reached("payment", "date"),
  [payment.submitted]: () => reached("payment", "submitted"),
  [device.opened]: () => reached("devicePayment", "started"),
  [device.amountChosen]: () => reached("devicePayment", "amount"),
  [device.cardStored]: () => reached("devicePayment", "method"),
  [device.submitted]: () => reached("devicePayment", "submitted"),
  [several.opened]: () => reached("multiAccountPayment", "started"),
  [several.accountsChosen]: () => reached("multiAccountPayment", "amount"),
  [several.methodsChosen]: () => reached("multiAccountPayment", "method"),
  [several.submitted]: () => reached("multiAccountPayment", "submitted"),
  [autoPay.opened]: ({ flow }: ReturnType<typeof autoPayEvents.opened>["payload"]) =>
    reached(flow === "enrol" ? "autoPayEnrollment" : "autoPayChange", "started"),
  [autoPay.amountChosen]: () => reached("autoPayEnrollment", "amount"),
  [autoPay.methodChosen]: autoPayReached("method"),
  [autoPay.submitted]: autoPayReached("submitted"),
  [autoPay.answered]: autoPayCompleted,
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
  [billing.answered]: (answer: PaymentAnswer) => paid("payment", answer),
  [billing.deviceAnswered]: (answer: PaymentAnswer) => paid("devicePayment", answer),
  [billing.oneOfSeveralAnswered]: (answer: PaymentAnswer) => paid("multiAccountPayment", answer),
  [billing.refused]: ({ code }: ReturnType<typeof payOnceEvents.refused>["payload"]) => ({
    name: "paymentRefused",
    data: { msgCategory: "payment", opSuccess: false, appErrorCode: code },
  }),
};
