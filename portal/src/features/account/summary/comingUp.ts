import type { BareKey } from "../../../lib/bareKey.ts";
import type { Account } from "../model/account.api.ts";

export type Ahead = { id: string; date: string; title: BareKey; amount?: number; detail?: BareKey };

const autoPayAmount = (amountDue: number) => (amountDue > 0 ? { amount: amountDue } : { detail: "summary.autoPay.none" as const });

/** The dates ahead of an account, the nearest first. */
export function comingUp(account: Account): Ahead[] {
  const { amountDue, businessDate, dueDate, nextAutoPayDate, softDisconnectDate } = account;
  const ahead: Ahead[] = [
    ...(dueDate && amountDue > 0 ? [{ id: "due", date: dueDate, title: "summary.coming.due" as const, amount: amountDue }] : []),
    ...(nextAutoPayDate ? [{ id: "autoPay", date: nextAutoPayDate, title: "summary.coming.autoPay" as const, ...autoPayAmount(amountDue) }] : []),
    ...(softDisconnectDate
      ? [{ id: "stop", date: softDisconnectDate, title: "summary.coming.stop" as const, detail: "summary.coming.stopDetail" as const }]
      : []),
  ];
  return ahead.filter(({ date }) => date >= businessDate).sort((one, other) => one.date.localeCompare(other.date));
}
