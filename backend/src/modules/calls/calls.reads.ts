import { and, desc, eq, gte, inArray, lt, ne } from "drizzle-orm";
import { addDays, instantAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import type { LinesOnBill } from "../voice/voice.reads.ts";
import { callRecords } from "./calls.tables.ts";

export type CallRow = typeof callRecords.$inferSelect;

/** The most calls of one bill that are shown, the newest. */
const MAX_CALLS = 500;

/** The calls of a bill: of these lines, between two local days, both included. */
type BilledCalls = { accountId: string; lines: LinesOnBill; from: string; to: string };

/** The calls of a bill, newest first. Blocked ones are on no bill. */
export function callsBetween(
  { database, clock }: Pick<Dependencies, "database" | "clock">,
  { accountId, lines, from, to }: BilledCalls,
): Promise<CallRow[]> {
  const begins = (day: string) => instantAt(day, 0, 0, clock.timeZone);
  const wanted = and(
    eq(callRecords.accountId, accountId),
    lines === "EVERY" ? undefined : inArray(callRecords.line, [...lines]),
    ne(callRecords.treatment, "BLOCKED"),
    gte(callRecords.at, begins(from)),
    lt(callRecords.at, begins(addDays(to, 1))),
  );
  return database
    .select()
    .from(callRecords)
    .where(wanted)
    .orderBy(desc(callRecords.at), desc(callRecords.id))
    .limit(MAX_CALLS);
}
