import { and, eq } from "drizzle-orm";
import { afterDevicePayment } from "@portico/rules/device";
import type { Transaction } from "../../database/database.ts";
import { post } from "../ledger/ledger.writes.ts";
import type { DeviceRow } from "./mobile.reads.ts";
import { devicePayments, mobileDevices, mobileTransactions } from "./mobile.tables.ts";

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
