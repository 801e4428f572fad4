import type { Transaction } from "../../database/database.ts";
import { equipmentRows, type EquipmentRow } from "./equipment.repository.ts";

/** The TV receivers of an account, for other modules. */
export async function tvReceivers(tx: Transaction, accountId: string): Promise<EquipmentRow[]> {
  return (await equipmentRows(tx, accountId)).filter(({ serviceKey }) => serviceKey === "VIDEO");
}
