import { describe, expect, test } from "vitest";
import type { PaymentState } from "@portico/rules/paymentState";
import {
  isAwaited,
  newConfirmationNumber,
  refusalOf,
  refusedUntil,
  transitionFor,
  type CardFacts,
  type PaymentFacts,
  type Transition,
} from "./payments.domain.ts";
import type { ChargeState } from "./processor/processor.ts";
import type { PaymentRow, RefusedCharge } from "./payments.repository.ts";

const today = "2026-11-21";
const card: CardFacts = { kind: "card", expiry: "1128", unavailable: false, canBeSaved: true };
const bank: CardFacts = { kind: "bankAccount", expiry: null, unavailable: false, canBeSaved: true };
const dates = {
  today,
  firstScheduledDate: "2026-11-23",
  lastDate: "2026-12-21",
  cutOff: new Date("2026-11-22T01:00:00Z"),
  block: null,
};
const details = { firstScheduledDate: dates.firstScheduledDate, lastDate: dates.lastDate };
const owed = { amountDue: 10_000, pastDueAmount: 0, pendingPaymentAmount: 0, pendingDiscount: 0, restricted: false };
const good: PaymentFacts = {
  amount: 10_000,
  owed,
  overpaymentConfirmed: false,
  termsAccepted: true,
  saveMethod: false,
  cardsRefused: false,
  banksRefused: false,
  today,
  dates: null,
  date: null,
  dateBefore: null,
  overlapUnseen: false,
  confirmingPaymentId: undefined,
  refusedUntil: null,
  card,
};
const later = { ...good, dates, date: "2026-11-23" };
const bounds = { minimum: 100, maximum: 2_500_000, amountDue: 10_000 };

describe("payments that are allowed", () => {
  test.each<[string, PaymentFacts]>([
    ["what is due, now, by card", good],
    ["what is due, now, from a bank account", { ...good, card: bank }],
    ["on the first date that is open", later],
    ["on the last date that is open", { ...later, date: "2026-12-21" }],
    [
      "by a card on the last day of its last month",
      { ...good, today: "2026-11-30", card: { ...card, expiry: "1126" } },
    ],
    [
      "on a later date within the card's last month",
      { ...later, date: "2026-12-21", card: { ...card, expiry: "1226" } },
    ],
    ["more than is due, confirmed", { ...good, amount: 10_001, overpaymentConfirmed: true }],
    ["with a card to be saved", { ...good, saveMethod: true }],
    ["with a card that can't be saved and need not be", { ...good, card: { ...card, canBeSaved: false } }],
    ["from a bank account where cards are refused", { ...good, cardsRefused: true, card: bank }],
    ["by card where bank accounts are refused", { ...good, banksRefused: true }],
    [
      "a scheduled payment that keeps its date, though nothing may be scheduled by now",
      { ...later, dateBefore: "2026-11-23", dates: { ...dates, block: "TWO_SCHEDULED" } },
    ],
    [
      "a scheduled payment that is made now instead",
      { ...good, dates: { ...dates, block: "TWO_SCHEDULED" }, dateBefore: "2026-11-23" },
    ],
    ["a payment now, though nothing may be scheduled", { ...good, dates: { ...dates, block: "PAST_DUE" } }],
  ])("%s", (_, facts) => {
    expect(refusalOf(facts)).toBeNull();
  });
});

