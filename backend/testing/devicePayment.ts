import { mobileDevices } from "../src/modules/mobile/mobile.tables.ts";
import type { Payer } from "./payer.ts";
import type { TestBackend } from "./types.ts";

/** Adds a mobile device with a balance, in cents, to an account. */
export async function addDevice(
  { database }: Pick<TestBackend, "database">,
  accountId: string,
  remainingBalance: number,
): Promise<{ id: string; name: string }> {
  const device = { id: `md_${accountId}`, name: "Tideline 12" };
  await database
    .insert(mobileDevices)
    .values({ ...device, accountId, remainingBalance, monthlyInstallment: 2_000, installmentsRemaining: 12 });
  return device;
}

/** Pays towards a device with a new card; `amount` in cents. */
export async function payForDevice(payer: Payer, deviceId: string, amount: number, cardNumber: string) {
  const mutation =
    "mutation P($input: DevicePaymentInput!) { createDeviceOneTimePaymentV2(input: $input) { __typename ... on DevicePaymentOutcome { device { remainingBalance } } } }";
  const { idempotencyKey, terms } = await payer.attempt(amount);
  const vaultToken = (await payer.newCard({ cardNumber })).token;
  const input = { accountId: payer.accountId, idempotencyKey, terms, deviceId, amount, vaultToken };
  const { data } = await payer.graph(mutation, { input });
  return data?.["createDeviceOneTimePaymentV2"] as { __typename: string; device: { remainingBalance: number } };
}
