/** The one table of what a payment's state means and allows. The server, the payment saga and the router all read it. */

export type PaymentState = "SUBMITTED" | "PENDING" | "CONFIRMING" | "SCHEDULED" | "FAILED" | "CANCELLED";
export type PaymentScreen = "submitted" | "pending" | "confirming" | "scheduled" | "failed" | "cancelled";

export interface PaymentStateFacts {
  /** The page of the outcome (PAY-16). A link to another step shows this one. */
  screen: PaymentScreen;
  /** What the history shows. */
  status: "success" | "pending" | "failed" | "cancelled";
  moneyTaken: "YES" | "NO" | "NOT_YET_KNOWN";
  /** No other payment of the account may start meanwhile. */
  locksPaying: boolean;
  /** The customer may try again, with a new attempt. */
  mayTryAgain: boolean;
  /** Date, amount and method may still be changed, and it may be called off (PAY-18). */
  mayChange: boolean;
  hasReceipt: boolean;
  /** Counts as being on its way to the account. */
  onItsWay: boolean;
  /** The answer will change by itself: ask again. */
  ask: boolean;
  /** States that may follow. */
  next: readonly PaymentState[];
}

export const paymentStates: Record<PaymentState, PaymentStateFacts> = {
  CONFIRMING: {
    screen: "confirming", status: "pending", moneyTaken: "NOT_YET_KNOWN",
    locksPaying: true, mayTryAgain: false, mayChange: false, hasReceipt: false, onItsWay: true, ask: true,
    next: ["SUBMITTED", "PENDING", "FAILED"],
  },
  PENDING: {
    screen: "pending", status: "pending", moneyTaken: "NOT_YET_KNOWN",
    locksPaying: false, mayTryAgain: false, mayChange: false, hasReceipt: false, onItsWay: true, ask: true,
    next: ["SUBMITTED", "FAILED"],
  },
  SCHEDULED: {
    screen: "scheduled", status: "pending", moneyTaken: "NO",
    locksPaying: false, mayTryAgain: false, mayChange: true, hasReceipt: false, onItsWay: false, ask: false,
    next: ["CONFIRMING", "FAILED", "CANCELLED"],
  },
  SUBMITTED: {
    screen: "submitted", status: "success", moneyTaken: "YES",
    locksPaying: false, mayTryAgain: false, mayChange: false, hasReceipt: true, onItsWay: false, ask: false,
    next: [],
  },
  FAILED: {
    screen: "failed", status: "failed", moneyTaken: "NO",
    locksPaying: false, mayTryAgain: true, mayChange: false, hasReceipt: false, onItsWay: false, ask: false,
    next: [],
  },
  CANCELLED: {
    screen: "cancelled", status: "cancelled", moneyTaken: "NO",
    locksPaying: false, mayTryAgain: false, mayChange: false, hasReceipt: false, onItsWay: false, ask: false,
    next: [],
  },
};

/** Nothing can change it any more: the answer may be kept for good. */
export function isSettled(state: PaymentState): boolean {
  return paymentStates[state].next.length === 0;
}

export function mayFollow(from: PaymentState, to: PaymentState): boolean {
  return paymentStates[from].next.includes(to);
}

/** The states for which a fact holds, e.g. those that lock paying. */
export function statesWith(fact: "locksPaying" | "onItsWay" | "hasReceipt" | "ask" | "mayChange"): PaymentState[] {
  return (Object.keys(paymentStates) as PaymentState[]).filter((state) => paymentStates[state][fact]);
}

/** A part beside a payment that failed by itself may be tried again: that never charges. What was not tried because the payment failed goes with the next payment. */
export function mayRetryPart({ kind, state, code }: { kind: string; state: string; code: string | null }): boolean {
  return kind !== "PAYMENT" && state === "FAILED" && (code === "SAVING_FAILED" || code === "PAPERLESS_FAILED");
}
