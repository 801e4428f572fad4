import type { Dependencies } from "../../dependencies.ts";
import { drain } from "../../lib/drain.ts";
import type { GoesOn } from "../../lib/rounds.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { dueCycles, type DueCycle } from "./statements.repository.ts";
import { billNext } from "./statements.writes.ts";

type Needed = Pick<Dependencies, "config" | "database" | "clock" | "securityClock" | "logger">;

/** Calls need most of the connections that a process has. */
const AT_ONCE = 2;
const PAGE = 200;

/**
 * Issues every statement that is due by the business date of its account, also those of months that the clock has jumped over. Any number of
 * processes may do it at once: each account is billed under its lock, once a month. One that fails is left for the next round.
 * @returns how many periods were billed
 */
export async function generateStatements(deps: Needed, goesOn: GoesOn = () => undefined): Promise<number> {
  let billed = 0;
  const work = async ({ accountId }: DueCycle) => {
    while (await billAccount(deps, accountId)) {
      goesOn();
      billed += 1;
    }
    return true;
  };
  await drain((after: DueCycle | undefined) => dueCycles(deps.database, deps.clock, PAGE, after), work, AT_ONCE);
  return billed;
}

/** The next period of an account. @returns whether there was one */
async function billAccount(deps: Needed, accountId: string): Promise<boolean> {
  try {
    const own = await onAccountTime(deps, deps.database, accountId);
    return await deps.database.transaction((tx) => billNext(own, tx, accountId));
  } catch (error) {
    deps.logger.error({ err: error, accountId }, "a statement could not be issued");
    return false;
  }
}
