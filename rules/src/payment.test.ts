import { describe, expect, test } from "vitest";
import { delinquencyTier, isSuspended, softDisconnectDate } from "./delinquency.rules.ts";
import { amountBounds, validateAmount, stillDue, type Owed } from "./paymentAmount.rules.ts";
import {
  isSettled,
  mayFollow,
  mayRetryPart,
  paymentStates,
  statesWith,
  type PaymentState,
} from "./paymentState.rules.ts";

const nothingPending = { pendingPaymentAmount: 0, pendingDiscount: 0 };
const owes: Owed = { amountDue: 24_817, pastDueAmount: 0, ...nothingPending, restricted: false };

function judge(cents: number, owed: Owed) {
  return validateAmount(cents, amountBounds(owed), stillDue(owed));
}

describe("amount of a payment", () => {
  test.each([
    [0, "outOfRange"],
    [99, "outOfRange"],
    [100, "accepted"],
    [24_816, "accepted"],
    [24_817, "accepted"],
    [24_818, "needsOverpaymentConfirmation"],
    [2_500_000, "needsOverpaymentConfirmation"],
    [2_500_001, "outOfRange"],
    [-500, "outOfRange"],
    [100.5, "outOfRange"],
    [Number.NaN, "outOfRange"],
  ])("%d cents with $248.17 due: %s", (cents, finding) => {
    expect(judge(cents, owes)).toBe(finding);
  });

  test.each([
    [99, "outOfRange"],
    [36_479, "belowDue"],
    [36_480, "accepted"],
    [36_481, "needsOverpaymentConfirmation"],
  ])("%d cents with $364.80 due, part of it past due: %s", (cents, finding) => {
    expect(judge(cents, { ...owes, amountDue: 36_480, pastDueAmount: 18_240 })).toBe(finding);
  });

  test("payments in flight reduce the amount due", () => {
    const owed = { ...owes, pendingPaymentAmount: 20_000 };
    expect(judge(4_817, owed)).toBe("accepted");
    expect(judge(4_818, owed)).toBe("needsOverpaymentConfirmation");
  });

  test("the discount of a debit in flight reduces it too", () => {
    expect(stillDue({ ...owes, pendingPaymentAmount: 20_000, pendingDiscount: 500 })).toBe(4_317);
  });

  test("a restricted account pays the full amount due, even when nothing is past due", () => {
    expect(judge(24_816, { ...owes, restricted: true })).toBe("belowDue");
  });

  test("a past due balance covered by payments in flight sets no minimum", () => {
    const owed = { ...owes, pastDueAmount: 24_817, pendingPaymentAmount: 24_817 };
    expect(amountBounds(owed)).toEqual({ minimum: 100, maximum: 2_500_000, mustPayAmountDue: false });
  });

  test("a past due balance covered by payments in flight does not make a newer bill payable in full", () => {
    const owed = { ...owes, amountDue: 17_600, pastDueAmount: 8_800, pendingPaymentAmount: 8_800 };
    expect(amountBounds(owed)).toEqual({ minimum: 100, maximum: 2_500_000, mustPayAmountDue: false });
  });

  test("a past due balance covered in part by payments in flight requires all that is due after them", () => {
    const owed = { ...owes, amountDue: 17_600, pastDueAmount: 8_800, pendingPaymentAmount: 8_799 };
    expect(amountBounds(owed)).toEqual({ minimum: 8_801, maximum: 2_500_000, mustPayAmountDue: true });
  });

  test("the discount of a debit in flight covers a past due balance too", () => {
    const owed = {
      ...owes,
      amountDue: 17_600,
      pastDueAmount: 8_800,
      pendingPaymentAmount: 8_300,
      pendingDiscount: 500,
    };
    expect(amountBounds(owed)).toEqual({ minimum: 100, maximum: 2_500_000, mustPayAmountDue: false });
  });

  test("a restricted account that owes nothing may still pay ahead, once that is confirmed", () => {
    const owed = { ...owes, amountDue: 0, restricted: true };
    expect(amountBounds(owed).mustPayAmountDue).toBe(false);
    expect(judge(100, owed)).toBe("needsOverpaymentConfirmation");
  });

  test("a past due balance below the minimum requires the minimum, without confirmation", () => {
    expect(judge(100, { ...owes, amountDue: 40, pastDueAmount: 40 })).toBe("accepted");
  });

  test("an amount below a higher minimum than today's is out of range, not below what is due", () => {
    const bounds = { minimum: 500, maximum: 2_500_000, mustPayAmountDue: false };
    expect([499, 500].map((cents) => validateAmount(cents, bounds, 24_817))).toEqual(["outOfRange", "accepted"]);
  });

  test("a past due balance above the maximum can still be paid", () => {
    const owed = { ...owes, amountDue: 3_000_000, pastDueAmount: 1 };
    expect(judge(3_000_000, owed)).toBe("accepted");
  });
});

