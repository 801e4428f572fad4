import type { AddOn, AddOns, Entitlement, Entitlements, ProtectedDevice } from "./addOns.api.ts";

export const withService = (list: AddOns, service: AddOn): AddOns => ({
  ...list,
  services: list.services.map((each) => (each.serviceId === service.serviceId ? service : each)),
});

export const withEntitlement = (list: Entitlements, license: Entitlement): Entitlements => ({
  ...list,
  entitlements: list.entitlements.map((each) => (each.id === license.id ? license : each)),
});

/** Devices that need attention first, then the rest in their order. */
export const riskFirst = (devices: readonly ProtectedDevice[]): ProtectedDevice[] => [
  ...devices.filter(({ state }) => state !== "PROTECTED"),
  ...devices.filter(({ state }) => state === "PROTECTED"),
];

/** Exponential backoff of the polls during an activation: milliseconds before poll `polls` (from 0): 2 s, 3 s ... 15 s. */
export const pollDelay = (polls: number): number => Math.min(15_000, 2_000 * 1.5 ** polls);
