import { expect, test } from "vitest";
import { canBeDeleted, methodBlock, mustPayBeforeChange } from "./wallet.rules.ts";

test.each([
  [{}, null],
  [{ expired: true, restricted: true, unavailable: true }, "restricted"],
  [{ expired: true, unavailable: true }, "expired"],
  [{ unavailable: true }, "unavailable"],
])("[WALL-04 partly] [BILL-07 partly] a method with the flags %o is blocked by: %s", (flags, block) => {
  expect(methodBlock({ expired: false, unavailable: false, restricted: false, ...flags })).toBe(block);
});

test("[WALL-03 partly] a method that Auto Pay uses cannot be deleted", () => {
  expect(canBeDeleted({ usedForAutoPay: true })).toBe(false);
  expect(canBeDeleted({ usedForAutoPay: false })).toBe(true);
});

test.each([
  [24_817, 0, true],
  [24_817, 24_816, true],
  [24_817, 24_817, false],
  [0, 0, false],
])(
  "[WALL-05 partly] %d cents due, %d in flight: must be paid before the method of Auto Pay changes: %s",
  (amountDue, pendingPaymentAmount, must) => {
    expect(mustPayBeforeChange({ amountDue, pendingPaymentAmount, pendingDiscount: 0 })).toBe(must);
  },
);

test("[WALL-05 partly] the discount of a debit in flight counts as paid, too", () => {
  const owed = { amountDue: 10_000, pendingPaymentAmount: 9_500 };
  expect(mustPayBeforeChange({ ...owed, pendingDiscount: 500 })).toBe(false);
  expect(mustPayBeforeChange({ ...owed, pendingDiscount: 499 })).toBe(true);
});
