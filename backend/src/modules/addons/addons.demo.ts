import { randomUUID } from "node:crypto";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import {
  entitlements,
  entitlementSeats,
  type InstallLink,
  protectedDevices,
  serviceActivationLinks,
  valueAddedServices,
} from "./addons.tables.ts";
import { installLinksFor } from "./addons.writes.ts";

type Service = Pick<typeof valueAddedServices.$inferInsert, "kind" | "rateCode"> &
  Partial<typeof valueAddedServices.$inferInsert>;
type Device = Pick<typeof protectedDevices.$inferInsert, "name" | "platform"> &
  Partial<typeof protectedDevices.$inferInsert>;
type License = {
  of: Service["kind"];
  seatsTotal: number;
  platforms: InstallLink["platform"][];
  seats: [string, Device[]][];
};
type Account = { accountId: string; activationUri: string | null; services: Service[]; licenses: License[] };

/** How long a simulated activation takes; shorter than a real one, so that it can be watched. */
const ACTIVATION_SECONDS = 6;

const everywhere: InstallLink["platform"][] = ["WINDOWS", "MACOS", "ANDROID", "IOS"];
const desktops: InstallLink["platform"][] = ["WINDOWS", "MACOS"];

const accounts: readonly Account[] = [
  {
    // sofia: all in order, but one device and a full license.
    accountId: "8347207617",
    activationUri: "https://activate.partner.example/anchor-row",
    services: [
      {
        kind: "SECURITY_SUITE",
        rateCode: "SEC25",
        activation: "ACTIVE",
        redirectUri: "https://suite.partner.example/anchor-row",
      },
      { kind: "DESKTOP_SECURITY", rateCode: "DSK03", activation: "ACTIVE" },
      { kind: "CLOUD_BACKUP", rateCode: "BKP50", activationSeconds: ACTIVATION_SECONDS },
      // This one fails.
      { kind: "WEBSITE_BUILDER", rateCode: "WEB01" },
      {
        kind: "DOMAIN_NAME",
        rateCode: "DOM12",
        activation: "ACTIVE",
        redirectUri: "https://domains.partner.example/anchor-row",
      },
      // Not an address of a partner: no link.
      { kind: "BUSINESS_EMAIL", rateCode: "EML10", activation: "ACTIVE", redirectUri: "http://mail.elsewhere.example" },
      { kind: "LINE_MONITORING", rateCode: "INT00", activation: "ACTIVE", internal: true },
      { kind: "STATIC_ADDRESS", rateCode: "INT01", activation: "ACTIVE", internal: true },
    ],
    licenses: [
      {
        of: "SECURITY_SUITE",
        seatsTotal: 5,
        platforms: everywhere,
        seats: [
          [
            "sofia",
            [
              { name: "Sofía’s laptop", platform: "MACOS" },
              { name: "Sofía’s phone", platform: "IOS" },
            ],
          ],
          ["nico", [{ name: "Front desk", platform: "WINDOWS", state: "AT_RISK" }]],
        ],
      },
      {
        of: "DESKTOP_SECURITY",
        seatsTotal: 2,
        platforms: desktops,
        seats: [
          ["sofia", [{ name: "Archive room", platform: "WINDOWS", state: "SILENT", lastCheckedAt: null }]],
          ["nico", []],
        ],
      },
    ],
  },
  {
    // felix: nothing is active yet; one activates, one fails.
    accountId: "8347207625",
    activationUri: "https://activate.partner.example/driftwood",
    services: [
      { kind: "SECURITY_SUITE", rateCode: "SEC05", activationSeconds: ACTIVATION_SECONDS },
      { kind: "DESKTOP_SECURITY", rateCode: "DSK03", activation: "FAILED" },
    ],
    licenses: [
      { of: "SECURITY_SUITE", seatsTotal: 3, platforms: everywhere, seats: [] },
      { of: "DESKTOP_SECURITY", seatsTotal: 1, platforms: desktops, seats: [] },
    ],
  },
  {
    // tess: suspended, so nothing can be activated.
    accountId: "8347206007",
    activationUri: "https://activate.partner.example/beacon-press",
    services: [{ kind: "SECURITY_SUITE", rateCode: "SEC05", activationSeconds: ACTIVATION_SECONDS }],
    licenses: [{ of: "SECURITY_SUITE", seatsTotal: 3, platforms: everywhere, seats: [] }],
  },
];

/** Demo data: value-added services in every state, with their licenses, seats and devices. */
export async function seedAddOns(tx: Transaction, context: DemoContext): Promise<void> {
  for (const account of accounts) await seedAccount(tx, account, context);
}

async function seedAccount(tx: Transaction, account: Account, context: DemoContext): Promise<void> {
  const { accountId, activationUri, services, licenses } = account;
  const idOf = (kind: Service["kind"]) => `VAS-${accountId.slice(4)}-${kind}`;
  await tx.insert(valueAddedServices).values(
    services.map((service, position) => ({
      id: idOf(service.kind),
      accountId,
      position,
      activation: "NOT_ACTIVE" as const,
      ...service,
    })),
  );
  if (activationUri) await tx.insert(serviceActivationLinks).values({ accountId, uri: activationUri });
  for (const license of licenses) await seedLicense(tx, accountId, idOf(license.of), license, context);
}

async function seedLicense(
  tx: Transaction,
  accountId: string,
  serviceId: string,
  { seatsTotal, platforms, seats }: License,
  { clock, people }: DemoContext,
): Promise<void> {
  const id = serviceId.replace("VAS", "ENT");
  const installLinks = installLinksFor(platforms);
  await tx.insert(entitlements).values({ id, accountId, serviceId, seatsTotal, installLinks });
  for (const [username, devices] of seats) {
    const userId = people.find((person) => person.username === username)?.userId;
    if (userId === undefined) continue;
    await tx.insert(entitlementSeats).values({ id: randomUUID(), entitlementId: id, userId, assignedAt: clock.now() });
    if (devices.length === 0) continue;
    await tx.insert(protectedDevices).values(
      devices.map((device, place) => ({
        id: `${id}-${username}-${place + 1}`,
        entitlementId: id,
        userId,
        state: "PROTECTED" as const,
        lastCheckedAt: clock.now(),
        ...device,
      })),
    );
  }
}
