import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../../database/database.ts";
import {
  alertDismissals,
  outageAreas,
  outages,
  outageUpdates,
  serviceAreas,
  serviceNotices,
} from "./outages.tables.ts";

type Reader = Transaction | Database;
export type AreaRow = typeof serviceAreas.$inferSelect;
export type OutageRow = typeof outages.$inferSelect;
export type UpdateRow = typeof outageUpdates.$inferSelect;
export type NoticeRow = typeof serviceNotices.$inferSelect;

/** An outage with its areas and its updates so far, newest first. */
export type KnownOutage = OutageRow & { areaIds: string[]; updates: UpdateRow[] };

export const areaRows = (tx: Reader): Promise<AreaRow[]> =>
  tx.select().from(serviceAreas).orderBy(asc(serviceAreas.name));

/** The area of a ZIP code. */
export async function areaOfZip(tx: Reader, zip: string): Promise<AreaRow | undefined> {
  return (
    await tx
      .select()
      .from(serviceAreas)
      .where(sql`${zip} = any(${serviceAreas.zips})`)
      .limit(1)
  )[0];
}

/** Announced, and not ended before `since`. */
const known = (now: Date, since: Date) =>
  and(lte(outages.announcedAt, now), or(isNull(outages.endedAt), gt(outages.endedAt, since)));

/** Outages that were announced and have not ended before `since`; the earliest first. */
export function knownOutages(tx: Reader, now: Date, since: Date): Promise<KnownOutage[]> {
  return withUpdates(tx, now, known(now, since));
}

/** Those in one area that affect at least one of the services. */
export function outagesIn(
  tx: Reader,
  areaId: string,
  affected: readonly string[],
  now: Date,
  since: Date,
): Promise<KnownOutage[]> {
  if (affected.length === 0) return Promise.resolve([]);
  const here = tx
    .select({ id: outageAreas.outageId })
    .from(outageAreas)
    .where(and(eq(outageAreas.outageId, outages.id), eq(outageAreas.areaId, areaId)));
  const own = sql`${outages.services} && array[${sql.join(
    affected.map((key) => sql`${key}`),
    sql`, `,
  )}]::text[]`;
  return withUpdates(tx, now, and(known(now, since), exists(here), own));
}

async function withUpdates(tx: Reader, now: Date, where: SQL | undefined): Promise<KnownOutage[]> {
  const rows = await tx.select().from(outages).where(where).orderBy(asc(outages.startsAt), asc(outages.id));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const areas = await tx
    .select()
    .from(outageAreas)
    .where(inArray(outageAreas.outageId, ids))
    .orderBy(asc(outageAreas.areaId));
  const updates = await tx
    .select()
    .from(outageUpdates)
    .where(and(inArray(outageUpdates.outageId, ids), lte(outageUpdates.at, now)))
    .orderBy(desc(outageUpdates.at));
  return rows.map((row) => ({
    ...row,
    areaIds: areas.filter(({ outageId }) => outageId === row.id).map(({ areaId }) => areaId),
    updates: updates.filter(({ outageId }) => outageId === row.id),
  }));
}

/** Notices in force for everybody and for one area. */
export function noticeRows(tx: Reader, areaId: string | null, now: Date): Promise<NoticeRow[]> {
  const { areaId: area, startsAt, endsAt } = serviceNotices;
  const forThem = areaId === null ? isNull(area) : or(isNull(area), eq(area, areaId));
  return tx
    .select()
    .from(serviceNotices)
    .where(and(forThem, lte(startsAt, now), or(isNull(endsAt), gt(endsAt, now))))
    .orderBy(asc(startsAt), asc(serviceNotices.id));
}

/** Which of these alerts a user has dismissed. */
export async function dismissedOf(tx: Reader, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: alertDismissals.alertId })
    .from(alertDismissals)
    .where(and(eq(alertDismissals.userId, userId), inArray(alertDismissals.alertId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

export async function addDismissal(tx: Reader, row: typeof alertDismissals.$inferInsert): Promise<void> {
  await tx.insert(alertDismissals).values(row).onConflictDoNothing();
}

/** Outages that have ended and are not credited yet. */
export function uncreditedOutages(tx: Reader, now: Date): Promise<OutageRow[]> {
  return tx
    .select()
    .from(outages)
    .where(and(isNull(outages.creditedAt), lte(outages.endedAt, now)))
    .orderBy(asc(outages.endedAt));
}

/** The ZIP codes of the areas that an outage affected. */
export async function affectedZips(tx: Reader, outageId: string): Promise<string[]> {
  const rows = await tx
    .select({ zips: serviceAreas.zips })
    .from(serviceAreas)
    .innerJoin(outageAreas, and(eq(outageAreas.areaId, serviceAreas.id), eq(outageAreas.outageId, outageId)));
  return rows.flatMap(({ zips }) => zips);
}

export async function markCredited(tx: Reader, id: string, creditedAt: Date): Promise<void> {
  await tx.update(outages).set({ creditedAt }).where(eq(outages.id, id));
}

/** Whether an outage or a notice was announced, began, changed or ended in a stretch of time. */
export async function changedWithin(tx: Reader, { from, to }: { from: Date; to: Date }): Promise<boolean> {
  const within = (column: AnyPgColumn) => and(gt(column, from), lte(column, to));
  const { announcedAt, startsAt, endedAt } = outages;
  const [outage, update, notice] = [
    await tx
      .select({ id: outages.id })
      .from(outages)
      .where(or(within(announcedAt), within(startsAt), within(endedAt)))
      .limit(1),
    await tx.select({ id: outageUpdates.outageId }).from(outageUpdates).where(within(outageUpdates.at)).limit(1),
    await tx
      .select({ id: serviceNotices.id })
      .from(serviceNotices)
      .where(or(within(serviceNotices.startsAt), within(serviceNotices.endsAt)))
      .limit(1),
  ];
  return outage.length + update.length + notice.length > 0;
}
