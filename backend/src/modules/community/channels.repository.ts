import { and, asc, count, eq, inArray, max, sql } from "drizzle-orm";
import type { ChannelFacts, ChannelSettingsFacts } from "@portico/rules/communityChannel";
import type { Database, Transaction } from "../../database/database.ts";
import { communityChannels, communityChannelSettings, communityTelevisions } from "./channels.tables.ts";

export type ChannelRow = typeof communityChannels.$inferSelect;
export type SettingsRow = typeof communityChannelSettings.$inferSelect;
export type TelevisionRow = typeof communityTelevisions.$inferSelect;
export type ChannelName = Pick<ChannelRow, "accountId" | "channelId">;

type Reader = Transaction | Database;

const named = ({ accountId, channelId }: ChannelName) =>
  and(eq(communityChannels.accountId, accountId), eq(communityChannels.channelId, channelId));

/** The channels of a property in their order. */
export function channelRows(tx: Reader, accountId: string): Promise<ChannelRow[]> {
  return tx
    .select()
    .from(communityChannels)
    .where(eq(communityChannels.accountId, accountId))
    .orderBy(asc(communityChannels.position), asc(communityChannels.channelId));
}

/** The settings of a property; undefined where nobody changed anything. */
export async function settingsRow(tx: Reader, accountId: string): Promise<SettingsRow | undefined> {
  return (await tx.select().from(communityChannelSettings).where(eq(communityChannelSettings.accountId, accountId)))[0];
}

/**
 * The settings of a property, locked until the transaction ends: every change of its channels locks them first, so that
 * changes of one property happen one after another.
 */
export async function lockedSettings(tx: Transaction, accountId: string): Promise<SettingsRow> {
  await tx.insert(communityChannelSettings).values({ accountId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(communityChannelSettings)
    .where(eq(communityChannelSettings.accountId, accountId))
    .for("update");
  return row as SettingsRow;
}

export async function putSettings(tx: Transaction, accountId: string, facts: ChannelSettingsFacts): Promise<void> {
  await tx
    .update(communityChannelSettings)
    .set({ ...facts, version: sql`${communityChannelSettings.version} + 1` })
    .where(eq(communityChannelSettings.accountId, accountId));
}

/** Records that the order changed, or which channels are on. */
export async function bumpOrder(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .update(communityChannelSettings)
    .set({ orderVersion: sql`${communityChannelSettings.orderVersion} + 1` })
    .where(eq(communityChannelSettings.accountId, accountId));
}

/** A channel by id, of any property. */
export async function channelWithId(tx: Transaction, channelId: string): Promise<ChannelRow | undefined> {
  return (await tx.select().from(communityChannels).where(eq(communityChannels.channelId, channelId)))[0];
}

/** How many channels a property has, and the last place in their order. */
export async function channelCount(tx: Transaction, accountId: string): Promise<{ many: number; last: number }> {
  const [row] = await tx
    .select({ many: count(), last: max(communityChannels.position) })
    .from(communityChannels)
    .where(eq(communityChannels.accountId, accountId));
  return { many: row?.many ?? 0, last: row?.last ?? 0 };
}

export async function insertChannel(tx: Transaction, row: typeof communityChannels.$inferInsert): Promise<ChannelRow> {
  const [added] = await tx.insert(communityChannels).values(row).returning();
  return added as ChannelRow;
}

export async function putChannel(tx: Transaction, name: ChannelName, facts: ChannelFacts): Promise<ChannelRow> {
  const [changed] = await tx
    .update(communityChannels)
    .set({ ...facts, version: sql`${communityChannels.version} + 1` })
    .where(named(name))
    .returning();
  return changed as ChannelRow;
}

export async function dropChannel(tx: Transaction, name: ChannelName): Promise<void> {
  await tx.delete(communityChannels).where(named(name));
}

/** Stores an order: places 1, 2, 3 ... for these channels. */
export async function putOrder(tx: Transaction, accountId: string, channelIds: readonly string[]): Promise<void> {
  const cases = channelIds.map(
    (id, place) => sql`when ${communityChannels.channelId} = ${id}::uuid then ${place + 1}::int`,
  );
  await tx
    .update(communityChannels)
    .set({ position: sql`case ${sql.join(cases, sql` `)} end` })
    .where(and(eq(communityChannels.accountId, accountId), inArray(communityChannels.channelId, [...channelIds])));
}

/** The televisions that a property activated, the newest first. */
export function televisionRows(tx: Reader, accountId: string): Promise<TelevisionRow[]> {
  return tx
    .select()
    .from(communityTelevisions)
    .where(eq(communityTelevisions.accountId, accountId))
    .orderBy(sql`${communityTelevisions.activatedAt} desc`, asc(communityTelevisions.televisionId));
}

/** The television that shows or showed a code, locked until the transaction ends. */
export async function lockedTelevision(tx: Transaction, code: string): Promise<TelevisionRow | undefined> {
  return (await tx.select().from(communityTelevisions).where(eq(communityTelevisions.code, code)).for("update"))[0];
}

export async function putActivation(
  tx: Transaction,
  televisionId: string,
  activation: Pick<TelevisionRow, "accountId" | "name" | "activatedAt" | "onlineFrom">,
): Promise<TelevisionRow> {
  const [changed] = await tx
    .update(communityTelevisions)
    .set(activation)
    .where(eq(communityTelevisions.televisionId, televisionId))
    .returning();
  return changed as TelevisionRow;
}
