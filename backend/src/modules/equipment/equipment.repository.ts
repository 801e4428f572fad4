import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { equipment, equipmentRestarts } from "./equipment.tables.ts";

export type EquipmentRow = typeof equipment.$inferSelect;
export type RestartRow = typeof equipmentRestarts.$inferSelect;
export type EquipmentName = Pick<EquipmentRow, "accountId" | "id">;

const named = ({ accountId, id }: EquipmentName) => and(eq(equipment.accountId, accountId), eq(equipment.id, id));

/** The devices of an account, in a stable order. */
export function equipmentRows(tx: Transaction | Database, accountId: string): Promise<EquipmentRow[]> {
  return tx.select().from(equipment).where(eq(equipment.accountId, accountId)).orderBy(asc(equipment.id));
}

/** A device, locked until the transaction ends. */
export async function lockedEquipment(tx: Transaction, name: EquipmentName): Promise<EquipmentRow | undefined> {
  return (await tx.select().from(equipment).where(named(name)).for("update"))[0];
}

/** Sets a device's nickname and increments its version. */
export async function putNickname(
  tx: Transaction,
  name: EquipmentName,
  nickname: string | null,
): Promise<EquipmentRow> {
  const [changed] = await tx
    .update(equipment)
    .set({ nickname, version: sql`${equipment.version} + 1` })
    .where(named(name))
    .returning();
  return changed as EquipmentRow;
}

/** The newest restart of each of these devices. */
export async function newestRestarts(
  tx: Transaction | Database,
  ids: readonly string[],
): Promise<Map<string, RestartRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([equipmentRestarts.equipmentId])
    .from(equipmentRestarts)
    .where(inArray(equipmentRestarts.equipmentId, [...ids]))
    .orderBy(asc(equipmentRestarts.equipmentId), desc(equipmentRestarts.requestedAt));
  return new Map(rows.map((row) => [row.equipmentId, row]));
}

export async function insertRestart(tx: Transaction, row: typeof equipmentRestarts.$inferInsert): Promise<void> {
  await tx.insert(equipmentRestarts).values(row);
}

/** Restarts under way with their devices, oldest first, locked; those that another process holds are left out. */
export function openRestarts(
  tx: Transaction,
  limit: number,
): Promise<{ equipment: EquipmentRow; equipment_restarts: RestartRow }[]> {
  return tx
    .select()
    .from(equipmentRestarts)
    .innerJoin(equipment, eq(equipment.id, equipmentRestarts.equipmentId))
    .where(isNull(equipmentRestarts.endedAt))
    .orderBy(asc(equipmentRestarts.requestedAt))
    .limit(limit)
    .for("update", { skipLocked: true });
}

/** Records how far a restart is, and the state of its device with it. */
export async function recordProgress(
  tx: Transaction,
  { id, equipmentId }: Pick<RestartRow, "id" | "equipmentId">,
  restart: Pick<RestartRow, "state" | "endedAt">,
  device: Partial<Pick<EquipmentRow, "state" | "lastSeenAt">>,
): Promise<void> {
  await tx.update(equipmentRestarts).set(restart).where(eq(equipmentRestarts.id, id));
  await tx.update(equipment).set(device).where(eq(equipment.id, equipmentId));
}
