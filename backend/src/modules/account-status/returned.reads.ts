import { payment } from "@portico/rules/constants";
import { addDays } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import { devicesOfPayments } from "../mobile/mobile.reads.ts";
import { paidSince } from "../payments/payments.reads.ts";
import { reversedPayments, type ReversedPayment } from "../payments/reversals/reversals.reads.ts";
import type { AccountStatus } from "./accountStatus.domain.ts";

type Needed = Pick<Dependencies, "clock" | "database">;
type Returned = Pick<AccountStatus, "returned" | "returnedForDevices">;

/** Taken payments of the bill and of devices that a bank returned, for a limited time, newest first. */
export async function returnedPayments(deps: Needed, accountId: string, stillDue: number): Promise<Returned> {
  const since = addDays(deps.clock.today(), -payment.returnedShownDays);
  const rows = await reversedPayments(deps.database, accountId, since);
  const paidFor = (what: ReversedPayment["paidFor"]) => rows.filter((row) => row.paidFor === what);
  return {
    returned: await ofTheBill(deps, accountId, stillDue, paidFor("bill")),
    returnedForDevices: await ofDevices(deps, accountId, paidFor("device")),
  };
}

/**
 * Shown until the same amount is paid again in any way, or nothing is owed any more. A returned payment that was made
 * ahead is not owed and is shown for a shorter time.
 */
async function ofTheBill(
  { clock, database }: Needed,
  accountId: string,
  stillDue: number,
  rows: readonly ReversedPayment[],
): Promise<Returned["returned"]> {
  const today = clock.today();
  const shown: Returned["returned"] = [];
  for (const { id, paymentId, kind, reason, amount, paidOn, openedOn: returnedOn, bookedAt } of rows) {
    const paid = await paidSince(database, accountId, bookedAt);
    const isOpen =
      stillDue > 0 ? paid < amount : paid === 0 && addDays(returnedOn, payment.returnedShownDaysNotOwed) >= today;
    if (isOpen && kind !== "REFUND") shown.push({ id, paymentId, kind, reason, amount, paidOn, returnedOn });
  }
  return shown;
}

/** Shown until the same amount is paid again for the device, or nothing is owed for it any more. */
async function ofDevices(
  { database }: Needed,
  accountId: string,
  rows: readonly ReversedPayment[],
): Promise<Returned["returnedForDevices"]> {
  if (rows.length === 0) return [];
  const paymentIds = rows.map(({ paymentId }) => paymentId);
  const devices = await devicesOfPayments(database, accountId, paymentIds);
  const shown: Returned["returnedForDevices"] = [];
  for (const { id, paymentId, kind, reason, amount, paidOn, openedOn: returnedOn, bookedAt } of rows) {
    const device = devices.get(paymentId);
    if (!device || kind === "REFUND" || device.remainingBalance === 0) continue;
    if ((await paidSince(database, accountId, bookedAt, () => true, device.id)) >= amount) continue;
    const { id: deviceId, name: deviceName } = device;
    shown.push({ id, paymentId, kind, reason, amount, paidOn, returnedOn, deviceId, deviceName });
  }
  return shown;
}
