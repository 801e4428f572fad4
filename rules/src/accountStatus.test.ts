import { describe, expect, test } from "vitest";
import {
  arrangementOn,
  dueDateToMeet,
  installmentsOf,
  chargeProblem,
  headlineOf,
  isArranged,
  nextCharge,
  notYetAsked,
  overlapping,
  type ChargeFacts,
  type ChargeProblem,
  type Claim,
  type HeadlineFacts,
  type NextCharge,
  type PlannedMethod,
} from "./accountStatus.rules.ts";

const plan = { installmentsRemaining: 3, installmentAmount: 5_000, nextInstallmentDate: "2026-12-15" };
const parts = (...of: [date: string, amount: number][]) => of.map(([date, amount]) => ({ date, amount }));
const planned = (...of: [date: string, amount: number, problem?: ChargeProblem][]) =>
  of.map(([date, amount, problem = null]) => ({ date, amount, problem }));

test.each([
  ["2026-11-14", true],
  ["2026-11-15", true],
  ["2026-11-16", false],
])(
  "with the next installment due on December 15, a bill due %s is part of the arrangement: %s",
  (dueDate, arranged) => {
    expect(isArranged(plan, dueDate)).toBe(arranged);
  },
);

describe("remaining installments of an arrangement", () => {
  test.each<[string, number, string, ReturnType<typeof arrangementOn>]>([
    [
      "all of it",
      15_000,
      "2026-11-21",
      { left: 15_000, installments: parts(["2026-12-15", 5_000], ["2027-01-15", 5_000], ["2027-02-15", 5_000]) },
    ],
    [
      "never more than was agreed",
      20_000,
      "2026-11-21",
      { left: 15_000, installments: parts(["2026-12-15", 5_000], ["2027-01-15", 5_000], ["2027-02-15", 5_000]) },
    ],
    [
      "a part was paid ahead: the parts after it",
      10_000,
      "2026-11-21",
      { left: 10_000, installments: parts(["2027-01-15", 5_000], ["2027-02-15", 5_000]) },
    ],
    [
      "more than a part was paid: the next one is smaller",
      8_000,
      "2026-11-21",
      { left: 8_000, installments: parts(["2027-01-15", 3_000], ["2027-02-15", 5_000]) },
    ],
    ["the last cent", 1, "2026-11-21", { left: 1, installments: parts(["2027-02-15", 1]) }],
    ["nothing", 0, "2026-11-21", null],
    [
      "kept on the day of a part",
      15_000,
      "2026-12-15",
      { left: 15_000, installments: parts(["2026-12-15", 5_000], ["2027-01-15", 5_000], ["2027-02-15", 5_000]) },
    ],
    ["broken on the day after", 15_000, "2026-12-16", null],
  ])("%s", (_, unpaid, today, arrangement) => {
    expect(arrangementOn(plan, unpaid, today)).toEqual(arrangement);
  });
});

test.each([
  ["several installments", 12_000],
  ["an overpaid one", 13_500],
  ["the last one", 5_000],
])("the summary of an arrangement tells all its installments: %s", (_, unpaid) => {
  const { left, installments } = arrangementOn(plan, unpaid, "2026-11-21")!;
  const [next] = installments;
  const summary = { left, installmentsRemaining: installments.length, nextAmount: next!.amount, nextDate: next!.date };
  expect(installmentsOf(summary)).toEqual(installments);
  expect(installmentsOf(null)).toEqual([]);
});

test.each([
  ["an arrangement covers all that is due", { left: 5_000 }, 5_000, null],
  ["a later bill is due too", { left: 5_000 }, 9_000, "2026-11-02"],
  ["there is no arrangement", null, 5_000, "2026-11-02"],
] as const)("the due date that a debit has to meet when %s", (_, arrangement, due, expected) => {
  expect(dueDateToMeet("2026-11-02", arrangement, due)).toBe(expected);
});

