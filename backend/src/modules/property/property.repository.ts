import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { BusinessHoursFacts } from "@portico/rules/businessHours";
import type { Database, Transaction } from "../../database/database.ts";
import {
  amenityRequests,
  contactTopics,
  propertyContracts,
  propertyDocuments,
  propertyHours,
  propertyPreferences,
  techAmenities,
} from "./property.tables.ts";

type Reader = Transaction | Database;
export type ContractRow = typeof propertyContracts.$inferSelect;
export type DocumentRow = typeof propertyDocuments.$inferSelect;
export type AmenityRow = typeof techAmenities.$inferSelect;
export type AmenityRequestRow = typeof amenityRequests.$inferSelect;
export type Topic = (typeof contactTopics.$inferSelect)["topics"][number];

/** The property that is changed, and by whom. */
export type Changer = { accountId: string; actorId: string };

/** Locks the records of a property under this name until the transaction ends. */
export async function lockProperty(tx: Transaction, what: string, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`property ${what} ${accountId}`}, 0))`);
}

/** The hours of a property; undefined where nobody entered any. */
export async function hoursRow(tx: Reader, accountId: string) {
  return (await tx.select().from(propertyHours).where(eq(propertyHours.accountId, accountId)))[0];
}

export async function putHours(
  tx: Transaction,
  row: BusinessHoursFacts & { accountId: string; version: number },
): Promise<void> {
  await tx.insert(propertyHours).values(row).onConflictDoUpdate({ target: propertyHours.accountId, set: row });
}

export async function contractRow(tx: Reader, accountId: string): Promise<ContractRow | undefined> {
  return (await tx.select().from(propertyContracts).where(eq(propertyContracts.accountId, accountId)))[0];
}

/** The documents of a contract, the newest first. */
export function documentRows(tx: Reader, accountId: string): Promise<DocumentRow[]> {
  return tx
    .select()
    .from(propertyDocuments)
    .where(eq(propertyDocuments.accountId, accountId))
    .orderBy(desc(propertyDocuments.issuedOn), asc(propertyDocuments.kind));
}

export async function preferencesVersion(tx: Reader, accountId: string): Promise<number> {
  const [row] = await tx.select().from(propertyPreferences).where(eq(propertyPreferences.accountId, accountId));
  return row?.version ?? 1;
}

/** The choices that were made for these contacts. */
export async function topicRows(tx: Reader, contactIds: readonly string[]): Promise<Map<string, Topic[]>> {
  if (contactIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(contactTopics)
    .where(inArray(contactTopics.contactId, [...contactIds]));
  return new Map(rows.map(({ contactId, topics }) => [contactId, topics]));
}

export async function putTopics(
  tx: Transaction,
  accountId: string,
  version: number,
  choices: readonly { contactId: string; topics: Topic[] }[],
): Promise<void> {
  for (const choice of choices)
    await tx
      .insert(contactTopics)
      .values(choice)
      .onConflictDoUpdate({ target: contactTopics.contactId, set: { topics: choice.topics } });
  await tx
    .insert(propertyPreferences)
    .values({ accountId, version })
    .onConflictDoUpdate({ target: propertyPreferences.accountId, set: { version } });
}

export function amenityRows(tx: Reader, accountId: string): Promise<AmenityRow[]> {
  return tx
    .select()
    .from(techAmenities)
    .where(eq(techAmenities.accountId, accountId))
    .orderBy(asc(techAmenities.amenityId));
}

/** The newest request about each of these amenities, without those that were withdrawn. */
export async function newestRequests(
  tx: Reader,
  amenityIds: readonly string[],
): Promise<Map<string, AmenityRequestRow>> {
  if (amenityIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([amenityRequests.amenityId])
    .from(amenityRequests)
    .where(and(inArray(amenityRequests.amenityId, [...amenityIds]), ne(amenityRequests.state, "WITHDRAWN")))
    .orderBy(asc(amenityRequests.amenityId), desc(amenityRequests.requestedAt));
  return new Map(rows.map((row) => [row.amenityId, row]));
}

/** An amenity of a property, locked until the transaction ends. */
export async function lockedAmenity(
  tx: Transaction,
  accountId: string,
  amenityId: string,
): Promise<AmenityRow | undefined> {
  const its = and(eq(techAmenities.accountId, accountId), eq(techAmenities.amenityId, amenityId));
  return (await tx.select().from(techAmenities).where(its).for("update"))[0];
}

export async function requestWithId(tx: Transaction, requestId: string): Promise<AmenityRequestRow | undefined> {
  return (await tx.select().from(amenityRequests).where(eq(amenityRequests.requestId, requestId)))[0];
}

export async function insertRequest(tx: Transaction, row: typeof amenityRequests.$inferInsert): Promise<void> {
  await tx.insert(amenityRequests).values(row);
}

export async function withdraw(tx: Transaction, requestId: string): Promise<void> {
  await tx.update(amenityRequests).set({ state: "WITHDRAWN" }).where(eq(amenityRequests.requestId, requestId));
}
