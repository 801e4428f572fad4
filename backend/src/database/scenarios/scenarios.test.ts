import { nextCycleDate } from "@portico/rules/billingCycle";
import { addDays } from "@portico/rules/dates";
import { expect, test } from "vitest";
import { isArranged } from "@portico/rules/accountStatus";
import { statement } from "@portico/rules/constants";
import { demoPlan } from "../../modules/account-status/suspension.demo.ts";
import { scenarios } from "./all.ts";
import { cycleDayOf, statementDates } from "./scenario.ts";

/** A demo starts on any day: bills issued on the last day of a month follow other rules than those on its tenth. */
const days = Array.from({ length: 800 }, (_, day) => addDays("2027-11-01", day));
const billed = scenarios.filter(({ bills }) => bills.length > 0);
/**
 * Enterprise accounts are billed elsewhere: their bills are not generated. The newest statement of account 8347205039 is
 * late on purpose.
 */
const goesOn = billed.filter(
  ({ accountId, account }) =>
    accountId !== "8347205039" &&
    account?.accountType !== "ENTERPRISE" &&
    !account?.disconnected &&
    !account?.billingMoved,
);

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

test.each(billed)("the bills of $companyName are of consecutive months", ({ bills }) => {
  for (const today of days) {
    const months = statementDates(bills, today).map(monthOf);
    expect(months, today).toEqual(months.map((_, index) => (months[0] ?? 0) + index));
  }
});

test.each(goesOn)("$companyName is not missing a bill that should have been issued by today", (scenario) => {
  for (const today of days) {
    const newest = statementDates(scenario.bills, today).at(-1) ?? "";
    expect(nextCycleDate(newest, cycleDayOf(scenario, today)) > today, `${today}, newest ${newest}`).toBe(true);
  }
});

test("the payment arrangement covers the past-due bill, whatever the day on which the demo starts", () => {
  const arranged = scenarios.find(({ accountId }) => accountId === "8347206072")!;
  for (const today of days) {
    const pastDue = addDays(statementDates(arranged.bills, today).at(-2) ?? "", statement.daysToPay);
    const plan = demoPlan(arranged, today);
    expect([pastDue < today, isArranged(plan, pastDue), plan.nextInstallmentDate <= addDays(today, 14)], today).toEqual(
      [true, true, true],
    );
  }
});
