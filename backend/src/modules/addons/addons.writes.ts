import type { AddOnKind } from "@portico/rules/addOns";
import type { Transaction } from "../../database/database.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { addOnRows, insertAddOn, insertLicense, putActivation } from "./addons.repository.ts";
import type { InstallLink } from "./addons.tables.ts";

type Sold = { kind: AddOnKind; rateCode: string; seatsTotal: number };

/** What is sold online (products.demo.ts), as the partner provides it; without seats it has no licenses. */
const sold = {
  SECURITY: { kind: "SECURITY_SUITE", rateCode: "SEC05", seatsTotal: 3 },
  BACKUP: { kind: "CLOUD_BACKUP", rateCode: "BKP50", seatsTotal: 0 },
} as const satisfies Readonly<Record<string, Sold>>;

const isSold = (service: string): service is keyof typeof sold => Object.hasOwn(sold, service);

/** The simulated partner's pages with the software of each platform. */
export const installLinksFor = (platforms: readonly InstallLink["platform"][]): InstallLink[] =>
  platforms.map((platform) => ({ platform, uri: `https://install.partner.example/${platform.toLowerCase()}` }));

/**
 * Gives an account the value-added service that belongs to an ordered service, active as the service is; nothing for a
 * service that is none. One that the account has already is activated. Call it under the account's lock.
 */
export async function addOrdered(tx: Transaction, accountId: string, service: string): Promise<void> {
  if (!isSold(service)) return;
  const { kind, rateCode, seatsTotal } = sold[service];
  const rows = await addOnRows(tx, accountId);
  const own = rows.find((row) => row.kind === kind);
  if (own) await putActivation(tx, own.id, { activation: "ACTIVE" });
  else {
    const id = `VAS-${accountId}-${kind}`;
    const position = Math.max(-1, ...rows.map((row) => row.position)) + 1;
    await insertAddOn(tx, { id, accountId, position, kind, rateCode, activation: "ACTIVE" });
    const installLinks = installLinksFor(["WINDOWS", "MACOS", "ANDROID", "IOS"]);
    if (seatsTotal > 0)
      await insertLicense(tx, { id: id.replace("VAS", "ENT"), accountId, serviceId: id, seatsTotal, installLinks });
  }
  await announceChange(tx, { topic: "ADD_ONS", accountId });
}
