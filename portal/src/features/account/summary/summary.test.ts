import type { Translate } from "@portico/content-runtime/store";
import { beforeAll, expect, test } from "vitest";
import { builtInContent } from "../../../testing/builtInContent.ts";
import { schedule } from "../../../testing/fixtures.ts";
import { statuses, statusWith } from "../../../testing/statusFixtures.ts";
import { pastDueWords } from "../model/pastDueCopy.ts";
import {
  amountToPay,
  amountAsked,
  dueBy,
  mayEnrol,
  accountStatusLines,
  type Status,
} from "../model/accountStatus.rules.ts";
import { upcomingEvents } from "./upcomingEvents.ts";
import { localDay, partOfDay } from "./partOfDay.ts";

let t: Translate;
beforeAll(async () => void (t = (await builtInContent("en-US")).text));

const failed = {
  id: "autopay_2026-11-20",
  kind: "AUTO_PAY",
  paymentId: "pay_1",
  date: "2026-11-20",
  amount: 24317,
  code: "DECLINED",
  retryOn: "2026-12-03",
  retryAmount: 24317,
  retryDiscount: 500,
  paused: false,
} as const;
const expiring: Status["autoPay"] = {
  enrolled: true,
  discount: 500,
  pausedSince: null,
  charge: {
    date: "2026-12-03",
    due: 24817,
    discount: 500,
    amount: 24317,
    statementDate: null,
    paymentMethodId: "pm_1",
    problem: "METHOD_EXPIRES",
  },
};
const due = "Nothing is past due.";
const credit = "You also have a credit of $15.00. We’ll apply it to your next bill.";
const pending = "We’re processing your $1.00 payment. Your amount due already reflects it.";

test.each<[string, Status, string[]]>([
  ["a current bill", statuses.due, [due]],
  [
    "a part that is late",
    statuses.pastDue,
    ["$182.40 of it is past due.", "The rest, $182.40, is due by December 5, 2026."],
  ],
  ["all late", { ...statuses.pastDue, stillDue: 18240, current: 0, dueDate: null }, ["All of it is past due."]],
  ["a credit alone", statuses.inCredit, ["You have a credit of $35.00. We’ll apply it to your next bill."]],
  ["nothing", { ...statuses.inCredit, creditBalance: 0 }, ["You owe nothing right now."]],
  ["a credit and a payment on its way", statusWith({ creditBalance: 1500, onItsWay: 100 }), [due, credit, pending]],
  [
    "Auto Pay in time, net of its discount",
    statuses.autoPay,
    ["Auto Pay will charge $243.17 on December 3, 2026. You don’t need to do anything."],
  ],
  [
    "Auto Pay of a bill that is still to come",
    statuses.autoPayWaits,
    ["You owe nothing right now.", "Auto Pay will charge your next bill on January 3, 2027."],
  ],
  [
    "two scheduled payments",
    statuses.scheduled,
    ["$248.17 is scheduled in 2 payments, the last on December 1, 2026. You don’t need to do anything."],
  ],
  [
    "one of them",
    statusWith({ scheduled: statuses.scheduled.scheduled.slice(0, 1) }),
    [due, "$100.00 is scheduled for November 25, 2026."],
  ],
  [
    "a scheduled payment and Auto Pay for the rest",
    { ...statuses.autoPay, scheduled: statuses.scheduled.scheduled.slice(0, 1) },
    [
      "$100.00 is scheduled for November 25, 2026. Auto Pay will charge $243.17 on December 3, 2026. You don’t need to do anything.",
    ],
  ],
  [
    "a scheduled payment whose card is gone",
    statuses.scheduledProblem,
    [due, "The payment scheduled for November 25, 2026 can’t be made: its payment method was deleted."],
  ],
  [
    "Auto Pay with a card that expires before",
    statusWith({ autoPay: expiring }),
    [due, "Auto Pay can’t charge you on December 3, 2026: its card expires before that day."],
  ],
  [
    "an automatic payment that was declined",
    { ...statuses.autoPay, failures: [failed] },
    ["Auto Pay will try to charge $243.17 again on December 3, 2026."],
  ],
  [
    "all of it on its way",
    statuses.onItsWay,
    ["We’re processing your $248.17 payment, which covers your amount due. You don’t need to do anything."],
  ],
  [
    "a payment that is being confirmed",
    statuses.confirming,
    ["You can pay again once we’ve confirmed your last payment."],
  ],
  [
    "a payment arrangement",
    statuses.arrangement,
    [
      "The next installment of your payment arrangement, $62.00, is due by December 2, 2026. 3 installments remain. Your bill of $112.00 is due by December 5, 2026.",
    ],
  ],
])("[BILL-02 partly] lines below the amount due: %s", (_, status, lines) => {
  expect(accountStatusLines(t, status)).toEqual(lines);
});

test("the amount is what is still due; while a payment is being confirmed it includes what that may have paid", () => {
  expect([statuses.onItsWay, statuses.confirming, statuses.due].map(amountToPay)).toEqual([0, 24817, 24817]);
});