test("Auto Pay does not charge installments before their date", () => {
  const installments = parts(["2026-12-15", 5_000], ["2027-01-15", 3_000]);
  expect(["2026-12-14", "2026-12-15", "2027-01-14", "2027-01-15"].map((day) => notYetAsked(installments, day))).toEqual(
    [8_000, 3_000, 3_000, 0],
  );
});

describe("the next automatic charge", () => {
  const facts: ChargeFacts = {
    today: "2026-11-21",
    debitDay: 5,
    nextDate: "2026-12-05",
    stillDue: 10_000,
    installments: [],
    scheduled: [],
    nextStatementDate: null,
    discount: 500,
    atMost: null,
  };
  const charge = (date: string, due: number, discount = 500): NextCharge => ({
    date,
    due,
    discount,
    amount: due - discount,
    statementDate: null,
  });
  const unknown = (date: string, statementDate: string): NextCharge => ({
    date,
    due: null,
    discount: null,
    amount: null,
    statementDate,
  });

  test.each<[string, Partial<ChargeFacts>, NextCharge | null]>([
    ["takes what is due less the discount", {}, charge("2026-12-05", 10_000)],
    ["is made today when its day has passed", { nextDate: "2026-11-05" }, charge("2026-11-21", 10_000)],
    ["is made today when that is its day", { nextDate: "2026-11-21" }, charge("2026-11-21", 10_000)],
    ["takes no discount that the bill has already", { discount: 0 }, charge("2026-12-05", 10_000, 0)],
    ["has a discount of no more than is due", { stillDue: 300 }, charge("2026-12-05", 300, 300)],
    ["takes of the mobile lines alone what they cost", { atMost: 4_000 }, charge("2026-12-05", 4_000)],
    ["takes no more than is due for mobile lines", { atMost: 40_000 }, charge("2026-12-05", 10_000)],
    [
      "leaves what a scheduled payment of the same day pays",
      { scheduled: planned(["2026-12-05", 4_000]) },
      charge("2026-12-05", 6_000),
    ],
    [
      "takes what is scheduled for a later day",
      { scheduled: planned(["2026-12-06", 4_000]) },
      charge("2026-12-05", 10_000),
    ],
    [
      "leaves the parts of an arrangement to their days",
      { installments: parts(["2026-12-15", 7_000]) },
      charge("2026-12-05", 3_000),
    ],
    [
      "waits for the first part of an arrangement",
      { installments: parts(["2026-12-15", 10_000]) },
      charge("2027-01-05", 10_000),
    ],
    ["waits at most three months", { installments: parts(["2027-03-01", 10_000]) }, null],
    ["is none when nothing is due and no bill comes", { stillDue: 0 }, null],
    ["is none when more is scheduled than is due", { scheduled: planned(["2026-12-05", 20_000]) }, null],
    [
      "takes what a scheduled payment would pay that cannot be made",
      { scheduled: planned(["2026-12-04", 4_000], ["2026-12-05", 3_000, "METHOD_EXPIRES"]) },
      charge("2026-12-05", 6_000),
    ],
    [
      "waits for a bill that comes out before",
      { nextStatementDate: "2026-12-01" },
      unknown("2026-12-05", "2026-12-01"),
    ],
    [
      "pays a bill that comes out on the same day",
      { nextStatementDate: "2026-12-05" },
      unknown("2026-12-05", "2026-12-05"),
    ],
    [
      "pays what is due before the next bill comes out",
      { nextStatementDate: "2026-12-06" },
      charge("2026-12-05", 10_000),
    ],
    [
      "pays the bill after, when nothing is due before",
      { stillDue: 0, nextStatementDate: "2026-12-06" },
      unknown("2027-01-05", "2026-12-06"),
    ],
  ])("%s", (_, changes, expected) => {
    expect(nextCharge({ ...facts, ...changes })).toEqual(expected);
  });
});

