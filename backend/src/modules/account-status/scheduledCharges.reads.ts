import { chargeProblem } from "@portico/rules/accountStatus";
import type { Transaction } from "../../database/database.ts";
import type { Restrictions } from "../billing/billing.reads.ts";
import { scheduledMethods, scheduledPayments } from "../payments/payments.reads.ts";
import type { SavedMethod } from "../wallet/wallet.reads.ts";
import type { ScheduledCharge } from "./accountStatus.domain.ts";

/** Upcoming automatic charges, earliest first, with whatever prevents them. */
export async function scheduledCharges(
  tx: Transaction,
  accountId: string,
  { restrictions, methods }: { restrictions: Restrictions; methods: readonly SavedMethod[] },
): Promise<ScheduledCharge[]> {
  const payments = await scheduledPayments(tx, accountId);
  const chosen = await scheduledMethods(
    tx,
    accountId,
    payments.map(({ id }) => id),
  );
  return payments.map(({ id: paymentId, amount, paymentDate: date, paymentMethodType: type }) => {
    const with_ = chosen.get(paymentId);
    const method = with_?.typedIn
      ? { type, expiry: with_.expiry, unavailable: with_.unavailable }
      : methods.find(({ id }) => id === with_?.paymentMethodId);
    return { paymentId, amount, date, problem: chargeProblem(method, restrictions, date) };
  });
}
