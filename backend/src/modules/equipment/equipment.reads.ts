import type { Transaction } from "../../database/database.ts";
import { equipmentRows, newestRestarts, type EquipmentRow, type RestartRow } from "./equipment.repository.ts";

export type { EquipmentRow, RestartRow };

/** The TV receivers of an account, for other modules. */
export async function tvReceivers(tx: Transaction, accountId: string): Promise<EquipmentRow[]> {
  return (await equipmentRows(tx, accountId)).filter(({ serviceKey }) => serviceKey === "VIDEO");
}

/** The devices of an account, each with its last restart, for other modules. */
export async function equipmentWithRestarts(
  tx: Transaction,
  accountId: string,
): Promise<{ row: EquipmentRow; restart: RestartRow | undefined }[]> {
  const rows = await equipmentRows(tx, accountId);
  const restarts = await newestRestarts(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ row, restart: restarts.get(row.id) }));
}
