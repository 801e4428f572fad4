import { sql } from "drizzle-orm";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { activityLog, type LoggedFacts, type LoggedKind } from "./activityLog.tables.ts";

export type { LoggedFacts, LoggedKind };

/** Appends an entry to the activity log, the audit log of an account (B17), in the transaction of what it records. */
export async function logActivity(
  { securityClock }: Pick<Dependencies, "securityClock">,
  tx: Transaction,
  entry: { accountId: string; actorId: string; kind: LoggedKind; facts: LoggedFacts },
): Promise<void> {
  const actorType = sql`(select user_type from users where id = ${entry.actorId})`;
  const actorEnterpriseRole = sql`(select enterprise_role from users where id = ${entry.actorId})`;
  await tx.insert(activityLog).values({ ...entry, actorType, actorEnterpriseRole, at: securityClock.now() });
}
