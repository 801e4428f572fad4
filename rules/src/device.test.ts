import { expect, test } from "vitest";
import { afterDevicePayment, afterDeviceReversal, deviceBounds } from "./device.rules.ts";

test.each([
  ["a usual balance", 25_000, 0, { minimum: 100, maximum: 25_000 }],
  ["a payment on its way", 25_000, 24_950, { minimum: 50, maximum: 50 }],
  ["the last cents", 60, 0, { minimum: 60, maximum: 60 }],
  ["paid off", 0, 0, { minimum: 0, maximum: 0 }],
  ["all of it on its way", 25_000, 25_000, { minimum: 0, maximum: 0 }],
  ["more than one payment may be", 9_000_000, 0, { minimum: 100, maximum: 2_500_000 }],
])("[PAY-04 partly] bounds of a device payment: %s", (_, remainingBalance, onItsWay, bounds) => {
  expect(deviceBounds({ remainingBalance }, onItsWay)).toEqual(bounds);
});

const plan = { remainingBalance: 25_000, monthlyInstallment: 2_500, installmentsRemaining: 10 };

test.each([
  [2_500, 22_500, 9],
  [2_600, 22_400, 9],
  [2_400, 22_600, 10],
  [24_999, 1, 1],
  [25_000, 0, 0],
])(
  "[PAY-04 partly] after paying %d cents, %d remain in %d installments",
  (amount, remainingBalance, installmentsRemaining) => {
    expect(afterDevicePayment(plan, amount)).toEqual({
      monthlyInstallment: 2_500,
      remainingBalance,
      installmentsRemaining,
    });
  },
);

test.each([
  [2_500, 27_500, 11],
  [2_501, 27_501, 12],
  [1, 25_001, 11],
])(
  "[PAY-04 partly] after %d cents were reversed, %d remain in %d installments",
  (amount, remainingBalance, installmentsRemaining) => {
    expect(afterDeviceReversal(plan, amount)).toEqual({
      monthlyInstallment: 2_500,
      remainingBalance,
      installmentsRemaining,
    });
  },
);

test("[PAY-04 partly] a reversal adds no installment while the remaining ones can cover it", () => {
  expect(afterDeviceReversal({ ...plan, remainingBalance: 2_000 }, 500).installmentsRemaining).toBe(10);
});
