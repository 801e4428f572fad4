import { addDays, instantAt } from "@portico/rules/dates";
import { nextCycleDate, previousCycleDate } from "@portico/rules/billingCycle";
import { statement as constants } from "@portico/rules/constants";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import type { Scenario } from "../../database/scenarios/scenario.ts";
import type { BilledServiceKey, ItemCode } from "./lines.domain.ts";
import { billPeriod } from "./statements.writes.ts";
import { agreedPrices, billingItems } from "./tariff.tables.ts";

/** A day relative to a statement: days after the statement of so many months ago. */
type Day = readonly [monthsAgo: number, days?: number];

interface History {
  months: number;
  prices: readonly { service: BilledServiceKey; from: Day; unitPrice: number }[];
  items: readonly { code: ItemCode; service: BilledServiceKey; amount: number; from: Day; until?: Day }[];
}

/**
 * Two years with every reason why one bill differs from the next; the newest bill differs by a price change, a
 * technician's visit and an expired discount.
 */
const twoYears: History = {
  months: 24,
  prices: [
    { service: "INTERNET", from: [24], unitPrice: 13_900 },
    { service: "INTERNET", from: [13], unitPrice: 14_900 },
    { service: "INTERNET", from: [7, 10], unitPrice: 17_900 },
    { service: "VIDEO", from: [24], unitPrice: 7_400 },
    { service: "VIDEO", from: [1], unitPrice: 7_900 },
  ],
  items: [
    { code: "PROMOTION", service: "INTERNET", amount: -2_000, from: [24], until: [1, -1] },
    { code: "INSTALLATION", service: "VOICE", amount: 4_900, from: [18, 3] },
    { code: "TECHNICIAN_VISIT", service: "INTERNET", amount: 9_900, from: [1, 8] },
    { code: "OUTAGE_CREDIT", service: "INTERNET", amount: -1_460, from: [4, 5] },
  ],
};

/** Demo accounts with a complete history, by account number. */
export const histories: ReadonlyMap<string, History> = new Map([["8347205013", twoYears]]);

/** Writes the history's events, then bills month by month as the monthly job would have. */
export async function seedHistory(
  tx: Transaction,
  clock: BusinessClock,
  { accountId, newestStatementDaysAgo = 0 }: Scenario,
  history: History,
): Promise<void> {
  const dates = cycleDates(addDays(clock.today(), -newestStatementDaysAgo), history.months);
  const day = ([monthsAgo, days = 0]: Day) => addDays(dates.at(-1 - monthsAgo) ?? "", days);
  await tx
    .insert(agreedPrices)
    .values(history.prices.map(({ from, ...price }) => ({ accountId, ...price, validFrom: day(from) })));
  await tx.insert(billingItems).values(
    history.items.map(({ from, until, ...item }, index) => ({
      accountId,
      id: `item_demo_${index}`,
      ...item,
      from: day(from),
      until: until ? day(until) : null,
    })),
  );
  for (const [index, statementDate] of dates.slice(1).entries()) {
    const period = { from: dates[index] ?? statementDate, to: addDays(statementDate, -1) };
    await billPeriod(tx, {
      accountId,
      cycleDay: Number((dates.at(-1) ?? statementDate).slice(8)),
      period,
      statementDate,
      dueDate: addDays(statementDate, constants.daysToPay),
      recordedAt: instantAt(statementDate, 2, 0, clock.timeZone),
    });
  }
}

/** The first day of the first period, then every statement date up to the newest. */
function cycleDates(newest: string, months: number): string[] {
  const cycleDay = Number(newest.slice(8));
  let first = newest;
  for (let month = 0; month < months; month += 1) first = previousCycleDate(first, cycleDay);
  const dates = [first];
  while (dates.length <= months) dates.push(nextCycleDate(dates.at(-1) ?? first, cycleDay));
  return dates;
}
