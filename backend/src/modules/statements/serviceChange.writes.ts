import type { Transaction } from "../../database/database.ts";
import { changedService, itemOfChange, type ServiceChange } from "./serviceChange.domain.ts";
import { billedServicesOn } from "./serviceChange.reads.ts";
import { addItem, putPrices } from "./tariff.repository.ts";

/**
 * Bills a service differently from a day on, and its one-off charge on the bill of that day. Call it under the account's
 * lock, before the service itself is changed: until then its present size is that of every earlier price.
 * @param reference names the one-off charge; unique on the account
 */
export async function billFrom(
  tx: Transaction,
  accountId: string,
  change: ServiceChange,
  reference: string,
): Promise<void> {
  const service = (await billedServicesOn(tx, accountId)).find(({ key }) => key === change.service);
  await putPrices(tx, accountId, changedService(service, change));
  const item = itemOfChange(change, reference);
  if (item) await addItem(tx, accountId, item);
}
