import { addDays, daysBetween, localDateAt, type LocalDate } from "@portico/rules/dates";
import { isSuspended, softDisconnectDate } from "@portico/rules/delinquency";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Heartbeat } from "../../lib/jobScheduler.ts";
import { announceChange, takeSpan, type Span } from "../account-events/accountEvents.writes.ts";
import { accountClock } from "../account/accountTime.reads.ts";
import { owingNow } from "../billing/billing.reads.ts";
import { accountsOwingSince } from "../ledger/ledger.reads.ts";
import { accountsWithInstallments } from "./suspension.repository.ts";

type Needed = Pick<Dependencies, "database" | "clock">;
type Dates = readonly [LocalDate, LocalDate];

const PAGE = 200;
/** Dates begin on a quarter of an hour in every time zone. */
const QUARTER_MILLISECONDS = 15 * 60_000;

/**
 * Tells open pages that an account's service was suspended because of the date alone: a bill has become too old, or an
 * installment was missed. Suspension is derived (decision 22), so the job compares the last announced moment with now,
 * each by the account's local date. Safe in any number of processes: one at a time moves the moment on.
 * @returns how many accounts were announced
 */
export function announceSuspensions(
  { database, clock }: Needed,
  heartbeat: Heartbeat = () => undefined,
): Promise<number> {
  return database.transaction(async (tx) => {
    const span = await takeSpan(tx, "suspensions", clock.now(), ({ from, to }) => quarterOf(from) !== quarterOf(to));
    // The demo's clock can be set back: then its days come again.
    return span && span.from < span.to ? announceSpan(clock, tx, span, heartbeat) : 0;
  });
}

const quarterOf = (moment: Date) => Math.floor(moment.getTime() / QUARTER_MILLISECONDS);

async function announceSpan(
  clock: Needed["clock"],
  tx: Transaction,
  span: Span,
  heartbeat: Heartbeat,
): Promise<number> {
  const found = new Set<string>();
  for (const pageOf of candidates(tx, span))
    for (let after: string | undefined = ""; after !== undefined;) {
      const page: string[] = await pageOf(after);
      for (const accountId of page) if (await wasStopped(clock, tx, accountId, span)) found.add(accountId);
      heartbeat();
      after = page.at(-1);
    }
  for (const accountId of found) await announceChange(tx, { topic: "SERVICES", accountId });
  return found.size;
}

/** Reads of the accounts that may have been suspended, page by page. Dates are wider than any time zone needs. */
function candidates(tx: Transaction, span: Span): readonly ((after: string) => Promise<string[]>)[] {
  const dates: Dates = [addDays(localDateAt(span.from, "UTC"), -1), addDays(localDateAt(span.to, "UTC"), 1)];
  const daysUntilStop = daysBetween(dates[0], softDisconnectDate(dates[0]));
  const due: Dates = [addDays(dates[0], -daysUntilStop), addDays(dates[1], -daysUntilStop)];
  return [
    (after) => accountsOwingSince(tx, due, after, PAGE),
    (after) => accountsWithInstallments(tx, dates, after, PAGE),
  ];
}

async function wasStopped(clock: Needed["clock"], tx: Transaction, accountId: string, span: Span): Promise<boolean> {
  const { timeZone } = await accountClock(clock, tx, accountId);
  const stoppedAt = async (at: Date) => isSuspended((await owingNow(tx, accountId, localDateAt(at, timeZone))).tier);
  return !(await stoppedAt(span.from)) && (await stoppedAt(span.to));
}
