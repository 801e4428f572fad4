import type { AddOn, AddOns, Entitlement, Entitlements, ProtectedDevice } from "./addOns.api.ts";

export const withService = (list: AddOns, service: AddOn): AddOns => ({
  ...list,
  services: list.services.map((each) => (each.serviceId === service.serviceId ? service : each)),
});

export const withEntitlement = (list: Entitlements, license: Entitlement): Entitlements => ({
  ...list,
  entitlements: list.entitlements.map((each) => (each.id === license.id ? license : each)),
});

/** Devices that need attention first, then those that do not report, then the rest; each in their order. */
export const riskFirst = (devices: readonly ProtectedDevice[]): ProtectedDevice[] =>
  (["AT_RISK", "SILENT", "PROTECTED"] as const).flatMap((wanted) => devices.filter(({ state }) => state === wanted));
