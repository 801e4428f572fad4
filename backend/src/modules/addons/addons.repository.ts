import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { ActivationState } from "@portico/rules/addOns";
import type { Database, Transaction } from "../../database/database.ts";
import {
  entitlements,
  entitlementSeats,
  protectedDevices,
  serviceActivationLinks,
  valueAddedServices,
} from "./addons.tables.ts";

type Tx = Transaction | Database;
export type ServiceRow = typeof valueAddedServices.$inferSelect;
export type EntitlementRow = typeof entitlements.$inferSelect;
export type DeviceRow = typeof protectedDevices.$inferSelect;
export type Seat = Pick<typeof entitlementSeats.$inferSelect, "entitlementId" | "userId">;

/** A service or a license of an account. */
export type Named = { accountId: string; id: string };

/** The value-added services of an account in display order. */
export function addOnRows(tx: Tx, accountId: string): Promise<ServiceRow[]> {
  return tx
    .select()
    .from(valueAddedServices)
    .where(eq(valueAddedServices.accountId, accountId))
    .orderBy(asc(valueAddedServices.position));
}

export async function insertAddOn(tx: Transaction, row: typeof valueAddedServices.$inferInsert): Promise<void> {
  await tx.insert(valueAddedServices).values(row);
}

export async function insertLicense(tx: Transaction, row: typeof entitlements.$inferInsert): Promise<void> {
  await tx.insert(entitlements).values(row);
}

/** The partner's page where an account activates its services, as it is stored; null for none. */
export async function activationLink(tx: Tx, accountId: string): Promise<string | null> {
  const rows = await tx.select().from(serviceActivationLinks).where(eq(serviceActivationLinks.accountId, accountId));
  return rows[0]?.uri ?? null;
}

/** A service, locked until the transaction ends. */
export async function lockedAddOn(tx: Transaction, { accountId, id }: Named): Promise<ServiceRow | undefined> {
  const named = and(eq(valueAddedServices.accountId, accountId), eq(valueAddedServices.id, id));
  return (await tx.select().from(valueAddedServices).where(named).for("update"))[0];
}

export async function putActivation(
  tx: Transaction,
  id: string,
  change: { activation: ActivationState; requestedAt?: Date; requestedBy?: string },
): Promise<ServiceRow> {
  const [changed] = await tx.update(valueAddedServices).set(change).where(eq(valueAddedServices.id, id)).returning();
  return changed as ServiceRow;
}

/** Activations under way, oldest first, locked; those that another process holds are left out. */
export function openActivations(tx: Transaction, limit: number): Promise<ServiceRow[]> {
  return tx
    .select()
    .from(valueAddedServices)
    .where(eq(valueAddedServices.activation, "REQUESTED"))
    .orderBy(asc(valueAddedServices.requestedAt))
    .limit(limit)
    .for("update", { skipLocked: true });
}

/** The licenses of an account, in the order of their services. */
export function entitlementRows(
  tx: Tx,
  accountId: string,
): Promise<{ license: EntitlementRow; service: ServiceRow }[]> {
  return tx
    .select({ license: entitlements, service: valueAddedServices })
    .from(entitlements)
    .innerJoin(valueAddedServices, eq(valueAddedServices.id, entitlements.serviceId))
    .where(eq(entitlements.accountId, accountId))
    .orderBy(asc(valueAddedServices.position));
}

/** A license, locked until the transaction ends. */
export async function lockedEntitlement(
  tx: Transaction,
  { accountId, id }: Named,
): Promise<EntitlementRow | undefined> {
  const named = and(eq(entitlements.accountId, accountId), eq(entitlements.id, id));
  return (await tx.select().from(entitlements).where(named).for("update"))[0];
}

const open = isNull(entitlementSeats.endedAt);

/** The seats that are taken. */
export function openSeats(tx: Tx, entitlementIds: readonly string[]): Promise<Seat[]> {
  return tx
    .select({ entitlementId: entitlementSeats.entitlementId, userId: entitlementSeats.userId })
    .from(entitlementSeats)
    .where(and(inArray(entitlementSeats.entitlementId, [...entitlementIds]), open))
    .orderBy(asc(entitlementSeats.assignedAt), asc(entitlementSeats.id));
}

export function devicesOf(tx: Tx, entitlementIds: readonly string[]): Promise<DeviceRow[]> {
  return tx
    .select()
    .from(protectedDevices)
    .where(inArray(protectedDevices.entitlementId, [...entitlementIds]))
    .orderBy(asc(protectedDevices.name), asc(protectedDevices.id));
}

/** Ends the seats of people who are not on the account any more. */
export async function endSeatsOfOthers(
  tx: Transaction,
  entitlementId: string,
  members: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(entitlementSeats)
    .set({ endedAt: now })
    .where(
      and(eq(entitlementSeats.entitlementId, entitlementId), open, notInArray(entitlementSeats.userId, [...members])),
    );
}

export async function insertSeat(tx: Transaction, seat: Seat, now: Date): Promise<void> {
  await tx.insert(entitlementSeats).values({ ...seat, id: randomUUID(), assignedAt: now });
}

/** Ends a seat, with the protection of the devices of its user. */
export async function endSeat(tx: Transaction, { entitlementId, userId }: Seat, now: Date): Promise<void> {
  await tx
    .update(entitlementSeats)
    .set({ endedAt: now })
    .where(and(eq(entitlementSeats.entitlementId, entitlementId), eq(entitlementSeats.userId, userId), open));
  await tx
    .delete(protectedDevices)
    .where(and(eq(protectedDevices.entitlementId, entitlementId), eq(protectedDevices.userId, userId)));
}

/** Increments a license's version. */
export async function nextVersion(tx: Transaction, id: string): Promise<EntitlementRow> {
  const [changed] = await tx
    .update(entitlements)
    .set({ version: sql`${entitlements.version} + 1` })
    .where(eq(entitlements.id, id))
    .returning();
  return changed as EntitlementRow;
}
