import { dayMilliseconds } from "@portico/rules/constants";
import type { Transaction } from "../../database/database.ts";
import { networkOf } from "../../lib/network.ts";
import { consumeAll } from "../rate-limits/rateLimits.writes.ts";

const minute = 60_000;

/**
 * Rate limits of all processes together: per address for an office of a few hundred users, in total for thirty days of
 * disk space.
 */
type Budgets = {
  eventsPerMinute: number;
  bytesPerMinute: number;
  bytesPerDay: number;
  bytesPerDayFromAll: number;
};

/** Each event is a row, and each byte stays on disk for thirty days. */
export const budgets: Budgets = {
  eventsPerMinute: 10_000,
  bytesPerMinute: 3_000_000,
  bytesPerDay: 100_000_000,
  bytesPerDayFromAll: 500_000_000,
};

type Batch = { address: string; events: number; bytes: number };

/**
 * Charges a batch to the budgets of its network and of all, in one statement.
 * @param now security time
 * @returns 0 when it is within all budgets, else the seconds to wait
 */
export function consumeBudget(
  tx: Transaction,
  { address, events, bytes }: Batch,
  now: Date,
  { eventsPerMinute, bytesPerMinute, bytesPerDay, bytesPerDayFromAll }: Budgets = budgets,
): Promise<number> {
  const network = networkOf(address);
  const costs = [
    { name: `telemetry events ${network}`, amount: events, max: eventsPerMinute, windowMilliseconds: minute },
    { name: `telemetry bytes ${network}`, amount: bytes, max: bytesPerMinute, windowMilliseconds: minute },
    { name: `telemetry day ${network}`, amount: bytes, max: bytesPerDay, windowMilliseconds: dayMilliseconds },
    { name: "telemetry day", amount: bytes, max: bytesPerDayFromAll, windowMilliseconds: dayMilliseconds },
  ];
  return consumeAll(tx, costs, now);
}
