import type { Dependencies } from "../../dependencies.ts";
import type { GoesOn } from "../../lib/rounds.ts";
import { clearMobileStates, endRestorations } from "./standing.repository.ts";

const AT_ONCE = 200;
type Needed = Pick<Dependencies, "database" | "clock" | "logger">;

/**
 * Restores every service whose minutes after the payment are over, each exactly once however many processes do it (BILL-04).
 * @returns how many accounts have their service back by this call
 */
export async function restoreServices(deps: Needed, goesOn: GoesOn = () => undefined): Promise<number> {
  let restored = 0;
  for (let some = await restoreSome(deps); some > 0; some = await restoreSome(deps)) {
    goesOn();
    restored += some;
  }
  return restored;
}

async function restoreSome({ database, clock, logger }: Needed): Promise<number> {
  const restored = await database.transaction(async (tx) => {
    const rows = await endRestorations(tx, clock.now(), AT_ONCE);
    if (rows.length > 0) await clearMobileStates(tx, rows.map(({ accountId }) => accountId));
    return rows;
  });
  for (const { accountId, paymentId } of restored) logger.info({ accountId, paymentId }, "service restored");
  return restored.length;
}
