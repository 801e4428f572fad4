import { payment } from "@portico/rules/constants";
import { addDays } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import { paidSince, paymentsTakenBack } from "../payments/payments.reads.ts";
import type { AccountStatus } from "./accountStatus.domain.ts";

type Returned = AccountStatus["returned"][number];

/**
 * Payments that were taken and that a bank took back: told until as much was paid again, by whom and how ever, or nothing is owed any more, and not
 * longer than the rules say. What was paid ahead is not owed: that it was taken back is told for a shorter while.
 */
export async function returnedOf({ clock, database }: Pick<Dependencies, "clock" | "database">, accountId: string, stillDue: number): Promise<Returned[]> {
  const today = clock.today();
  const told: Returned[] = [];
  for (const { id, paymentId, kind, reason, amount, paidOn, openedOn: returnedOn, bookedAt } of await paymentsTakenBack(database, accountId, addDays(today, -payment.returnedToldDays))) {
    const paid = await paidSince(database, accountId, bookedAt);
    const isOpen = stillDue > 0 ? paid < amount : paid === 0 && addDays(returnedOn, payment.returnedToldDaysNotOwed) >= today;
    if (isOpen && kind !== "REFUND") told.push({ id, paymentId, kind, reason, amount, paidOn, returnedOn });
  }
  return told;
}
