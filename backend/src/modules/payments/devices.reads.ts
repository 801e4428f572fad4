import type { MobileDevice } from "@portico/openapi/graph.resolvers";
import { deviceBounds } from "@portico/rules/device";
import type { Transaction } from "../../database/database.ts";
import { deviceOf, devicesOf, type DeviceRow } from "../mobile/mobile.reads.ts";
import { onItsWayToDevice } from "./payments.repository.ts";

/** The mobile devices of an account, each with the amounts that can be paid now. */
export async function payableDevices(tx: Transaction, accountId: string): Promise<MobileDevice[]> {
  const devices: MobileDevice[] = [];
  for (const row of await devicesOf(tx, accountId)) devices.push(await withBounds(tx, row));
  return devices;
}

/** One payable device; undefined when it does not exist or belongs to another account. */
export async function payableDevice(
  tx: Transaction,
  accountId: string,
  deviceId: string,
): Promise<MobileDevice | undefined> {
  const row = await deviceOf(tx, accountId, deviceId);
  return row && withBounds(tx, row);
}

export async function withBounds(tx: Transaction, { accountId, ...device }: DeviceRow): Promise<MobileDevice> {
  const { minimum, maximum } = deviceBounds(device, await onItsWayToDevice(tx, accountId, device.id));
  return { ...device, paymentMinimum: minimum, paymentMaximum: maximum };
}
