import { createRead } from "../../../api/read.ts";
import type { Service } from "./services.api.ts";

/** The services of the current account: the specification's `servicesAndEquipments` slice. */
export const servicesRead = createRead<Service[], { accountId: string }>("servicesAndEquipments/services");

export const servicesAndEquipmentsReducer = servicesRead.reducer;
export type ServicesState = ReturnType<typeof servicesAndEquipmentsReducer>;
