import { expect, test } from "vitest";
import { balanceAfter } from "./amount.rules.ts";

const owes = { amountDue: 10_000, creditBalance: 0, pendingDiscount: 0, pendingPaymentAmount: 0 };

test.each([
  ["of what is due", owes, 4_000, 6_000],
  ["of more than what is due", owes, 12_000, -2_000],
  ["besides another in flight", { ...owes, pendingPaymentAmount: 3_000 }, 4_000, 3_000],
  [
    "besides an Auto Pay debit in flight with its discount",
    { ...owes, pendingPaymentAmount: 9_000, pendingDiscount: 500 },
    500,
    0,
  ],
  ["with a credit", { ...owes, amountDue: 0, creditBalance: 1_000 }, 500, -1_500],
])("the balance after a payment %s", (_what, account, cents, left) => {
  expect(balanceAfter(account, cents)).toBe(left);
});
