import { and, asc, isNotNull, lte } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { ActionRow } from "./autopay.repository.ts";
import { autoPayActions, autoPayRevocations } from "./autopay.tables.ts";
import type { RevocationRow } from "./revocations.ts";

const MOST = 500;

/** Changes of Auto Pay of which it is not known for long what became of them. `ask_from` is empty once they are settled. Security time. */
export function stuckActions(tx: Transaction, startedBefore: Date): Promise<ActionRow[]> {
  return tx.select().from(autoPayActions).where(and(isNotNull(autoPayActions.askFrom), lte(autoPayActions.startedAt, startedBefore))).orderBy(asc(autoPayActions.startedAt)).limit(MOST);
}

/** Rights to charge that the processor has not ended for long. Security time. */
export function stuckRevocations(tx: Transaction, since: Date): Promise<RevocationRow[]> {
  return tx.select().from(autoPayRevocations).where(lte(autoPayRevocations.since, since)).orderBy(asc(autoPayRevocations.since)).limit(MOST);
}
