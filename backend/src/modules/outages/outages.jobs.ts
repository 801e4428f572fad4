import { localDateAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import type { Heartbeat } from "../../lib/jobScheduler.ts";
import { announceChange, takeSpan } from "../account-events/accountEvents.writes.ts";
import { servedAt } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { creditOutage } from "../statements/credits.writes.ts";
import { callDeskOf } from "./callDesk.ts";
import { changeCallback, openCallbacks } from "./callbacks.repository.ts";
import { affectedZips, changedWithin, markCredited, uncreditedOutages, type OutageRow } from "./outages.repository.ts";

const AT_ONCE = 50;
const PAGE = 200;
const MINUTE_MILLISECONDS = 60_000;

/**
 * Credits the accounts that an outage affected, once it has ended. Each account is credited in its own transaction and
 * at most once, so the job can stop anywhere, and run in any number of processes.
 * @returns how many accounts were credited
 */
export async function creditOutages(deps: Dependencies, heartbeat: Heartbeat = () => undefined): Promise<number> {
  let credited = 0;
  for (const outage of await uncreditedOutages(deps.database, deps.clock.now())) {
    const zips = await affectedZips(deps.database, outage.id);
    for (let after = ""; ;) {
      const accountIds = await servedAt(deps.database, zips, outage.services, after, PAGE);
      for (const accountId of accountIds) credited += (await credit(deps, outage, accountId)) ? 1 : 0;
      heartbeat();
      const last = accountIds.at(-1);
      if (last === undefined || accountIds.length < PAGE) break;
      after = last;
    }
    await markCredited(deps.database, outage.id, deps.clock.now());
  }
  return credited;
}

async function credit(
  shared: Dependencies,
  { id: outageId, services, startsAt, endedAt }: OutageRow,
  accountId: string,
): Promise<boolean> {
  if (!endedAt) return false;
  const { clock } = await onAccountTime(shared, shared.database, accountId);
  const minutes = Math.floor((endedAt.getTime() - startsAt.getTime()) / MINUTE_MILLISECONDS);
  const from = localDateAt(endedAt, clock.timeZone);
  return shared.database.transaction((tx) => creditOutage(tx, { accountId, outageId, services, minutes, from }));
}

/**
 * Tells every open page when an outage or a notice was announced, begins, changes or ends: what of it concerns an account
 * depends on its address and its services, so each page reads its own alerts again. Safe in any number of processes.
 * @returns 1 when something happened since the last run
 */
export function announceOutages({ database, clock }: Pick<Dependencies, "database" | "clock">): Promise<number> {
  return database.transaction(async (tx) => {
    const span = await takeSpan(tx, "outages", clock.now());
    // After the demo's clock was set back everything may be different.
    if (!span || (span.from < span.to && !(await changedWithin(tx, span)))) return 0;
    await announceChange(tx, { topic: "OUTAGES", everybody: true });
    return 1;
  });
}

/**
 * Records how far callbacks are, as the call desk reports. Safe in any number of processes: each row is locked by one.
 * @returns how many callbacks changed
 */
export async function pollCallbacks({ config, database, clock }: Dependencies): Promise<number> {
  const desk = callDeskOf(config);
  if (!desk) return 0;
  const now = clock.now();
  return database.transaction(async (tx) => {
    let changed = 0;
    for (const row of await openCallbacks(tx, AT_ONCE)) {
      const report = await desk.reportOf(row, now);
      if (!report) continue;
      await changeCallback(tx, row, report.state === "CALLED" ? { ...report, calledAt: now } : report);
      await announceChange(tx, { topic: "OUTAGES", accountId: row.accountId });
      changed += 1;
    }
    return changed;
  });
}
