import type { AccountStatus } from "./accountStatus.domain.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { AutoPayPause } from "../autopay/autopay.reads.ts";
import { paymentFailuresOf, type PaymentFailure } from "../dunning/dunning.reads.ts";
import type { OwingNow } from "../billing/billing.reads.ts";

/**
 * What automatic and scheduled payments could not take and nobody has paid since, the newest first.
 *
 * This is the one place that says what failed: the account status carries its answer to every screen and message.
 * @param pause of Auto Pay; null while it makes debits
 */
export async function failuresOf({ clock, database }: Pick<Dependencies, "clock" | "database">, accountId: string, owing: OwingNow, pause: AutoPayPause | null): Promise<AccountStatus["failures"]> {
  return (await paymentFailuresOf({ clock }, database, accountId, owing)).map((failure) => viewOf(failure, pause));
}

function viewOf({ id, kind, paymentId, failedOn: date, amount, code, nextTryOn, nextAmount }: PaymentFailure, pause: AutoPayPause | null): AccountStatus["failures"][number] {
  return { id, kind, paymentId, date, amount, code, retryOn: nextTryOn, retryAmount: nextAmount, paused: kind === "AUTO_PAY" && pause !== null };
}
