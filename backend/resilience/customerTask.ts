import type { Payer } from "../testing/payer.ts";
import type { TestCustomer } from "./customers.ts";
import { pollUntil, type Retry } from "./retry.ts";

/** The final state of a payment as the customer saw it. Cents; no two payments of an account have the same amount. */
export interface ReportedPayment {
  accountId: string;
  paymentId: string;
  amount: number;
  state: string;
}

/** The final state of each part of a change of Auto Pay as the customer saw it, by the part's id. */
export interface ReportedAction {
  accountId: string;
  actionId: string;
  parts: { id: string; state: string }[];
}

/** The next debit as it was shown to a customer with Auto Pay on, before anything else could change it. */
export interface ReportedDebit {
  accountId: string;
  date: string;
  amount: number;
}

/** Everything that a customer saw about one task. */
export interface ReportedOutcome {
  payments: ReportedPayment[];
  actions: ReportedAction[];
  /** Debits whose day the customer waited for. */
  debits?: ReportedDebit[];
  /** How many changes were submitted and got a definite answer. */
  submissions: number;
}

export const isSettledState = (state: string) => state === "SUBMITTED" || state === "FAILED" || state === "CANCELLED";

/** A signed-in customer whose connection breaks, and whose calls are retried until the answer is definite. */
export interface TaskContext {
  payer: Payer;
  customer: TestCustomer;
  retry: Retry;
}

/**
 * Moves money until the outcome is known.
 * @param round counts the tasks of this customer, from 0
 */
export type CustomerTask = (context: TaskContext, round: number) => Promise<ReportedOutcome>;

/** Waits until the outcome of a payment is known. */
export async function settledPayment(
  { payer, customer: { accountId }, retry }: TaskContext,
  paymentId: string,
  amount: number,
): Promise<ReportedOutcome> {
  const { state } = await pollUntil(
    retry,
    () => payer.payment(paymentId),
    (payment) => isSettledState(payment.state),
  );
  return { payments: [{ accountId, paymentId, amount, state }], actions: [], submissions: 1 };
}
