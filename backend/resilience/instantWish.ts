import { setTimeout as wait } from "node:timers/promises";
import { untilDefinite, untilShown } from "./asking.ts";
import { paid, type Wish } from "./wish.ts";

/** Gives every debit back a little later. */
const RETURNS_DEBITS = "000444444440";

/** Pays the bill now; every fifth time from a bank account whose bank takes the debit back, until the customer is told of that. */
export const instantWish: Wish = async (wisher, round) => {
  const { payer, customer, asking } = wisher;
  const amount = 100 + round;
  for (;;) {
    const isReturned = round % 5 === 2;
    const method = () => (isReturned ? payer.newBankAccount({ accountNumber: RETURNS_DEBITS }).then(({ token }) => ({ vaultToken: token })) : payer.savedCard(customer.savedCardId));
    const input = await asking(async () => payer.attempt(amount, { method: await method() }));
    const result = await untilDefinite(asking, () => payer.pay(input));
    if (result.__typename === "InstantPaymentOutcome") {
      const told = await paid(wisher, result.paymentId, amount);
      if (isReturned && told.payments[0]?.state === "SUBMITTED") await untilShown(asking, () => payer.payment(result.paymentId), ({ status }) => status === "returned");
      return told;
    }
    await wait(200);
  }
};
