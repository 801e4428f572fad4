import { and, eq } from "drizzle-orm";
import { afterDevicePayment, afterDeviceReversal } from "@portico/rules/device";
import type { Transaction } from "../../database/database.ts";
import { post } from "../ledger/ledger.writes.ts";
import type { DeviceRow } from "./mobile.reads.ts";
import { devicePayments, mobileDevices, mobileTransactions } from "./mobile.tables.ts";

type MethodType = NonNullable<(typeof mobileTransactions.$inferInsert)["methodType"]>;

/** Marks a payment as a device payment. */
export async function namePaidDevice(
  tx: Transaction,
  accountId: string,
  paymentId: string,
  deviceId: string,
): Promise<void> {
  await tx.insert(devicePayments).values({ accountId, paymentId, deviceId });
}

/** A taken payment. Cents. */
export interface TakenForDevice {
  id: string;
  amount: number;
  paymentDate: string;
}

/**
 * Books a device payment and reduces the plan's balance; the account is locked.
 * @returns the remaining balance in cents
 */
export async function bookDevicePayment(
  tx: Transaction,
  device: DeviceRow,
  { id, amount, paymentDate }: TakenForDevice,
  recordedAt: Date,
): Promise<number> {
  const { accountId } = device;
  await post(tx, { accountId, kind: "devicePayment", amount, reference: id, businessDate: paymentDate, recordedAt });
  const { remainingBalance, installmentsRemaining } = afterDevicePayment(device, amount);
  await tx
    .update(mobileDevices)
    .set({ remainingBalance, installmentsRemaining })
    .where(and(eq(mobileDevices.accountId, accountId), eq(mobileDevices.id, device.id)));
  await tx
    .insert(mobileTransactions)
    .values({ accountId, id, date: paymentDate, kind: "PAYMENT", description: device.name, amount });
  return remainingBalance;
}

/** A reversal of a device payment. Cents; negative when a dispute was won. `refundOf`: the refunded payment. */
export interface TakenBack {
  id: string;
  amount: number;
  date: string;
  refundOf: { id: string; methodType: MethodType; lastFour: string } | null;
}

/** Applies a reversal to a device's plan, and adds it to the mobile transactions. The account is locked. */
export async function adjustDeviceBalance(
  tx: Transaction,
  device: DeviceRow,
  { id, amount, date, refundOf }: TakenBack,
): Promise<void> {
  const { accountId } = device;
  const { remainingBalance, installmentsRemaining } =
    amount < 0 ? afterDevicePayment(device, -amount) : afterDeviceReversal(device, amount);
  await tx
    .update(mobileDevices)
    .set({ remainingBalance, installmentsRemaining })
    .where(and(eq(mobileDevices.accountId, accountId), eq(mobileDevices.id, device.id)));
  const refund = refundOf && { refundedId: refundOf.id, methodType: refundOf.methodType, lastFour: refundOf.lastFour };
  const kind = refundOf ? ("REFUND" as const) : amount < 0 ? ("PAYMENT" as const) : ("CHARGE" as const);
  await tx
    .insert(mobileTransactions)
    .values({ accountId, id, date, kind, description: device.name, amount: Math.abs(amount), ...refund });
}