describe("payments that are refused", () => {
  test.each<[string, PaymentFacts, object]>([
    [
      "another payment's outcome is unknown",
      { ...good, confirmingPaymentId: "p1" },
      { code: "PAYMENT_BEING_CONFIRMED", paymentId: "p1" },
    ],
    [
      "too many charges were refused",
      { ...good, refusedUntil: new Date("2026-11-21T16:00:00Z") },
      { code: "TOO_MANY_TRIES", retryAt: "2026-11-21T16:00:00.000Z" },
    ],
    ["the terms were not accepted", { ...good, termsAccepted: false }, { code: "TERMS_NOT_ACCEPTED" }],
    [
      "an inactive account pays today",
      { ...later, dates: { ...dates, block: "INACTIVE" } },
      { code: "MUST_PAY_TODAY", ...details },
    ],
    [
      "an account that is past due pays today",
      { ...later, dates: { ...dates, block: "PAST_DUE" } },
      { code: "MUST_PAY_TODAY", ...details },
    ],
    [
      "what is past due is on its way",
      { ...later, dates: { ...dates, block: "PENDING_INCLUDES_PAST_DUE" } },
      { code: "PENDING_INCLUDES_PAST_DUE", ...details },
    ],
    [
      "two payments are scheduled",
      { ...later, dates: { ...dates, block: "TWO_SCHEDULED" } },
      { code: "TWO_ALREADY_SCHEDULED", ...details },
    ],
    [
      "a scheduled payment is moved where two are scheduled",
      { ...later, dateBefore: "2026-12-01", dates: { ...dates, block: "TWO_SCHEDULED" } },
      { code: "TWO_ALREADY_SCHEDULED", ...details },
    ],
    ["today is asked for as a later date", { ...later, date: today }, { code: "DATE_OUT_OF_RANGE", ...details }],
    ["a day after the last one", { ...later, date: "2026-12-22" }, { code: "DATE_OUT_OF_RANGE", ...details }],
    ["a day before the first one", { ...later, date: "2026-11-22" }, { code: "DATE_PAST_CUT_OFF", ...details }],
    [
      "the method is gone",
      { ...good, card: { kind: "missing", code: "METHOD_NOT_FOUND" } },
      { code: "METHOD_NOT_FOUND" },
    ],
    [
      "the vault has forgotten the card",
      { ...good, card: { kind: "missing", code: "CARD_DATA_EXPIRED" } },
      { code: "CARD_DATA_EXPIRED" },
    ],
    ["cards are refused", { ...good, cardsRefused: true }, { code: "CARDS_RESTRICTED" }],
    ["bank accounts are refused", { ...good, banksRefused: true, card: bank }, { code: "BANKS_RESTRICTED" }],
    ["the card is over", { ...good, card: { ...card, expiry: "1026" } }, { code: "METHOD_EXPIRED" }],
    [
      "the card is over by the day of the charge",
      { ...later, date: "2026-12-01", card: { ...card, expiry: "1126" } },
      { code: "METHOD_EXPIRES_BEFORE_DATE" },
    ],
    ["the method is out of use", { ...good, card: { ...card, unavailable: true } }, { code: "METHOD_UNAVAILABLE" }],
    [
      "a method that can't be saved",
      { ...good, saveMethod: true, card: { ...card, canBeSaved: false } },
      { code: "CANNOT_BE_SAVED" },
    ],
    ["less than a dollar", { ...good, amount: 99 }, { code: "AMOUNT_OUT_OF_RANGE", ...bounds }],
    [
      "less than what is past due asks for",
      { ...good, amount: 9_999, owed: { ...owed, pastDueAmount: 1 } },
      { code: "AMOUNT_BELOW_DUE", ...bounds, minimum: 10_000 },
    ],
    ["more than is due, not confirmed", { ...good, amount: 10_001 }, { code: "OVERPAYMENT_NOT_CONFIRMED", ...bounds }],
    [
      "more than is due once what is on its way has arrived",
      { ...good, amount: 6_001, owed: { ...owed, pendingPaymentAmount: 4_000 } },
      { code: "OVERPAYMENT_NOT_CONFIRMED", ...bounds, amountDue: 6_000 },
    ],
    ["what pays the same bill was not shown", { ...good, overlapUnseen: true }, { code: "OVERLAP_NOT_SEEN" }],
  ])("%s", (_, facts, refusal) => {
    expect(refusalOf(facts)).toEqual(refusal);
  });

  test("reports the most important reason first: the date before the method, the method before the amount, the amount before overlaps", () => {
    const wrong = {
      ...later,
      date: "2026-12-22",
      card: { kind: "missing", code: "METHOD_NOT_FOUND" } as const,
      amount: 1,
      overlapUnseen: true,
    };
    expect(
      [
        wrong,
        { ...wrong, date: null },
        { ...wrong, date: null, card },
        { ...wrong, date: null, card, amount: 10_000 },
      ].map((facts) => refusalOf(facts)?.code),
    ).toEqual(["DATE_OUT_OF_RANGE", "METHOD_NOT_FOUND", "AMOUNT_OUT_OF_RANGE", "OVERLAP_NOT_SEEN"]);
  });
});

