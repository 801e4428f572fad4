import type { AccountStatus } from "./accountStatus.domain.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { AutoPayPause } from "../autopay/autopay.reads.ts";
import { paymentFailuresOf, type PaymentFailure } from "../dunning/dunning.reads.ts";
import type { OwingNow } from "../billing/billing.reads.ts";

/**
 * Automatic and scheduled payments that failed and have not been paid since, newest first.
 *
 * This is the single source for failed payments: the account status carries them to every screen and message.
 * @param pause of Auto Pay; null while it makes debits
 */
export async function failuresOf(
  { clock, database }: Pick<Dependencies, "clock" | "database">,
  accountId: string,
  owing: OwingNow,
  pause: AutoPayPause | null,
): Promise<AccountStatus["failures"]> {
  return (await paymentFailuresOf({ clock }, database, accountId, owing)).map((failure) => viewOf(failure, pause));
}

function viewOf(
  { id, kind, paymentId, failedOn: date, amount, code, nextTryOn, nextAmount, nextDiscount }: PaymentFailure,
  pause: AutoPayPause | null,
): AccountStatus["failures"][number] {
  return {
    id,
    kind,
    paymentId,
    date,
    amount,
    code,
    retryOn: nextTryOn,
    retryAmount: nextAmount,
    retryDiscount: nextDiscount,
    paused: kind === "AUTO_PAY" && pause !== null,
  };
}
