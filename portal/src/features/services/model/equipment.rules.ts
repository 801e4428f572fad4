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
