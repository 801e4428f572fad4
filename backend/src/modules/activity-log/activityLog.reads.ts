import { and, desc, eq, gte, inArray, lt } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { firstNames } from "../identity/memberships.reads.ts";
import { activityLog, loggedKinds, type LoggedArea } from "./activityLog.tables.ts";

export type LogRow = typeof activityLog.$inferSelect & { by: string };

/** `from`: entries since this instant. `before`: entries older than this id. */
export interface LogFilter {
  area?: LoggedArea | undefined;
  person?: string | undefined;
  from?: Date | undefined;
  before?: number | undefined;
}

const matching = (accountId: string, { area, person, from, before }: LogFilter) =>
  and(
    eq(activityLog.accountId, accountId),
    area && inArray(activityLog.kind, [...loggedKinds[area]]),
    person === undefined ? undefined : eq(activityLog.actorId, person),
    from && gte(activityLog.at, from),
    before === undefined ? undefined : lt(activityLog.id, before),
  );

/** Whether more entries match than a number. */
export async function hasMoreThan(
  database: Database,
  accountId: string,
  filter: LogFilter,
  count: number,
): Promise<boolean> {
  const beyond = database.select({ id: activityLog.id }).from(activityLog).where(matching(accountId, filter));
  return (await beyond.offset(count).limit(1)).length > 0;
}

/** The newest entries of an account first. */
export async function logRows(
  database: Database,
  accountId: string,
  filter: LogFilter,
  limit: number,
): Promise<LogRow[]> {
  const rows = await database
    .select()
    .from(activityLog)
    .where(matching(accountId, filter))
    .orderBy(desc(activityLog.id))
    .limit(limit);
  const names = await firstNames(
    database,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map((row) => ({ ...row, by: names.get(row.actorId) ?? "" }));
}

/** Everybody who is in the log of an account, by name. */
export async function peopleInLog(tx: Transaction, accountId: string): Promise<{ userId: string; name: string }[]> {
  const actors = await tx
    .selectDistinct({ userId: activityLog.actorId })
    .from(activityLog)
    .where(eq(activityLog.accountId, accountId));
  const names = await firstNames(
    tx,
    actors.map(({ userId }) => userId),
  );
  return [...names].map(([userId, name]) => ({ userId, name })).sort((a, b) => a.name.localeCompare(b.name));
}
