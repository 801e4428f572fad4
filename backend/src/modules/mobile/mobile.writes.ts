import { and, eq } from "drizzle-orm";
import { afterDevicePayment, afterDeviceReversal } from "@portico/rules/device";
import type { Transaction } from "../../database/database.ts";
import { post } from "../ledger/ledger.writes.ts";
import type { DeviceRow } from "./mobile.reads.ts";
import { devicePayments, mobileDevices, mobileTransactions } from "./mobile.tables.ts";

type MethodType = NonNullable<(typeof mobileTransactions.$inferInsert)["methodType"]>;

/** Says that a payment is for a device. */
export async function namePaidDevice(tx: Transaction, accountId: string, paymentId: string, deviceId: string): Promise<void> {
  await tx.insert(devicePayments).values({ accountId, paymentId, deviceId });
}

/** A payment that was taken. Cents. */
export interface TakenForDevice { id: string; amount: number; paymentDate: string }

/**
 * Books a payment for a device and lowers what is left of its plan; the account is locked.
 * @returns cents that are left
 */
export async function bookDevicePayment(tx: Transaction, device: DeviceRow, { id, amount, paymentDate }: TakenForDevice, recordedAt: Date): Promise<number> {
  const { accountId } = device;
  await post(tx, { accountId, kind: "devicePayment", amount, reference: id, businessDate: paymentDate, recordedAt });
  const { remainingBalance, installmentsRemaining } = afterDevicePayment(device, amount);
  await tx.update(mobileDevices).set({ remainingBalance, installmentsRemaining }).where(and(eq(mobileDevices.accountId, accountId), eq(mobileDevices.id, device.id)));
  await tx.insert(mobileTransactions).values({ accountId, id, date: paymentDate, kind: "PAYMENT", description: device.name, amount });
  return remainingBalance;
}

/** What a reversal did to a device's plan. Cents; negative when the money came after all. `refundOf`: the payment that was given back. */
export interface TakenBack { id: string; amount: number; date: string; refundOf: { id: string; methodType: MethodType; lastFour: string } | null }

/** A payment for a device was taken back, or given again: the plan follows, and the transaction stands among those of mobile. The account is locked. */
export async function owesDeviceAgain(tx: Transaction, device: DeviceRow, { id, amount, date, refundOf }: TakenBack): Promise<void> {
  const { accountId } = device;
  const { remainingBalance, installmentsRemaining } = amount < 0 ? afterDevicePayment(device, -amount) : afterDeviceReversal(device, amount);
  await tx.update(mobileDevices).set({ remainingBalance, installmentsRemaining }).where(and(eq(mobileDevices.accountId, accountId), eq(mobileDevices.id, device.id)));
  const refund = refundOf && { refundedId: refundOf.id, methodType: refundOf.methodType, lastFour: refundOf.lastFour };
  const kind = refundOf ? ("REFUND" as const) : amount < 0 ? ("PAYMENT" as const) : ("CHARGE" as const);
  await tx.insert(mobileTransactions).values({ accountId, id, date, kind, description: device.name, amount: Math.abs(amount), ...refund });
}
