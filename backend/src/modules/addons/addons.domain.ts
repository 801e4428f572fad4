import type { components } from "@portico/openapi/addons";
import { canRequestActivation, partnerLink } from "@portico/rules/addOns";
import type { DeviceRow, EntitlementRow, Seat, ServiceRow } from "./addons.repository.ts";

type Schemas = components["schemas"];
export type Refusal = { code: Exclude<Schemas["AddOnsProblem"]["code"], "CONFLICT"> };

export function serviceAnswer(row: ServiceRow, partnerHosts: readonly string[]): Schemas["ValueAddedService"] {
  return {
    serviceId: row.id,
    kind: row.kind,
    redirectUri: { sbpp: partnerLink(row.redirectUri, partnerHosts) },
    rateCode: row.rateCode,
    internal: row.internal,
    activation: row.activation,
    requestedAt: row.requestedAt?.toISOString() ?? null,
  };
}

/** Why an activation is refused; undefined when it can begin. */
export function activationRefusal(row: ServiceRow, isStopped: boolean): Refusal | undefined {
  if (!canRequestActivation(row)) return { code: "NOT_ACTIVATABLE" };
  return isStopped ? { code: "SERVICE_STOPPED" } : undefined;
}

/** Why a seat cannot be assigned; undefined when it can. */
export function seatRefusal(license: EntitlementRow, service: ServiceRow, taken: number): Refusal | undefined {
  if (service.activation !== "ACTIVE") return { code: "ADD_ON_NOT_ACTIVE" };
  return taken >= license.seatsTotal ? { code: "NO_SEAT_LEFT" } : undefined;
}

/** Whose seats and devices an answer has: the caller's own, or everybody's for those who manage users. */
export type Viewer = { userId: string; managesUsers: boolean };

export type License = {
  license: EntitlementRow;
  service: ServiceRow;
  seats: readonly Seat[];
  devices: readonly DeviceRow[];
};

/** A license with what its viewer may see. People who are no longer on the account have no seat. */
export function entitlementAnswer(
  { license, service, seats, devices }: License,
  names: ReadonlyMap<string, string>,
  viewer: Viewer,
  partnerHosts: readonly string[],
): Schemas["Entitlement"] {
  const taken = seats.filter(({ userId }) => names.has(userId));
  const covered = devices.filter((device) => taken.some(({ userId }) => userId === device.userId));
  const isShown = ({ userId }: { userId: string }) => viewer.managesUsers || userId === viewer.userId;
  const mayInstall = service.activation === "ACTIVE" && taken.some(({ userId }) => userId === viewer.userId);
  const inState = (wanted: DeviceRow["state"]) => covered.filter(({ state }) => state === wanted).length;
  return {
    id: license.id,
    serviceId: service.id,
    kind: service.kind,
    seatsTotal: license.seatsTotal,
    seatsUsed: taken.length,
    seats: taken.filter(isShown).map(({ userId }) => ({ userId, firstName: names.get(userId) ?? "" })),
    devicesProtected: inState("PROTECTED"),
    devicesAtRisk: inState("AT_RISK"),
    devicesSilent: inState("SILENT"),
    devices: covered.filter(isShown).map(deviceAnswer),
    installLinks: mayInstall ? linksOf(license, partnerHosts) : [],
    version: license.version,
  };
}

const deviceAnswer = ({ id, userId, name, platform, state, lastCheckedAt }: DeviceRow): Schemas["ProtectedDevice"] => ({
  id,
  userId,
  name,
  platform,
  state,
  lastCheckedAt: lastCheckedAt?.toISOString() ?? null,
});

const linksOf = ({ installLinks }: EntitlementRow, partnerHosts: readonly string[]) =>
  installLinks.flatMap(({ platform, uri }) => {
    const link = partnerLink(uri, partnerHosts);
    return link === null ? [] : [{ platform, uri: link }];
  });
