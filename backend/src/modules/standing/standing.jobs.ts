import type { Dependencies } from "../../dependencies.ts";
import { clearMobileStates, endRestorations } from "./standing.repository.ts";

/**
 * Restores every service whose minutes after the payment are over, each exactly once however many processes do it (BILL-04).
 * @returns how many accounts have their service back by this call
 */
export async function restoreServices({ database, clock, logger }: Pick<Dependencies, "database" | "clock" | "logger">): Promise<number> {
  const restored = await database.transaction(async (tx) => {
    const rows = await endRestorations(tx, clock.now());
    if (rows.length > 0) await clearMobileStates(tx, rows.map(({ accountId }) => accountId));
    return rows;
  });
  for (const { accountId, paymentId } of restored) logger.info({ accountId, paymentId }, "service restored");
  return restored.length;
}