test("the due date is above the amount only if all of it is due then, and never a past date", () => {
  expect(
    [statuses.due, statuses.pastDue, statuses.arrangement, statuses.inCredit, statuses.onItsWay].map(dueBy),
  ).toEqual(["2026-12-05", null, null, null, null]);
});

test.each<[string, Status, ReturnType<typeof amountAsked>]>([
  ["somebody has to pay", statuses.due, { amount: 24817, in: "head" }],
  ["it pays itself", statuses.autoPay, { amount: 0, in: "head" }],
  ["something is late: all that is due, in the alert", statuses.pastDue, { amount: 36480, in: "alert" }],
  ["an automatic payment was declined", { ...statuses.autoPay, failures: [failed] }, { amount: 24817, in: "alert" }],
  [
    "our processor could not be reached, and it is tried again",
    { ...statuses.autoPay, failures: [{ ...failed, code: "PROCESSOR_UNAVAILABLE" }] },
    { amount: 0, in: "head" },
  ],
  ["a payment arrangement: its next installment with the bill", statuses.arrangement, { amount: 17400, in: "head" }],
  ["all is on its way", statuses.onItsWay, { amount: 0, in: "head" }],
])("one amount is asked for, in one place: %s", (_, status, expected) => {
  expect(amountAsked(status)).toEqual(expected);
});

test("[BILL-06 partly] Auto Pay is offered neither for disconnected service nor for cash-only accounts", () => {
  const disconnected = statusWith({ service: { ...statuses.due.service, state: "DISCONNECTED" } });
  expect([statuses.due, disconnected, statuses.cashOnly].map(mayEnrol)).toEqual([true, false, false]);
});

test.each([
  [30, "Pay $364.80 to avoid an interruption of your service.", false],
  [43, "Pay $364.80 to avoid the suspension of your service.", false],
  [50, "Pay $364.80 to restore your service.", true],
  [76, "Pay $364.80 and return your equipment.", true],
] as const)(
  "[BILL-03 partly] tier %d has its own texts; from 50 on service is stopped and says that it is restored automatically",
  (tier, title, stopped) => {
    const part = "$182.40 of it is past due, so you must pay the full amount.";
    const after = stopped
      ? "Service is restored within 15 minutes of your payment."
      : "Your service may be suspended on December 1, 2026.";
    expect(pastDueWords(t, statuses.pastDue, schedule(tier))).toEqual({ title, details: [part, after], stopped });
  },
);

test("[BILL-03 partly] without a schedule only the amount is shown", () => {
  expect(pastDueWords(t, statuses.pastDue, undefined)).toEqual({
    title: "$182.40 is past due.",
    details: ["Because part is past due, you must pay the full amount: $364.80."],
    stopped: false,
  });
});

const ahead = (status: Status) =>
  upcomingEvents(status).map(({ date, title, amount, detail }) => [date, t(title), amount ?? (detail && t(detail))]);

test("upcoming dates are sorted: all scheduled payments, Auto Pay net of its discount, the due date, the day on which service stops", () => {
  expect(ahead(statuses.scheduled)).toEqual([
    ["2026-11-25", "Scheduled payment", 10000],
    ["2026-12-01", "Scheduled payment", 14817],
    ["2026-12-05", "Bill due", 24817],
  ]);
  expect(ahead(statuses.autoPay)).toEqual([
    ["2026-12-03", "Auto Pay", 24317],
    ["2026-12-05", "Bill due", 24817],
  ]);
  expect(ahead(statuses.pastDue)).toEqual([
    ["2026-12-01", "Service may be suspended", "Unless you pay the full amount"],
    ["2026-12-05", "Bill due", 18240],
  ]);
  expect(ahead(statuses.arrangement)).toEqual([
    ["2026-12-02", "Installment due", 6200],
    ["2026-12-05", "Bill due", 11200],
  ]);
});

test("charges that will fail, wait for a bill or are retried say so among the upcoming dates", () => {
  expect(ahead(statuses.scheduledProblem)[0]).toEqual(["2026-11-25", "Scheduled payment", "Can’t be charged"]);
  expect(ahead(statuses.autoPayWaits)).toEqual([["2027-01-03", "Auto Pay", "Your next bill"]]);
  expect(ahead(statusWith({ failures: [{ ...failed, kind: "SCHEDULED" }] }))[0]).toEqual([
    "2026-12-03",
    "We’ll try your payment again",
    24317,
  ]);
  expect(ahead(statuses.inCredit)).toEqual([]);
});

test.each([
  ["2026-11-21T08:59:00Z", "evening"],
  ["2026-11-21T09:00:00Z", "morning"],
  ["2026-11-21T16:59:00Z", "morning"],
  ["2026-11-21T17:00:00Z", "afternoon"],
  ["2026-11-21T23:00:00Z", "evening"],
])("%s is %s in the provider's time zone", (instant, part) => {
  expect(partOfDay(instant, "America/New_York")).toBe(part);
});

test("the date is in the provider's time zone, not the reader's", () => {
  expect(localDay("2026-11-22T03:00:00Z", "America/New_York")).toBe("2026-11-21");
});