describe("payments that overlap with a payment", () => {
  const recent: Claim = { kind: "RECENT", pays: 0 };
  const scheduled: Claim = { kind: "SCHEDULED", pays: 6_000 };
  const automatic: Claim = { kind: "AUTO_PAY", pays: 1_000 };
  test.each<[string, number, Claim[]]>([
    ["together no more than is due: only what was paid just now", 3_000, [recent]],
    ["together a cent more than is due: all of it", 3_001, [recent, scheduled, automatic]],
  ])("%s", (_, amount, told) => {
    expect(overlapping([recent, scheduled, automatic], amount, 10_000)).toEqual(told);
  });
});

describe("why a planned charge will not be made", () => {
  const card: PlannedMethod = { type: "visa", expiry: "1226", unavailable: false };
  const bank: PlannedMethod = { type: "bankAccount", expiry: null, unavailable: false };
  const open = { cardsRefused: false, banksRefused: false };
  test.each<[string, PlannedMethod | undefined, typeof open, string, string | null]>([
    ["nothing stands in its way", card, open, "2026-12-31", null],
    ["the method was removed", undefined, open, "2026-12-05", "METHOD_REMOVED"],
    ["cards are refused", card, { ...open, cardsRefused: true }, "2026-12-05", "METHOD_RESTRICTED"],
    ["cards are refused, and a bank account pays", bank, { ...open, cardsRefused: true }, "2026-12-05", null],
    ["bank accounts are refused", bank, { ...open, banksRefused: true }, "2026-12-05", "METHOD_RESTRICTED"],
    ["bank accounts are refused, and a card pays", card, { ...open, banksRefused: true }, "2026-12-05", null],
    ["the card is over by then", card, open, "2027-01-01", "METHOD_EXPIRES"],
    ["the method is out of use", { ...bank, unavailable: true }, open, "2027-01-01", "METHOD_UNAVAILABLE"],
  ])("%s", (_, method, refused, date, problem) => {
    expect(chargeProblem(method, refused, date)).toBe(problem);
  });
});

describe("the headline of a screen", () => {
  const due: HeadlineFacts = {
    confirming: false,
    pastDue: 0,
    stillDue: 10_000,
    onItsWay: 0,
    current: 10_000,
    scheduledInTime: 0,
    autoPayInTime: 0,
  };
  test.each<[string, Partial<HeadlineFacts>, string]>([
    ["an outcome that is not known stands before what is late", { confirming: true, pastDue: 1 }, "CONFIRMING"],
    ["a cent that is late stands before what is planned", { pastDue: 1, scheduledInTime: 10_000 }, "PAST_DUE"],
    ["nothing is due", { stillDue: 0, current: 0 }, "NOTHING_DUE"],
    ["all that is due is on its way", { stillDue: 0, current: 0, onItsWay: 1 }, "ON_ITS_WAY"],
    ["all of the bill is scheduled", { scheduledInTime: 10_000 }, "SCHEDULED"],
    ["all but a cent of it is scheduled", { scheduledInTime: 9_999 }, "DUE"],
    ["Auto Pay takes all of it", { autoPayInTime: 10_000 }, "AUTO_PAY"],
    ["Auto Pay takes the rest of it", { scheduledInTime: 6_000, autoPayInTime: 4_000 }, "AUTO_PAY"],
    ["a cent is left that nothing takes", { scheduledInTime: 6_000, autoPayInTime: 3_999 }, "DUE"],
    ["somebody has to pay", {}, "DUE"],
    ["the next to pay is a part of an arrangement", { current: 0 }, "ARRANGEMENT"],
    ["an arrangement beside a bill that nothing pays", { current: 9_999 }, "ARRANGEMENT"],
    ["an arrangement beside a bill that Auto Pay takes", { current: 4_000, autoPayInTime: 4_000 }, "AUTO_PAY"],
    ["with nothing current nothing automatic pays it", { current: 0, autoPayInTime: 1 }, "ARRANGEMENT"],
  ])("%s", (_, facts, headline) => {
    expect(headlineOf({ ...due, ...facts })).toBe(headline);
  });
});
