import { payment } from "@portico/rules/constants";
import { addDays } from "@portico/rules/dates";
import { allocatePayments } from "@portico/rules/paymentAllocation";
import type { Dependencies } from "../../dependencies.ts";
import { devicesOfPayments } from "../mobile/mobile.reads.ts";
import { laterPayments } from "../payments/payments.reads.ts";
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
  const paidAgain = await paidAgainOf(database, accountId, rows);
  return rows.filter(isReturned).flatMap(({ id, paymentId, kind, reason, amount, paidOn, openedOn: returnedOn }) => {
    const paid = paidAgain.get(id) ?? 0;
    const isOpen =
      stillDue > 0 ? paid < amount : paid === 0 && addDays(returnedOn, payment.returnedShownDaysNotOwed) >= today;
    return isOpen ? [{ id, paymentId, kind, reason, amount, paidOn, returnedOn }] : [];
  });
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
  for (const [device, ofDevice] of Map.groupBy(rows.filter(isReturned), (row) => devices.get(row.paymentId))) {
    if (!device || device.remainingBalance === 0) continue;
    const { id: deviceId, name: deviceName } = device;
    const paidAgain = await paidAgainOf(database, accountId, ofDevice, deviceId);
    for (const { id, paymentId, kind, reason, amount, paidOn, openedOn: returnedOn } of ofDevice)
      if ((paidAgain.get(id) ?? 0) < amount)
        shown.push({ id, paymentId, kind, reason, amount, paidOn, returnedOn, deviceId, deviceName });
  }
  return shown;
}

type ReturnedPayment = ReversedPayment & { kind: Exclude<ReversedPayment["kind"], "REFUND"> };

/** A refund is not returned by a bank: nothing has to be paid again. */
const isReturned = (row: ReversedPayment): row is ReturnedPayment => row.kind !== "REFUND";

/** How much of each returned payment was paid again, for the oldest first. Cents, by reversal id. */
async function paidAgainOf(
  database: Needed["database"],
  accountId: string,
  rows: readonly ReversedPayment[],
  deviceId?: string,
): Promise<ReadonlyMap<string, number>> {
  const returned = rows.filter(isReturned);
  if (returned.length === 0) return new Map();
  const toReplace = returned.map(({ id, amount, bookedAt }) => ({ id, amount, since: bookedAt.getTime() }));
  const oldest = new Date(Math.min(...toReplace.map(({ since }) => since)));
  return allocatePayments(toReplace, await laterPayments(database, accountId, oldest, deviceId ? { deviceId } : {}));
}
