/**
 * The single table of the meaning of each payment state and what it allows. Used by the server, the payment saga and
 * the router.
 */

export type PaymentState = "SUBMITTED" | "PENDING" | "CONFIRMING" | "SCHEDULED" | "FAILED" | "CANCELLED";
export type PaymentScreen = "submitted" | "pending" | "confirming" | "scheduled" | "failed" | "cancelled";

export interface PaymentStateFacts {
  /** The outcome page (PAY-16). A URL of another step redirects to it. */
  screen: PaymentScreen;
  /** The status in the payment history. */
  status: "success" | "pending" | "failed" | "cancelled";
  moneyTaken: "YES" | "NO" | "NOT_YET_KNOWN";
  /** Blocks other payments of the account. */
  locksPaying: boolean;
  /** The customer may retry, with a new attempt. */
  mayTryAgain: boolean;
  /** Date, amount and method may still be changed, and it may be cancelled (PAY-18). */
  mayChange: boolean;
  hasReceipt: boolean;
  /** Counts as in flight. */
  onItsWay: boolean;
  /** The state will change by itself: poll it. */
  ask: boolean;
  /** The allowed next states. */
  next: readonly PaymentState[];
}

export const paymentStates: Record<PaymentState, PaymentStateFacts> = {
  CONFIRMING: {
    screen: "confirming",
    status: "pending",
    moneyTaken: "NOT_YET_KNOWN",
    locksPaying: true,
    mayTryAgain: false,
    mayChange: false,
    hasReceipt: false,
    onItsWay: true,
    ask: true,
    next: ["SUBMITTED", "PENDING", "FAILED"],
  },
  PENDING: {
    screen: "pending",
    status: "pending",
    moneyTaken: "NOT_YET_KNOWN",
    locksPaying: false,
    mayTryAgain: false,
    mayChange: false,
    hasReceipt: false,
    onItsWay: true,
    ask: true,
    next: ["SUBMITTED", "FAILED"],
  },
  SCHEDULED: {
    screen: "scheduled",
    status: "pending",
    moneyTaken: "NO",
    locksPaying: false,
    mayTryAgain: false,
    mayChange: true,
    hasReceipt: false,
    onItsWay: false,
    ask: false,
    next: ["CONFIRMING", "FAILED", "CANCELLED"],
  },
  SUBMITTED: {
    screen: "submitted",
    status: "success",
    moneyTaken: "YES",
    locksPaying: false,
    mayTryAgain: false,
    mayChange: false,
    hasReceipt: true,
    onItsWay: false,
    ask: false,
    next: [],
  },
  FAILED: {
    screen: "failed",
    status: "failed",
    moneyTaken: "NO",
    locksPaying: false,
    mayTryAgain: true,
    mayChange: false,
    hasReceipt: false,
    onItsWay: false,
    ask: false,
    next: [],
  },
  CANCELLED: {
    screen: "cancelled",
    status: "cancelled",
    moneyTaken: "NO",
    locksPaying: false,
    mayTryAgain: false,
    mayChange: false,
    hasReceipt: false,
    onItsWay: false,
    ask: false,
    next: [],
  },
};

/** Whether the state is final: the response may be cached for ever. */
export function isSettled(state: PaymentState): boolean {
  return paymentStates[state].next.length === 0;
}

export function mayFollow(from: PaymentState, to: PaymentState): boolean {
  return paymentStates[from].next.includes(to);
}

/** The states with a given property, e.g. those that lock paying. */
export function statesWith(fact: "locksPaying" | "onItsWay" | "hasReceipt" | "ask" | "mayChange"): PaymentState[] {
  return (Object.keys(paymentStates) as PaymentState[]).filter((state) => paymentStates[state][fact]);
}

/**
 * Whether a failed part may be retried: a retry never charges. A part that was skipped because the payment failed is
 * requested with the next payment.
 */
export function mayRetryPart({ kind, state, code }: { kind: string; state: string; code: string | null }): boolean {
  return kind !== "PAYMENT" && state === "FAILED" && (code === "SAVING_FAILED" || code === "PAPERLESS_FAILED");
}
