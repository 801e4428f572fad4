import { createRead } from "../../../api/read.ts";
import type { Service } from "./services.api.ts";

/** The services of the current account: the slice `servicesAndEquipments` of the specification. */
export const servicesRead = createRead<Service[], { accountId: string }>("servicesAndEquipments/services");

export const servicesAndEquipmentsReducer = servicesRead.reducer;
export type ServicesState = ReturnType<typeof servicesAndEquipmentsReducer>;
