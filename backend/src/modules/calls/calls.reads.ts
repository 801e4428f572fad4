import { and, count, desc, eq, gte, inArray, lt, ne, sum } from "drizzle-orm";
import { addDays, instantAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import type { LinesOnBill } from "../voice/voice.reads.ts";
import { callRecords } from "./calls.tables.ts";

export type CallRow = typeof callRecords.$inferSelect;

/** The most calls of one bill that are shown, the newest. */
const MAX_CALLS = 500;

/** The calls of a bill: of these lines, between two local days, both included. */
type BilledCalls = { accountId: string; lines: LinesOnBill; from: string; to: string };

type Reader = Pick<Dependencies, "database" | "clock">;

/** Blocked calls are on no bill. */
function isBilled({ clock }: Reader, { accountId, lines, from, to }: BilledCalls) {
  const begins = (day: string) => instantAt(day, 0, 0, clock.timeZone);
  return and(
    eq(callRecords.accountId, accountId),
    lines === "EVERY" ? undefined : inArray(callRecords.line, [...lines]),
    ne(callRecords.treatment, "BLOCKED"),
    gte(callRecords.at, begins(from)),
    lt(callRecords.at, begins(addDays(to, 1))),
  );
}

/** The newest calls of a bill, at most MAX_CALLS. */
export function callsBetween(deps: Reader, billed: BilledCalls): Promise<CallRow[]> {
  return deps.database
    .select()
    .from(callRecords)
    .where(isBilled(deps, billed))
    .orderBy(desc(callRecords.at), desc(callRecords.id))
    .limit(MAX_CALLS);
}

/** How many calls a bill has, and their length together. */
export async function callTotals(deps: Reader, billed: BilledCalls): Promise<{ count: number; seconds: number }> {
  const [totals] = await deps.database
    .select({ count: count(), seconds: sum(callRecords.seconds).mapWith(Number) })
    .from(callRecords)
    .where(isBilled(deps, billed));
  return { count: totals?.count ?? 0, seconds: totals?.seconds ?? 0 };
}
