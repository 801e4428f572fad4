import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { activityLog, type LoggedFacts, type LoggedKind } from "./activityLog.tables.ts";

export type { LoggedFacts, LoggedKind };

/** Appends an entry to the activity log of an account (B17), in the transaction of what it records. */
export async function logActivity(
  { securityClock }: Pick<Dependencies, "securityClock">,
  tx: Transaction,
  entry: { accountId: string; actorId: string; kind: LoggedKind; facts: LoggedFacts },
): Promise<void> {
  await tx.insert(activityLog).values({ ...entry, at: securityClock.now() });
}
