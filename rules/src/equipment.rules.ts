/** Rules of equipment (SERV-02, SERV-03): nicknames, restarts, eligibility. Shared by the browser and the server. */

import { equipment as constants } from "./constants.rules.ts";

/** The provider's regional network: Charter, Bright House, and the legacy cable provider. */
export type Footprint = "CHTR" | "BHN" | "TWC";

/** The equipment subtypes of the specification, and then our own. */
export const equipmentKinds = [
  "DVR_HD",
  "DVR_STANDARD",
  "HD_RECEIVER",
  "STANDARD_RECEIVER",
  "DIGITAL_TRANSPORT_ADAPTER",
  "CABLE_CARD",
  "TV_DEVICE",
  "MODEM",
  "ROUTER",
  "PHONE_ADAPTER",
  "WIFI_EXTENDER",
] as const;

export type EquipmentKind = (typeof equipmentKinds)[number];

const keepsItsName: readonly EquipmentKind[] = [
  "DVR_HD",
  "DVR_STANDARD",
  "HD_RECEIVER",
  "STANDARD_RECEIVER",
  "DIGITAL_TRANSPORT_ADAPTER",
  "CABLE_CARD",
  "TV_DEVICE",
];

/**
 * Whether a device may have a nickname (specification section 4): not a TV device of a customer who is neither a legacy
 * cable customer (TWC) nor a Bright House customer (BHN).
 */
export const mayHaveNickname = (footprint: Footprint, kind: EquipmentKind): boolean =>
  footprint === "TWC" || footprint === "BHN" || !keepsItsName.includes(kind);

const restartable: readonly EquipmentKind[] = ["MODEM", "ROUTER", "PHONE_ADAPTER"];

/** Whether a device of this kind can be restarted from the portal. */
export const canRestart = (kind: EquipmentKind): boolean => restartable.includes(kind);

/** A restart: REQUESTED, then RESTARTING, then back ONLINE or FAILED. */
export type RestartState = "REQUESTED" | "RESTARTING" | "ONLINE" | "FAILED";

/** Whether a restart is still under way. */
export const isRestarting = (state: RestartState): boolean => state === "REQUESTED" || state === "RESTARTING";

/**
 * When a device can be restarted again: a cool-down after the last restart was requested. A failed one can be tried
 * again at once.
 * @returns null for now
 */
export function restartableFrom(last: { state: RestartState; requestedAt: Date } | null, now: Date): Date | null {
  if (last === null || last.state === "FAILED") return null;
  const from = new Date(last.requestedAt.getTime() + constants.coolDownMinutes * 60_000);
  return from > now ? from : null;
}

/** Whether the service-eligibility guard admits an account to its services and equipment: it has a provisioned one. */
export const mayOpenServices = (services: readonly { status: string }[]): boolean =>
  services.some(({ status }) => status === "Active" || status === "Assigned");
