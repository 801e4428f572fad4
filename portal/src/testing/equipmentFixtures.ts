import type { Equipment, EquipmentList } from "../features/services/model/equipment.api.ts";

export const equipmentAnswerPath = "/api/pub/equipment/v1/equipment";
export const nicknamePath = (id: string) => `${equipmentAnswerPath}/${id}/nickname`;
export const restartPath = (id: string) => `${equipmentAnswerPath}/${id}/restarts`;

/** A modem that is online. */
export const modem: Equipment = {
  id: "EQ-1",
  serviceKey: "INTERNET",
  kind: "MODEM",
  model: "Tideline M31",
  serialLastFour: "7F21",
  nickname: null,
  location: "Back office",
  state: "ONLINE",
  lastSeenAt: "2026-11-21T14:58:00.000Z",
  phoneLines: 0,
  restart: null,
  restartableFrom: null,
  version: 1,
};

export const router: Equipment = {
  ...modem,
  id: "EQ-2",
  kind: "ROUTER",
  model: "Tideline R6 Pro",
  serialLastFour: "90C4",
  nickname: "Front counter",
  location: null,
};

export const offlineRouter: Equipment = { ...router, state: "OFFLINE", lastSeenAt: "2026-11-21T11:50:00.000Z" };

export const adapter: Equipment = {
  ...modem,
  id: "EQ-3",
  serviceKey: "VOICE",
  kind: "PHONE_ADAPTER",
  model: "Tideline V8",
  serialLastFour: "A06D",
  phoneLines: 4,
};

export const televisions: Equipment[] = (
  [
    ["DVR_HD", "Tideline D40", "3A9C"],
    ["HD_RECEIVER", "Tideline H20", "77D1"],
    ["CABLE_CARD", "Tideline C1", "E552"],
  ] as const
).map(([kind, model, serialLastFour], place) => ({
  ...modem,
  id: `EQ-${place + 4}`,
  serviceKey: "VIDEO",
  kind,
  model,
  serialLastFour,
  location: place === 1 ? "Waiting area" : null,
}));

export const equipmentList = (
  equipment: Equipment[] = [modem, router, adapter],
  footprint: EquipmentList["footprint"] = "CHTR",
): EquipmentList => ({ footprint, timeZone: "America/New_York", equipment });
