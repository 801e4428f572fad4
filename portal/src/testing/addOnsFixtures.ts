import type { AddOn, AddOns, Entitlement, Entitlements, ProtectedDevice } from "../features/addons/model/addOns.api.ts";

export const valueAddedPath = "/api/pub/valueaddedservices/v1/services";
export const entitlementPath = "/api/pub/entitlement/v1/services";
export const activationPath = (serviceId: string) => `${valueAddedPath}/${serviceId}/activations`;
export const seatPath = (id: string, userId: string) => `${entitlementPath}/${id}/seats/${userId}`;

const [danaId, samId, billieId] = [
  "b6f9c1d2-0000-4000-8000-000000000001",
  "b6f9c1d2-0000-4000-8000-000000000002",
  "b6f9c1d2-0000-4000-8000-000000000003",
];
export const personIds = { dana: danaId, sam: samId, billie: billieId };

export const suite: AddOn = {
  serviceId: "VAS-1",
  kind: "SECURITY_SUITE",
  redirectUri: { sbpp: "https://suite.partner.example/harbor" },
  rateCode: "SEC25",
  internal: false,
  activation: "ACTIVE",
  requestedAt: null,
};
export const desktop: AddOn = {
  ...suite,
  serviceId: "VAS-2",
  kind: "DESKTOP_SECURITY",
  rateCode: "DSK03",
  redirectUri: { sbpp: null },
};
export const backup: AddOn = {
  ...desktop,
  serviceId: "VAS-3",
  kind: "CLOUD_BACKUP",
  rateCode: "BKP50",
  activation: "NOT_ACTIVE",
};
export const monitoring: AddOn = {
  ...suite,
  serviceId: "VAS-4",
  kind: "LINE_MONITORING",
  rateCode: "INT00",
  redirectUri: { sbpp: "https://internal.partner.example/" },
  internal: true,
};

export const addOnsList = (
  services: AddOn[] = [suite, desktop, backup, monitoring],
  canActivateServices = true,
): AddOns => ({
  canActivateServices,
  serviceActivationUri: "https://activate.partner.example/harbor",
  services,
});

const device = (id: string, userId: string, more: Partial<ProtectedDevice>): ProtectedDevice => ({
  id,
  userId,
  name: "Dana’s laptop",
  platform: "MACOS",
  state: "PROTECTED",
  lastCheckedAt: "2026-11-21T14:50:00.000Z",
  ...more,
});

export const license: Entitlement = {
  id: "ENT-1",
  serviceId: "VAS-1",
  kind: "SECURITY_SUITE",
  seatsTotal: 5,
  seatsUsed: 2,
  seats: [
    { userId: danaId, firstName: "Dana" },
    { userId: samId, firstName: "Sam" },
  ],
  devicesProtected: 2,
  devicesAtRisk: 0,
  devicesSilent: 0,
  devices: [device("D-1", danaId, {}), device("D-2", samId, { name: "Front desk", platform: "WINDOWS" })],
  installLinks: (["WINDOWS", "MACOS", "ANDROID", "IOS"] as const).map((platform) => ({
    platform,
    uri: `https://install.partner.example/${platform.toLowerCase()}`,
  })),
  version: 1,
};

/** One device needs attention, one was never heard from. */
export const atRisk: Entitlement = {
  ...license,
  devicesProtected: 1,
  devicesAtRisk: 1,
  devicesSilent: 1,
  devices: [
    ...license.devices.slice(0, 1),
    device("D-3", samId, { name: "Front desk", platform: "WINDOWS", state: "AT_RISK" }),
    device("D-4", samId, { name: "Sam’s phone", platform: "ANDROID", state: "SILENT", lastCheckedAt: null }),
  ],
};

/** No device needs attention, as far as is known: one has not reported for days. */
export const silent: Entitlement = {
  ...license,
  devicesProtected: 1,
  devicesSilent: 1,
  devices: [
    ...license.devices.slice(0, 1),
    device("D-5", samId, { name: "Archive room", state: "SILENT", lastCheckedAt: "2026-11-12T14:40:00.000Z" }),
  ],
};

export const withoutDevices: Entitlement = { ...license, devices: [], devicesProtected: 0 };

const everybody = [
  { userId: billieId, firstName: "Billie" },
  { userId: danaId, firstName: "Dana" },
  { userId: samId, firstName: "Sam" },
];

/** Seen by the owner. */
export const entitlementsOf = (...entitlements: Entitlement[]): Entitlements => ({
  userId: danaId,
  timeZone: "America/New_York",
  people: everybody,
  entitlements,
});

/** Seen by a standard user, who has a seat or none. */
export const ownEntitlements = (hasSeat: boolean): Entitlements => ({
  ...entitlementsOf({
    ...license,
    seats: hasSeat ? license.seats.slice(1) : [],
    devices: hasSeat ? license.devices.slice(1) : [],
    installLinks: hasSeat ? license.installLinks : [],
  }),
  userId: samId,
  people: [],
});
