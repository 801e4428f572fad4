import { sumCents } from "@portico/rules/money";
import type { StatementRow } from "./statements.reads.ts";

/**
 * The change of a balance from one day to another. Cents; when `difference` is not zero, the books do not reconcile.
 */
export interface Reconciliation {
  opening: number;
  charges: number;
  payments: number;
  credits: number;
  closing: number;
  difference: number;
}

/** Opening balance + charges - payments - credits = closing balance, for one statement or several consecutive ones. */
export function reconciliationOf(statements: readonly StatementRow[]): Reconciliation {
  const sum = (of: (row: StatementRow) => number) => sumCents(statements.map(of));
  const parts = {
    opening: statements[0]?.previousBalance ?? 0,
    charges: sum(({ currentCharges }) => currentCharges),
    payments: sum(({ paymentsReceived }) => paymentsReceived),
    credits: sum(({ adjustments }) => adjustments),
    closing: statements.at(-1)?.amountDue ?? 0,
  };
  return { ...parts, difference: parts.opening + parts.charges - parts.payments - parts.credits - parts.closing };
}