describe("rate limit of refused charges within an hour", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 15, minute));
  const refused = (count: number, code: RefusedCharge["code"]) =>
    Array.from({ length: count }, (_, index) => ({ startedAt: at(30 - index), code }));

  test.each<[string, RefusedCharge[], Date | null]>([
    ["none", [], null],
    ["four guesses at a security code", refused(4, "SECURITY_CODE_FAILED"), null],
    [
      "five guesses: an hour after the first of them",
      refused(5, "SECURITY_CODE_FAILED"),
      new Date("2026-11-21T16:26:00Z"),
    ],
    ["five declined cards", refused(5, "DECLINED"), new Date("2026-11-21T16:26:00Z")],
    ["nine cards short of funds", refused(9, "INSUFFICIENT_FUNDS"), null],
    [
      "ten cards short of funds: an hour after the first of them",
      refused(10, "INSUFFICIENT_FUNDS"),
      new Date("2026-11-21T16:21:00Z"),
    ],
    ["ten of which five are guesses: whichever ends later", refused(10, "DECLINED"), new Date("2026-11-21T16:26:00Z")],
    [
      "ten closed cards, and four guesses",
      [...refused(4, "DECLINED"), ...refused(6, "METHOD_CLOSED")],
      new Date("2026-11-21T16:25:00Z"),
    ],
  ])("%s", (_, charges, until) => {
    expect(refusedUntil(charges)).toEqual(until);
  });
});

describe("state transition for an answer of the processor", () => {
  const approved: ChargeState = { kind: "approved", approvalCode: "A1" };
  const unchanged: Transition = { to: "unchanged" };
  test.each<[PaymentState, ChargeState, Transition]>([
    ["CONFIRMING", approved, { to: "SUBMITTED", approvalCode: "A1" }],
    ["PENDING", approved, { to: "SUBMITTED", approvalCode: "A1" }],
    ["FAILED", approved, { to: "SUBMITTED", approvalCode: "A1" }],
    ["SUBMITTED", approved, unchanged],
    ["CANCELLED", approved, unchanged],
    ["CONFIRMING", { kind: "refused", code: "DECLINED" }, { to: "FAILED", code: "DECLINED" }],
    ["FAILED", { kind: "refused", code: "DECLINED" }, unchanged],
    ["SUBMITTED", { kind: "refused", code: "DECLINED" }, unchanged],
    ["CONFIRMING", { kind: "notCharged" }, { to: "FAILED", code: "PROCESSOR_UNAVAILABLE" }],
    ["CONFIRMING", { kind: "pending" }, { to: "PENDING" }],
    ["PENDING", { kind: "pending" }, unchanged],
    ["CONFIRMING", { kind: "neverSeen" }, unchanged],
    ["CONFIRMING", { kind: "unknown" }, unchanged],
  ])("%s, %o: %o", (state, answer, transition) => {
    expect(transitionFor(state, answer)).toEqual(transition);
  });

  test.each<[PaymentState, string | null, boolean]>([
    ["CONFIRMING", "2026-11-21T15:00:01Z", true],
    ["CONFIRMING", "2026-11-21T15:00:00Z", false],
    ["CONFIRMING", null, false],
    ["PENDING", "2026-11-21T15:00:01Z", false],
  ])("%s until %s: a request still waits for it at 15:00: %s", (state, until, awaited) => {
    const row = { state, awaitedUntil: until === null ? null : new Date(until) } as PaymentRow;
    expect(isAwaited(row, new Date("2026-11-21T15:00:00Z"))).toBe(awaited);
  });
});

test("a confirmation number is two groups of five unambiguous characters and differs each time", () => {
  const numbers = Array.from({ length: 200 }, newConfirmationNumber);
  for (const number of numbers) expect(number).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/);
  expect(new Set(numbers).size).toBe(200);
});
