import { expect, test } from "vitest";
import type { PaymentDates } from "@portico/rules/paymentDate";
import { whatIfPaid, type Known } from "./whatIf.domain.ts";

const today = "2026-11-21";
const offered: PaymentDates = {
  today,
  firstScheduledDate: "2026-11-22",
  lastDate: "2026-12-21",
  cutOff: new Date("2026-11-22T02:00:00Z"),
  block: null,
};
/** Payments may be scheduled far ahead, so that what happens on late days can be asked. */
const farAhead = { dates: { ...offered, lastDate: "2027-02-28" } };
const owes = (
  charges: readonly (readonly [dueDate: string, amount: number])[],
  changes: Partial<Known> = {},
): Known => ({
  position: {
    charges: charges.map(([dueDate, amount]) => ({ dueDate, amount })),
    appliedCredits: 0,
    unappliedCredit: 0,
  },
  onItsWay: 0,
  restricted: false,
  dates: offered,
  restoreMinutes: 15,
  scheduled: [],
  autoPay: { nextDate: null, discount: 500 },
  ...changes,
});
const bill = owes([["2026-12-05", 10_000]]);
const late = owes(
  [
    ["2026-11-10", 4_000],
    ["2026-12-05", 6_000],
  ],
  { dates: { ...offered, lastDate: today, firstScheduledDate: null, block: "PAST_DUE" } },
);
const stopped = owes(
  [
    ["2026-09-20", 4_000],
    ["2026-12-05", 6_000],
  ],
  { dates: { ...offered, lastDate: today, firstScheduledDate: null, block: "PAST_DUE" } },
);

test.each<[string, Known, number, string, object]>([
  [
    "all of it in time",
    bill,
    10_000,
    "2026-12-05",
    { verdict: "ALLOWED", amountDueAfter: 0, pastDueAfter: 0, dueDateAfter: null, softDisconnectDateAfter: null },
  ],
  [
    "a part in time",
    bill,
    4_000,
    today,
    { verdict: "ALLOWED", amountDueAfter: 6_000, pastDueAfter: 0, dueDateAfter: "2026-12-05" },
  ],
  ["more than is due", bill, 12_000, today, { verdict: "ALLOWED", amountDueAfter: 0, creditAfter: 2_000 }],
  [
    "too late by a day",
    bill,
    10_000,
    "2026-12-06",
    { verdict: "ALLOWED", pastDueBefore: 10_000, pastDueAfter: 0, stoppedBefore: false },
  ],
  [
    "a part, too late",
    bill,
    4_000,
    "2026-12-06",
    { verdict: "BELOW_DUE", minimum: 10_000, pastDueAfter: 6_000, softDisconnectDateAfter: "2027-01-24" },
  ],
  [
    "after service was stopped",
    { ...bill, ...farAhead },
    10_000,
    "2027-01-24",
    { stoppedBefore: true, restored: true, restoreMinutes: 15 },
  ],
  ["less than a dollar", bill, 99, today, { verdict: "OUT_OF_RANGE" }],
  ["past due, today", late, 10_000, today, { verdict: "ALLOWED", pastDueBefore: 4_000, pastDueAfter: 0 }],
  ["past due, tomorrow", late, 10_000, "2026-11-22", { verdict: "MUST_PAY_TODAY" }],
  [
    "on a later day with two payments scheduled",
    { ...bill, dates: { ...offered, lastDate: today, firstScheduledDate: null, block: "TWO_SCHEDULED" } },
    10_000,
    "2026-11-22",
    { verdict: "ONLY_TODAY", firstDate: null, lastDate: null },
  ],
  [
    "today with two payments scheduled",
    { ...bill, dates: { ...offered, lastDate: today, firstScheduledDate: null, block: "TWO_SCHEDULED" } },
    10_000,
    today,
    { verdict: "ALLOWED" },
  ],
  [
    "tomorrow after the cut-off",
    { ...bill, dates: { ...offered, firstScheduledDate: "2026-11-23" } },
    10_000,
    "2026-11-22",
    { verdict: "DATE_NOT_OFFERED", firstDate: "2026-11-23", lastDate: "2026-12-21" },
  ],
  ["further ahead than payments are scheduled", bill, 10_000, "2026-12-22", { verdict: "DATE_NOT_OFFERED" }],
  ["on the last day for which payments are scheduled", bill, 10_000, "2026-12-21", { verdict: "ALLOWED" }],
  ["stopped, all of it", stopped, 10_000, today, { verdict: "ALLOWED", stoppedBefore: true, restored: true }],
  [
    "stopped, not enough",
    stopped,
    3_000,
    today,
    { verdict: "BELOW_DUE", stoppedBefore: true, restored: false, pastDueAfter: 1_000 },
  ],
  ["with a payment on its way", { ...bill, onItsWay: 10_000 }, 500, today, { amountDueAfter: 0, creditAfter: 500 }],
  [
    "after a scheduled payment of a part",
    { ...bill, scheduled: [{ date: "2026-11-30", amount: 6_000 }] },
    10_000,
    "2026-11-30",
    { verdict: "ALLOWED", scheduledFirst: 6_000, amountDueAfter: 0, creditAfter: 6_000 },
  ],
  [
    "what a scheduled payment has left of a bill that is late by then",
    { ...bill, ...farAhead, scheduled: [{ date: "2026-11-30", amount: 6_000 }] },
    4_000,
    "2026-12-10",
    { verdict: "ALLOWED", minimum: 4_000, pastDueBefore: 4_000, amountDueAfter: 0, pastDueAfter: 0 },
  ],
  [
    "only what a payment scheduled for today would leave of a bill that is past due",
    { ...late, scheduled: [{ date: today, amount: 6_000 }] },
    4_000,
    today,
    { verdict: "BELOW_DUE", minimum: 10_000, scheduledFirst: 6_000, amountDueAfter: 0 },
  ],
  [
    "only what a scheduled payment would leave, where the whole bill must be paid",
    { ...bill, restricted: true, scheduled: [{ date: "2026-11-30", amount: 6_000 }] },
    4_000,
    "2026-12-01",
    { verdict: "BELOW_DUE", minimum: 10_000, amountDueAfter: 0 },
  ],
  [
    "before a scheduled payment",
    { ...bill, scheduled: [{ date: "2026-11-30", amount: 6_000 }] },
    10_000,
    "2026-11-29",
    { scheduledFirst: 0, amountDueAfter: 0, creditAfter: 0 },
  ],
  [
    "with Auto Pay before that day",
    { ...bill, autoPay: { nextDate: "2026-12-03", discount: 500 } },
    10_000,
    "2026-12-05",
    { autoPayFirst: true, autoPayDiscount: 500 },
  ],
  [
    "with Auto Pay after that day",
    { ...bill, autoPay: { nextDate: "2026-12-03", discount: 500 } },
    10_000,
    today,
    { autoPayFirst: false, autoPayDiscount: 500 },
  ],
])("[B20 partly] paying %s", (_, known, amount, date, expected) => {
  expect(whatIfPaid(known, amount, date)).toMatchObject(expected);
});
