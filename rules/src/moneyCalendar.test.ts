import { expect, test } from "vitest";
import { calendarEvents, type CalendarFacts } from "./moneyCalendar.rules.ts";

const nothing: CalendarFacts = {
  today: "2026-11-21",
  statements: [],
  cycle: null,
  bills: [],
  schedulingOpen: true,
  autoPay: null,
  nextDebitAmount: null,
  scheduled: [],
  payments: [],
  retries: [],
  installments: [],
  cards: [],
  stop: null,
};
const year = ["2026-11-01", "2027-10-31"] as const;

/** "2026-12-05 BILL_DUE 24817" */
const told = (facts: Partial<CalendarFacts>, [from, to]: readonly [string, string] = year) =>
  calendarEvents({ ...nothing, ...facts }, from, to).map(({ date, kind, amount }) =>
    [date, kind, amount].filter((part) => part !== null).join(" "),
  );

test("[B09 partly] an account with nothing has no events", () => expect(told({})).toEqual([]));

test.each<[what: string, facts: Partial<CalendarFacts>, events: string[]]>([
  [
    "a bill: the last day to schedule for it, and its due date",
    { bills: [{ dueDate: "2026-12-05", amount: 24_817 }] },
    ["2026-12-04 CUT_OFF", "2026-12-05 BILL_DUE 24817"],
  ],
  [
    "two charges of one day are one bill",
    {
      bills: [
        { dueDate: "2026-11-12", amount: 5_500 },
        { dueDate: "2026-11-12", amount: 2_000 },
      ],
    },
    ["2026-11-12 BILL_DUE 7500"],
  ],
  [
    "where only today can be paid there is no last day to schedule",
    { schedulingOpen: false, bills: [{ dueDate: "2026-12-05", amount: 100 }] },
    ["2026-12-05 BILL_DUE 100"],
  ],
  [
    "a bill that is due today can't be scheduled for any more",
    { bills: [{ dueDate: "2026-11-21", amount: 100 }] },
    ["2026-11-21 BILL_DUE 100"],
  ],
  [
    "a bill that is due tomorrow: today is the last day",
    { bills: [{ dueDate: "2026-11-22", amount: 100 }] },
    ["2026-11-21 CUT_OFF", "2026-11-22 BILL_DUE 100"],
  ],
  ["service that stops", { stop: { date: "2026-12-24", pastDueAmount: 18_240 } }, ["2026-12-24 SERVICE_STOPS 18240"]],
  [
    "every installment that is left",
    {
      installments: [
        { date: "2026-12-31", amount: 4_200 },
        { date: "2027-01-31", amount: 6_200 },
      ],
    },
    ["2026-12-31 INSTALLMENT 4200", "2027-01-31 INSTALLMENT 6200"],
  ],
  [
    "a scheduled payment",
    { scheduled: [{ id: "pay_1", paymentDate: "2026-11-30", amount: 10_000 }] },
    ["2026-11-30 SCHEDULED_PAYMENT 10000"],
  ],
  [
    "a debit of Auto Pay that is tried again",
    { retries: [{ id: "r1", kind: "AUTO_PAY", date: "2026-11-24", amount: 9_500 }] },
    ["2026-11-24 AUTO_PAY 9500"],
  ],
  [
    "a scheduled payment that is tried again",
    { retries: [{ id: "pay_1", kind: "SCHEDULED", date: "2026-11-24", amount: 9_500 }] },
    ["2026-11-24 SCHEDULED_PAYMENT 9500"],
  ],
  [
    "bills of two days, each with its own sum",
    {
      schedulingOpen: false,
      bills: [
        { dueDate: "2026-12-05", amount: 100 },
        { dueDate: "2026-12-26", amount: 200 },
      ],
    },
    ["2026-12-05 BILL_DUE 100", "2026-12-26 BILL_DUE 200"],
  ],
  ["a card's last day", { cards: [{ id: "pm_1", expiry: "0227" }] }, ["2027-02-28 CARD_EXPIRES"]],
  [
    "a statement that was issued",
    { statements: [{ id: "st_1", statementDate: "2026-11-09", amountDue: 24_817 }] },
    ["2026-11-09 STATEMENT 24817"],
  ],
])("[B09 partly] %s", (_what, facts, events) => expect(told(facts)).toEqual(events));

