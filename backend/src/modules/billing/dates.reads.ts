import { paymentDates, type PaymentDates } from "@portico/rules/paymentDate";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { accountFacts } from "../account/account.reads.ts";
import { scheduledIds } from "../payments/payments.reads.ts";
import type { OwingNow } from "./billing.reads.ts";

/** The dates that the next payment of an account may have. @param without a scheduled payment that is being changed: its place is free */
export async function datesOf({ clock, config }: Pick<Dependencies, "clock" | "config">, tx: Transaction, accountId: string, owing: OwingNow, without: string | null = null): Promise<PaymentDates> {
  const { pastDueAmount, pendingPaymentAmount } = owing;
  const inactive = (await accountFacts(tx, accountId))?.disconnected ?? false;
  const scheduled = (await scheduledIds(tx, accountId)).filter((id) => id !== without).length;
  return paymentDates(clock.now(), clock.timeZone, config.paymentDates, { inactive, pastDueAmount, pendingPaymentAmount, scheduled });
}

/** The dates that a scheduled payment can be moved to; those of the next payment where none is scheduled. */
export async function changeDatesOf(deps: Pick<Dependencies, "clock" | "config">, tx: Transaction, accountId: string, owing: OwingNow): Promise<PaymentDates> {
  const [any = null] = await scheduledIds(tx, accountId);
  return datesOf(deps, tx, accountId, owing, any);
}
