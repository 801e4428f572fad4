import { setTimeout as wait } from "node:timers/promises";
import { untilDefinite } from "./asking.ts";
import { paid, type Wish } from "./wish.ts";

/** Pays the bill now. */
export const instantWish: Wish = async (wisher, round) => {
  const { payer, customer, asking } = wisher;
  const amount = 100 + round;
  for (;;) {
    const input = await asking(async () => payer.attempt(amount, { method: await payer.savedCard(customer.savedCardId) }));
    const result = await untilDefinite(asking, () => payer.pay(input));
    if (result.__typename === "InstantPaymentOutcome") return paid(wisher, result.paymentId, amount);
    await wait(200);
  }
};
