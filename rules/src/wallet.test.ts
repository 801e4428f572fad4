import { expect, test } from "vitest";
import { canBeDeleted, methodBlock, mustPayBeforeChange, nicknameFault, storedNickname } from "./wallet.rules.ts";

test.each([
  ["Company card", null], ["Shop 2 (Visa 4242)", "INVALID"], ["Tienda de la esquina", null], ["", null], ["x".repeat(30), null], ["x".repeat(31), "TOO_LONG"], ["😀".repeat(30), null],
  ["4242 4242 4242 4242", "INVALID"], ["<script>", "INVALID"], ["a\u0000b", "INVALID"], ["a\u202eb", "INVALID"], ["\ud800", "INVALID"], ["{a, plural,", null],
])("the nickname %j: %s", (typed, fault) => {
  expect(nicknameFault(typed)).toBe(fault);
});

test.each([["  Company   card ", "Company card"], ["", null], [" \u00a0 ", null]])("the nickname %j is kept as %j", (typed, kept) => {
  expect(storedNickname(typed)).toBe(kept);
});

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
