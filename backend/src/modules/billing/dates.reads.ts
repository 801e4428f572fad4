import { paymentDates, type PaymentDates } from "@portico/rules/paymentDate";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Config } from "../../config/config.ts";
import { accountFacts } from "../account/account.reads.ts";
import { remoteSetting } from "../content/toggles/remoteSettings.reads.ts";
import { scheduledIds } from "../payments/payments.reads.ts";
import type { OwingNow } from "./billing.reads.ts";

type PaymentWindow = Config["paymentDates"];

/** How many days ahead a payment of an account can be scheduled, and the cut-off hour (PAY-09). */
export async function paymentWindow(
  deps: Pick<Dependencies, "config">,
  tx: Transaction,
  accountId: string,
): Promise<PaymentWindow> {
  const [daysAhead, cutOffHour] = [
    await remoteSetting(deps, tx, "paymentDaysAhead", { accountId }),
    await remoteSetting(deps, tx, "paymentCutOffHour", { accountId }),
  ];
  return { daysAhead, cutOffHour };
}

/**
 * The available dates of an account's next payment.
 * @param without a scheduled payment that is being changed: it does not count towards the limit
 */
export async function datesOf(
  deps: Pick<Dependencies, "clock" | "config">,
  tx: Transaction,
  accountId: string,
  owing: OwingNow,
  without: string | null = null,
): Promise<PaymentDates> {
  const { pastDueAmount, pendingPaymentAmount, pendingDiscount } = owing;
  const inactive = (await accountFacts(tx, accountId))?.disconnected ?? false;
  const scheduled = (await scheduledIds(tx, accountId)).filter((id) => id !== without).length;
  const { clock } = deps;
  return paymentDates(clock.now(), clock.timeZone, await paymentWindow(deps, tx, accountId), {
    inactive,
    pastDueAmount,
    pendingPaymentAmount,
    pendingDiscount,
    scheduled,
  });
}

/** The available dates of a scheduled payment; those of the next payment when none is scheduled. */
export async function changeDatesOf(
  deps: Pick<Dependencies, "clock" | "config">,
  tx: Transaction,
  accountId: string,
  owing: OwingNow,
): Promise<PaymentDates> {
  const [any = null] = await scheduledIds(tx, accountId);
  return datesOf(deps, tx, accountId, owing, any);
}
