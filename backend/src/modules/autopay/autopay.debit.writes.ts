import type { UnattendedFailureCode } from "@portico/rules/dunning";
import type { Transaction } from "../../database/database.ts";
import { changeRun, setPause, type RunRow } from "./autopay.repository.ts";

/** Auto Pay makes no debits from a day on, until it is resumed or enrolled anew. */
export function pauseAutoPay(tx: Transaction, accountId: string, on: string, code: UnattendedFailureCode): Promise<void> {
  return setPause(tx, accountId, { pausedOn: on, pausedCode: code });
}

/** A debit that failed is tried again with a payment of its own: what that charges and takes off counts. Cents. */
export function reopenDebit(tx: Transaction, run: Pick<RunRow, "accountId" | "debitDate" | "amount" | "discount" | "paymentId">): Promise<void> {
  const { amount, discount, paymentId } = run;
  return changeRun(tx, run, { state: "CONFIRMING", code: null, amount, discount, paymentId });
}
