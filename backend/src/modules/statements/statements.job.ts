import type { Dependencies } from "../../dependencies.ts";
import { drain } from "../../lib/drain.ts";
import type { Heartbeat } from "../../lib/jobScheduler.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { dueCycles, type DueCycle } from "./statements.repository.ts";
import { billNext } from "./statements.writes.ts";

type Needed = Pick<Dependencies, "config" | "database" | "clock" | "securityClock" | "logger">;

/** Concurrency limit: the calls need most of a process's database connections. */
const AT_ONCE = 2;
const PAGE = 200;

/**
 * Issues every statement that is due by its account's business date, including months that the clock skipped. Safe in
 * any number of processes: each account is billed under its lock, once a month. An account that failed, or that waits
 * for an order, is retried in the next run.
 * @returns how many periods were billed
 */
export async function generateStatements(deps: Needed, heartbeat: Heartbeat = () => undefined): Promise<number> {
  let billed = 0;
  const work = async ({ accountId }: DueCycle) => {
    while (await billAccount(deps, accountId)) {
      heartbeat();
      billed += 1;
    }
    return true;
  };
  await drain((after: DueCycle | undefined) => dueCycles(deps.database, deps.clock, PAGE, after), work, AT_ONCE);
  return billed;
}

/**
 * Bills the next period of an account.
 * @returns whether there was one
 */
async function billAccount(deps: Needed, accountId: string): Promise<boolean> {
  try {
    const own = await onAccountTime(deps, deps.database, accountId);
    const billed = await deps.database.transaction((tx) => billNext(own, tx, accountId));
    if (typeof billed === "boolean") return billed;
    deps.logger.warn({ accountId, orderId: billed.waitsFor }, "a statement waits for an order to be carried out");
    return false;
  } catch (error) {
    deps.logger.error({ err: error, accountId }, "a statement could not be issued");
    return false;
  }
}
