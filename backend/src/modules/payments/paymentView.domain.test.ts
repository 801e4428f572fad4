import { describe, expect, test } from "vitest";
import type { PaymentState } from "@portico/rules/paymentState";
import { paymentView } from "./payments.domain.ts";
import type { PaymentRow } from "./payments.repository.ts";
import type { ReversalRow } from "./reversals/reversals.repository.ts";

const row = (changes: Partial<PaymentRow> = {}): PaymentRow =>
  ({
    accountId: "8347201180",
    id: "pay_1",
    userId: "u1",
    enteredBy: "Ana",
    amount: 10_000,
    state: "SUBMITTED",
    failureCode: null,
    channel: "WEB",
    methodType: "visa",
    lastFour: "4242",
    entryAt: new Date("2026-11-21T15:00:00Z"),
    startedAt: null,
    paymentDate: "2026-11-21",
    debitDate: "2026-11-22",
    balanceAfter: 500,
    customerReference: "PO 7",
    notify: null,
    confirmationNumber: "ABCDE-FGHJK",
    approvalCode: "A1",
    awaitedUntil: null,
    nextAttemptAt: null,
    asks: 0,
    closableFrom: null,
    settledAt: null,
    methodFingerprint: null,
    ...changes,
  }) as PaymentRow;
const reversal = (changes: Partial<ReversalRow>): ReversalRow => ({
  accountId: "8347201180",
  id: "rev_1",
  paymentId: "pay_1",
  kind: "REFUND",
  state: "COMPLETED",
  reason: "REQUESTED",
  amount: 10_000,
  openedOn: "2026-11-25",
  decidedOn: null,
  ...changes,
});
const statusWith = (...reversals: ReversalRow[]) => paymentView(row(), [], reversals).status;

test("a payment view has every field that the customer may see and no internal field of the processor", () => {
  expect(paymentView(row(), [], [])).toEqual({
    id: "pay_1",
    accountId: "8347201180",
    amount: 10_000,
    balanceAfter: 500,
    entryDate: "2026-11-21T15:00:00.000Z",
    paymentDate: "2026-11-21",
    debitDate: "2026-11-22",
    channel: "WEB",
    paymentMethodType: "visa",
    lastFour: "4242",
    confirmationNumber: "ABCDE-FGHJK",
    status: "success",
    state: "SUBMITTED",
    moneyTaken: "YES",
    failureCode: null,
    reversals: [],
    parts: [{ kind: "PAYMENT", state: "DONE", code: null }],
    autoPayActionId: null,
    enteredBy: "Ana",
    customerReference: "PO 7",
    notified: [],
  });
});

describe("status of a payment's parts", () => {
  test.each<[PaymentState, "DONE" | "FAILED" | "CONFIRMING"]>([
    ["SUBMITTED", "DONE"],
    ["FAILED", "FAILED"],
    ["CANCELLED", "FAILED"],
    ["CONFIRMING", "CONFIRMING"],
    ["PENDING", "CONFIRMING"],
    ["SCHEDULED", "CONFIRMING"],
  ])("%s: the payment itself is %s", (state, part) => {
    expect(paymentView(row({ state }), [], []).parts).toEqual([{ kind: "PAYMENT", state: part, code: null }]);
  });

  test("a failed payment gives its reason, and so do its parts, with the Auto Pay enrolment last", () => {
    const part = {
      accountId: "8347201180",
      paymentId: "pay_1",
      kind: "SAVE_METHOD" as const,
      state: "FAILED" as const,
      code: "NOT_ATTEMPTED" as const,
      terms: null,
    };
    const view = paymentView(row({ state: "FAILED", failureCode: "DECLINED" }), [part], [], {
      paymentId: "pay_1",
      actionId: "act_1",
      state: "FAILED",
      code: "ENROLMENT_FAILED",
    });
    expect(view.failureCode).toBe("DECLINED");
    expect(view.autoPayActionId).toBe("act_1");
    expect(view.parts).toEqual([
      { kind: "PAYMENT", state: "FAILED", code: "DECLINED" },
      { kind: "SAVE_METHOD", state: "FAILED", code: "NOT_ATTEMPTED" },
      { kind: "AUTO_PAY", state: "FAILED", code: "ENROLMENT_FAILED" },
    ]);
  });

  test("lists the e-mail addresses that are notified", () => {
    expect(
      paymentView(row({ notify: { addresses: ["ap@example.com"], site: "business", locale: "en-US" } }), [], [])
        .notified,
    ).toEqual(["ap@example.com"]);
  });
});

describe("reversals of a taken payment", () => {
  test("leaves out the processor's internal fields", () => {
    expect(paymentView(row(), [], [reversal({})]).reversals).toEqual([
      {
        id: "rev_1",
        kind: "REFUND",
        state: "COMPLETED",
        reason: "REQUESTED",
        amount: 10_000,
        openedOn: "2026-11-25",
        decidedOn: null,
      },
    ]);
  });

  test.each<[string, ReversalRow[], string]>([
    ["a debit that the bank returned", [reversal({ kind: "RETURN" })], "returned"],
    ["a chargeback that was lost", [reversal({ kind: "CHARGEBACK", state: "LOST" })], "returned"],
    ["a lost chargeback beside a refund", [reversal({}), reversal({ kind: "CHARGEBACK", state: "LOST" })], "returned"],
    ["a chargeback that is open", [reversal({ kind: "CHARGEBACK", state: "OPEN" })], "disputed"],
    [
      "an open chargeback beside a refund",
      [reversal({ amount: 4_000 }), reversal({ kind: "CHARGEBACK", state: "OPEN" })],
      "disputed",
    ],
    ["a chargeback that was won", [reversal({ kind: "CHARGEBACK", state: "WON" })], "success"],
    ["a refund of all of it", [reversal({})], "refunded"],
    ["two refunds of all of it", [reversal({ amount: 4_000 }), reversal({ amount: 6_000 })], "refunded"],
    ["a refund of all but a cent", [reversal({ amount: 9_999 })], "success"],
    ["a refund that is on its way", [reversal({ state: "PENDING" })], "success"],
    ["a refund that failed", [reversal({ state: "FAILED" })], "success"],
    [
      "a chargeback that ended otherwise, of all of it",
      [reversal({ kind: "CHARGEBACK", state: "COMPLETED" })],
      "success",
    ],
  ])("%s", (_, reversals, status) => {
    expect(statusWith(...reversals)).toBe(status);
  });

  test("a returned payment does not count as paid; a disputed or refunded one does", () => {
    const taken = (changes: Partial<ReversalRow>) => paymentView(row(), [], [reversal(changes)]).moneyTaken;
    expect([taken({ kind: "RETURN" }), taken({ kind: "CHARGEBACK", state: "OPEN" }), taken({})]).toEqual([
      "NO",
      "YES",
      "YES",
    ]);
  });
});
