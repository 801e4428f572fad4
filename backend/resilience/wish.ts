import type { Payer } from "../testing/payer.ts";
import { untilShown, type Asking } from "./asking.ts";
import type { StormCustomer } from "./customers.ts";
import { isSettledState, type Told } from "./told.ts";

/** Somebody at a browser whose connection breaks, and who asks again until there is a definite answer. */
export interface Wisher { payer: Payer; customer: StormCustomer; asking: Asking }

/** Wants something about money until it is known what became of it. @param round counts the wishes of this customer, from 0 */
export type Wish = (wisher: Wisher, round: number) => Promise<Told>;

/** Waits until it is known what became of a payment. */
export async function paid({ payer, customer: { accountId }, asking }: Wisher, paymentId: string, amount: number): Promise<Told> {
  const { state } = await untilShown(asking, () => payer.payment(paymentId), (payment) => isSettledState(payment.state));
  return { payments: [{ accountId, paymentId, amount, state }], actions: [], submissions: 1 };
}