test("[B09 partly] future statements and their due dates up to the end of the range, without amounts", () => {
  expect(told({ cycle: { cycleDay: 31, nextStatementDate: "2026-11-30" } }, ["2026-11-21", "2027-01-31"])).toEqual([
    "2026-11-30 STATEMENT_PLANNED",
    "2026-12-21 BILL_DUE",
    "2026-12-31 STATEMENT_PLANNED",
    "2027-01-21 BILL_DUE",
    "2027-01-31 STATEMENT_PLANNED",
  ]);
});

test("[B09 partly] a statement due today is expected today", () => {
  expect(told({ cycle: { cycleDay: 21, nextStatementDate: "2026-11-21" } }, ["2026-11-21", "2026-12-01"])).toEqual([
    "2026-11-21 STATEMENT_PLANNED",
  ]);
});

test("[B09 partly] a future bill is not shown next to one that is due on the same day", () => {
  const facts = {
    schedulingOpen: false,
    cycle: { cycleDay: 30, nextStatementDate: "2026-11-30" },
    bills: [{ dueDate: "2026-12-21", amount: 100 }],
  };
  expect(told(facts, ["2026-12-01", "2026-12-29"])).toEqual(["2026-12-21 BILL_DUE 100"]);
});

test("[B09 partly] each event links to the page where the customer can act on it", () => {
  const events = calendarEvents(
    {
      ...nothing,
      statements: [{ id: "st/1", statementDate: "2026-11-09", amountDue: 1 }],
      bills: [{ dueDate: "2026-12-05", amount: 1 }],
      scheduled: [{ id: "pay_1", paymentDate: "2026-11-30", amount: 1 }],
      retries: [
        { id: "r1", kind: "AUTO_PAY", date: "2026-12-06", amount: 1 },
        { id: "pay_2", kind: "SCHEDULED", date: "2026-12-07", amount: 1 },
      ],
      cards: [{ id: "pm_1", expiry: "0227" }],
    },
    ...year,
  );
  expect(events.map(({ id, path }) => [id, path])).toEqual([
    ["STATEMENT-2026-11-09", "/billing/statements/st%2F1"],
    ["SCHEDULED_PAYMENT-pay_1", "/billing/scheduled-payments"],
    ["CUT_OFF-2026-12-04", "/billing/pay-bill?open=fdp"],
    ["BILL_DUE-2026-12-05", "/billing/pay-bill?open=otp"],
    ["AUTO_PAY-retry-r1-2026-12-06", "/billing/auto-pay"],
    ["SCHEDULED_PAYMENT-retry-pay_2-2026-12-07", "/billing/scheduled-payments"],
    ["CARD_EXPIRES-pm_1-0227", "/billing/payment-methods"],
  ]);
  expect(events.map(({ service }) => service).filter((service) => service !== null)).toEqual(["core"]);
});

test.each<[what: string, autoPay: Partial<NonNullable<CalendarFacts["autoPay"]>>, nextDebitAmount: number | null]>([
  ["by Auto Pay", {}, 24_317],
  ["by Auto Pay on the due date", { nextDate: "2026-12-05" }, 24_317],
])("[B09 partly] a bill that is paid %s leads there, and has no last day to schedule", (_what, changes, amount) => {
  const autoPay = { service: "core", debitDay: 4, nextDate: "2026-12-04", willFail: false, ...changes } as const;
  const bills = [{ dueDate: "2026-12-05", amount: 24_817 }];
  const events = calendarEvents({ ...nothing, bills, autoPay, nextDebitAmount: amount }, ...year);
  expect(events.map(({ kind }) => kind)).not.toContain("CUT_OFF");
  expect(events.find(({ kind }) => kind === "BILL_DUE")?.path).toBe("/billing/auto-pay");
});

