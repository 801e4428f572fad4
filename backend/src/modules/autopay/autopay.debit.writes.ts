import type { UnattendedFailureCode } from "@portico/rules/dunning";
import type { Transaction } from "../../database/database.ts";
import { changeRun, enrolmentRows, setPause, type RunRow } from "./autopay.repository.ts";

/** In a separate file, because dunning uses them and the other writes use dunning. */

/** Pauses Auto Pay from a day on, until it is resumed or enrolled again. */
export function pauseAutoPay(
  tx: Transaction,
  accountId: string,
  on: string,
  code: UnattendedFailureCode,
): Promise<void> {
  return setPause(tx, accountId, { pausedOn: on, pausedCode: code });
}

/** Lifts the pause that a failure on a day caused, when the failed debit turned out to be taken. */
export async function liftPause(
  tx: Transaction,
  accountId: string,
  on: string,
  code: UnattendedFailureCode,
): Promise<void> {
  const [enrolment] = await enrolmentRows(tx, accountId);
  if (enrolment?.pausedOn === on && enrolment.pausedCode === code)
    await setPause(tx, accountId, { pausedOn: null, pausedCode: null });
}

/** Replaces a failed debit's payment, amount and discount with those of its retry. Cents. */
export function reopenDebit(
  tx: Transaction,
  run: Pick<RunRow, "accountId" | "debitDate" | "amount" | "discount" | "paymentId">,
): Promise<void> {
  const { amount, discount, paymentId } = run;
  return changeRun(tx, run, { state: "CONFIRMING", code: null, amount, discount, paymentId });
}
