import type { Transaction } from "../../database/database.ts";
import type { StoredAgreement } from "../../lib/agreement.ts";
import { insertPaperlessChange, writePaperless } from "./account.repository.ts";

/** Ends paper with what was agreed to. Where there is none already, nothing changes, and what was agreed to then stands. */
export async function turnPaperlessOn(tx: Transaction, accountId: string, terms: StoredAgreement, changedAt: Date): Promise<void> {
  if (await writePaperless(tx, accountId, true)) await insertPaperlessChange(tx, { accountId, enrolled: true, userId: terms.userId, changedAt, terms });
}

/** Begins paper again; nothing has to be agreed to. */
export async function turnPaperlessOff(tx: Transaction, accountId: string, userId: string, changedAt: Date): Promise<void> {
  if (await writePaperless(tx, accountId, false)) await insertPaperlessChange(tx, { accountId, enrolled: false, userId, changedAt, terms: null });
}
