import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sumCents } from "./money.rules.ts";
import { allocatePayments, type LaterPayment, type PaymentToReplace } from "./paymentAllocation.rules.ts";

const first: PaymentToReplace = { id: "first", amount: 100, since: 10 };
const second: PaymentToReplace = { id: "second", amount: 50, since: 20 };

const allocated = (payments: readonly LaterPayment[], toReplace = [first, second]) =>
  Object.fromEntries(allocatePayments(toReplace, payments));

describe("what was paid since of failed payments", () => {
  test("is nothing without later payments", () => expect(allocated([])).toEqual({ first: 0, second: 0 }));

  test("is the oldest one first, whatever their order", () =>
    expect(allocated([{ at: 30, amount: 100 }], [second, first])).toEqual({ first: 100, second: 0 }));

  test("is what a payment leaves, for the next one", () =>
    expect(allocated([{ at: 30, amount: 120 }])).toEqual({ first: 100, second: 20 }));

  test("is summed over several payments", () => {
    const payments = [
      { at: 30, amount: 70 },
      { at: 40, amount: 60 },
    ];
    expect(allocated(payments)).toEqual({ first: 100, second: 30 });
  });

  test("is never more than failed", () =>
    expect(allocated([{ at: 30, amount: 900 }])).toEqual({ first: 100, second: 50 }));

  test("does not include payments before the failure", () =>
    expect(allocated([{ at: 15, amount: 150 }])).toEqual({ first: 100, second: 0 }));

  test("does not include payments before the first failure", () =>
    expect(allocated([{ at: 9, amount: 150 }])).toEqual({ first: 0, second: 0 }));

  test("includes a payment of the same instant", () =>
    expect(allocated([{ at: 20, amount: 150 }])).toEqual({ first: 100, second: 50 }));

  test("does not depend on the order of the payments", () => {
    const [early, late] = [
      { at: 15, amount: 130 },
      { at: 25, amount: 40 },
    ];
    expect(allocated([early, late])).toEqual({ first: 100, second: 40 });
    expect(allocated([late, early])).toEqual({ first: 100, second: 40 });
  });

  test("is never more than was paid", () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ amount: fc.nat(1000), since: fc.nat(50) }), { maxLength: 6 }),
        fc.array(fc.record({ at: fc.nat(60), amount: fc.nat(1000) }), { maxLength: 6 }),
        (toReplace, payments) => {
          const named = toReplace.map((each, index) => ({ ...each, id: `${index}` }));
          const shares = [...allocatePayments(named, payments).values()];
          expect(sumCents(shares)).toBeLessThanOrEqual(sumCents(payments.map(({ amount }) => amount)));
          expect(shares.every((share) => share >= 0)).toBe(true);
        },
      ),
    ));
});
