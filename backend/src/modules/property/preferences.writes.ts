import { validateContactTopics } from "@portico/rules/contactTopics";
import type { Transaction } from "../../database/database.ts";
import { Problem } from "../../lib/problem.ts";
import { preferencesOf } from "./preferences.reads.ts";
import { lockProperty } from "./property.repository.ts";

/** Locks the choice of who is contacted about what until the transaction ends. */
export const lockPreferences = (tx: Transaction, accountId: string): Promise<void> =>
  lockProperty(tx, "preferences", accountId);

/**
 * Changes the contacts of a property so that somebody stays chosen for outages, where somebody was.
 * @throws Problem LAST_FOR_OUTAGES when contacts are left and none of them is
 */
export async function requireOutageContact<Changed>(
  tx: Transaction,
  accountId: string,
  change: () => Promise<Changed>,
): Promise<Changed> {
  await lockPreferences(tx, accountId);
  const isNobodyChosen = async () => validateContactTopics((await preferencesOf(tx, accountId)).contacts).length > 0;
  const wasNobody = await isNobodyChosen();
  const changed = await change();
  if (!wasNobody && (await isNobodyChosen())) throw new Problem("LAST_FOR_OUTAGES");
  return changed;
}