test.each<[what: string, autoPay: Partial<NonNullable<CalendarFacts["autoPay"]>>, nextDebitAmount: number | null]>([
  ["only after its due date", { nextDate: "2026-12-06" }, 24_317],
  ["for mobile alone", { service: "mobile" }, 4_000],
  ["with a method that can't be charged", { willFail: true }, 24_317],
  ["from the next bill on", {}, null],
])("[B09 partly] a bill is to be paid where Auto Pay charges %s", (_what, changes, amount) => {
  const autoPay = { service: "core", debitDay: 4, nextDate: "2026-12-04", willFail: false, ...changes } as const;
  const bills = [{ dueDate: "2026-12-05", amount: 24_817 }];
  const events = calendarEvents({ ...nothing, bills, autoPay, nextDebitAmount: amount }, ...year);
  expect(events.find(({ kind }) => kind === "CUT_OFF")?.date).toBe("2026-12-04");
  expect(events.find(({ kind }) => kind === "BILL_DUE")?.path).toBe("/billing/pay-bill?open=otp");
});

test("[B09 partly] a payment that was made is on its day, with a link to it", () => {
  const payments = [{ id: "pay/1", paymentDate: "2026-11-07", amount: 23_142 }];
  expect(calendarEvents({ ...nothing, payments }, ...year)).toMatchObject([
    { id: "PAYMENT-pay/1", kind: "PAYMENT", date: "2026-11-07", amount: 23_142, path: "/billing/payments/pay%2F1" },
  ]);
});

test("[B09 partly] a late statement is not expected on a past day", () => {
  expect(told({ cycle: { cycleDay: 19, nextStatementDate: "2026-11-19" } }, ["2026-11-01", "2026-12-31"])).toEqual([
    "2026-12-19 STATEMENT_PLANNED",
  ]);
});

test("[B09 partly] the next debit has an amount; later ones, for future bills, have none", () => {
  const facts = {
    autoPay: { service: "core", debitDay: 31, nextDate: "2026-11-30", willFail: false },
    nextDebitAmount: 15_575,
    cycle: { cycleDay: 14, nextStatementDate: "2027-03-14" },
  } as const;
  expect(told(facts, ["2026-11-21", "2027-01-05"])).toEqual(["2026-11-30 AUTO_PAY 15575", "2026-12-31 AUTO_PAY"]);
  expect(told({ ...facts, cycle: null }, ["2026-11-21", "2027-01-05"])).toEqual(["2026-11-30 AUTO_PAY 15575"]);
});

test("[B09 partly] events of one day are sorted by urgency", () => {
  const day = "2026-12-31";
  const events = told({
    stop: { date: day, pastDueAmount: 1 },
    bills: [{ dueDate: day, amount: 2 }],
    schedulingOpen: false,
    scheduled: [{ id: "p", paymentDate: day, amount: 3 }],
    installments: [{ date: day, amount: 4 }],
    cards: [{ id: "c", expiry: "1226" }],
  });
  expect(events.map((line) => line.split(" ")[1])).toEqual([
    "SERVICE_STOPS",
    "BILL_DUE",
    "INSTALLMENT",
    "SCHEDULED_PAYMENT",
    "CARD_EXPIRES",
  ]);
});

test("[B09 partly] events of one day and kind have the same order, however they are stored", () => {
  const cards = ["b", "a", "c"].map((id) => ({ id, expiry: "1226" }));
  const events = calendarEvents({ ...nothing, cards }, ...year);
  expect(events.map(({ paymentMethodId }) => paymentMethodId)).toEqual(["a", "b", "c"]);
});

test("[B09 partly] the range includes both ends", () => {
  const cards = ["1126", "1226", "0127", "0227"].map((expiry) => ({ id: expiry, expiry }));
  expect(told({ cards }, ["2026-12-31", "2027-01-31"])).toEqual(["2026-12-31 CARD_EXPIRES", "2027-01-31 CARD_EXPIRES"]);
});

test("[B09 partly] event ids are unique, none contains the account number, and each links to a billing page", () => {
  const events = calendarEvents(
    {
      ...nothing,
      cycle: { cycleDay: 5, nextStatementDate: "2026-12-05" },
      bills: [{ dueDate: "2026-11-25", amount: 1 }],
      autoPay: { service: "core", debitDay: 5, nextDate: "2026-12-05", willFail: false },
      cards: [
        { id: "a", expiry: "1226" },
        { id: "b", expiry: "1226" },
      ],
    },
    ...year,
  );
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect(events.every(({ path }) => path.startsWith("/billing/"))).toBe(true);
});
