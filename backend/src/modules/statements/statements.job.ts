import type { Dependencies } from "../../dependencies.ts";
import { dueAccounts } from "./statements.repository.ts";
import { billNext } from "./statements.writes.ts";

type Needed = Pick<Dependencies, "config" | "database" | "clock" | "securityClock" | "logger">;

const AT_ONCE = 100;

/**
 * Issues every statement that is due by the business date, also those of months that the clock has jumped over. Any number of
 * processes may do it at once: each account is billed under its lock, once a month. One that fails is left for the next round.
 * @returns how many periods were billed
 */
export async function generateStatements(deps: Needed): Promise<number> {
  const failed = new Set<string>();
  let billed = 0;
  for (;;) {
    const accountIds = await dueAccounts(deps.database, deps.clock.today(), AT_ONCE, [...failed]);
    if (accountIds.length === 0) return billed;
    for (const accountId of accountIds) if (await billAccount(deps, accountId, failed)) billed += 1;
  }
}

async function billAccount(deps: Needed, accountId: string, failed: Set<string>): Promise<boolean> {
  try {
    return await deps.database.transaction((tx) => billNext(deps, tx, accountId));
  } catch (error) {
    failed.add(accountId);
    deps.logger.error({ err: error, accountId }, "a statement could not be issued");
    return false;
  }
}