describe("state of a payment", () => {
  const states = Object.keys(paymentStates) as PaymentState[];

  test("only a payment with an unknown outcome locks paying", () => {
    expect(statesWith("locksPaying")).toEqual(["CONFIRMING"]);
    expect(statesWith("hasReceipt")).toEqual(["SUBMITTED"]);
  });

  test("settled states are final, all others can reach one", () => {
    const reachesEnd = (state: PaymentState): boolean => isSettled(state) || paymentStates[state].next.some(reachesEnd);
    expect(states.filter(isSettled)).toEqual(["SUBMITTED", "FAILED", "CANCELLED"]);
    expect(states.every(reachesEnd)).toBe(true);
    expect([
      mayFollow("CONFIRMING", "FAILED"),
      mayFollow("SUBMITTED", "FAILED"),
      mayFollow("FAILED", "SUBMITTED"),
    ]).toEqual([true, false, false]);
  });

  test("[PAY-18 partly] only a scheduled payment may be changed or cancelled, and no longer once it is in flight", () => {
    expect(statesWith("mayChange")).toEqual(["SCHEDULED"]);
    expect([
      mayFollow("SCHEDULED", "CANCELLED"),
      mayFollow("CONFIRMING", "CANCELLED"),
      mayFollow("CANCELLED", "CONFIRMING"),
    ]).toEqual([true, false, false]);
  });

  test.each<[PaymentState, string, string, string]>([
    ["CONFIRMING", "confirming", "pending", "NOT_YET_KNOWN"],
    ["PENDING", "pending", "pending", "NOT_YET_KNOWN"],
    ["SCHEDULED", "scheduled", "pending", "NO"],
    ["SUBMITTED", "submitted", "success", "YES"],
    ["FAILED", "failed", "failed", "NO"],
    ["CANCELLED", "cancelled", "cancelled", "NO"],
  ])(
    "[PAY-16 partly] a payment that is %s shows the page %s, is %s in the history, and has taken money: %s",
    (state, screen, status, moneyTaken) => {
      expect(paymentStates[state]).toMatchObject({ screen, status, moneyTaken });
    },
  );

  test("a payment without the processor's decision is in flight and polled; only a failed one may be retried", () => {
    expect(statesWith("onItsWay")).toEqual(["CONFIRMING", "PENDING"]);
    expect(statesWith("ask")).toEqual(["CONFIRMING", "PENDING"]);
    expect(states.filter((state) => paymentStates[state].mayTryAgain)).toEqual(["FAILED"]);
  });

  test.each<[PaymentState, PaymentState[]]>([
    ["CONFIRMING", ["SUBMITTED", "PENDING", "FAILED"]],
    ["PENDING", ["SUBMITTED", "FAILED"]],
    ["SCHEDULED", ["CONFIRMING", "FAILED", "CANCELLED"]],
  ])("%s may only be followed by %j", (state, next) => {
    expect(states.filter((each) => mayFollow(state, each)).sort()).toEqual(next.sort());
  });

  test("no state that may still take money lets the customer retry", () => {
    for (const state of states)
      if (paymentStates[state].moneyTaken !== "NO") expect(paymentStates[state].mayTryAgain).toBe(false);
  });
});

test.each([
  [1, 30],
  [30, 30],
  [42, 30],
  [43, 43],
  [49, 43],
  [50, 50],
  [75, 50],
  [76, 76],
  [400, 76],
])("%i days past due is tier %i", (days, tier) => {
  const today = "2026-11-21";
  const due = new Date(Date.UTC(2026, 10, 21 - days)).toISOString().slice(0, 10);
  expect(delinquencyTier(due, today)).toBe(tier);
});

test.each([
  [null, false],
  [30, false],
  [43, false],
  [50, true],
  [76, true],
] as const)("service is suspended at tier %s: %s", (tier, stopped) => {
  expect(isSuspended(tier)).toBe(stopped);
});

test.each([
  ["SAVE_METHOD", "FAILED", "SAVING_FAILED", true],
  ["PAPERLESS", "FAILED", "PAPERLESS_FAILED", true],
  ["SAVE_METHOD", "FAILED", "NOT_ATTEMPTED", false],
  ["SAVE_METHOD", "DONE", null, false],
  ["SAVE_METHOD", "CONFIRMING", "SAVING_FAILED", false],
  ["PAYMENT", "FAILED", "SAVING_FAILED", false],
  ["AUTO_PAY", "FAILED", "ENROLMENT_FAILED", false],
])("a part %s that is %s for %s may be retried: %s", (kind, state, code, may) => {
  expect(mayRetryPart({ kind, state, code })).toBe(may);
});

test("service is suspended on the fiftieth day", () => {
  expect(softDisconnectDate("2026-10-05")).toBe("2026-11-24");
  expect(delinquencyTier("2026-10-05", "2026-11-23")).toBe(43);
  expect(delinquencyTier("2026-10-05", "2026-11-24")).toBe(50);
});
