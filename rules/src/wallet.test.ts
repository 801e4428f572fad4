import { expect, test } from "vitest";
import { canBeDeleted, methodBlock, mustPayBeforeChange } from "./wallet.rules.ts";

test.each([
  [{}, null], [{ expired: true, restricted: true, unavailable: true }, "restricted"], [{ expired: true, unavailable: true }, "expired"], [{ unavailable: true }, "unavailable"],
])("[WALL-04 partly] [BILL-07 partly] a method with the flags %o is kept from being charged by: %s", (flags, block) => {
  expect(methodBlock({ expired: false, unavailable: false, restricted: false, ...flags })).toBe(block);
});

test("[WALL-03 partly] what Auto Pay uses stays in the wallet", () => {
  expect(canBeDeleted({ usedForAutoPay: true })).toBe(false);
  expect(canBeDeleted({ usedForAutoPay: false })).toBe(true);
});

test.each([[24_817, 0, true], [24_817, 24_816, true], [24_817, 24_817, false], [0, 0, false]])(
  "[WALL-05 partly] %d cents due, %d on their way: has to be paid before the method of Auto Pay changes: %s",
  (amountDue, pendingPaymentAmount, must) => {
    expect(mustPayBeforeChange({ amountDue, pendingPaymentAmount })).toBe(must);
  },
);
