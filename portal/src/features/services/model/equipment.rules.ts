import { isRestarting } from "@portico/rules/equipment";
import type { Equipment, EquipmentList } from "./equipment.api.ts";

export const isUnderWay = ({ restart }: Pick<Equipment, "restart">): boolean =>
  restart !== null && isRestarting(restart.state);

/** The list with one device replaced by its newer version. */
export const withDevice = (list: EquipmentList, device: Equipment): EquipmentList => ({
  ...list,
  equipment: list.equipment.map((each) => (each.id === device.id ? device : each)),
});

/** Devices that need the customer first, then the rest in their order. */
export const troubleFirst = (devices: readonly Equipment[]): Equipment[] => [
  ...devices.filter(({ state }) => state === "OFFLINE"),
  ...devices.filter(({ state }) => state !== "OFFLINE"),
];

const firstPoll = 2_000;
const longestPoll = 15_000;

/** Exponential backoff of the polls during a restart: milliseconds before poll `polls` (from 0): 2 s, 3 s ... 15 s. */
export const pollDelay = (polls: number): number => Math.min(longestPoll, firstPoll * 1.5 ** polls);
