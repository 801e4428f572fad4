import type { components } from "@portico/openapi/identity";
import { createRead } from "../../../api/read.ts";

export type CpniCompliance = components["schemas"]["CpniCompliance"];

/** The `cpni` slice: whether the customer complies with the rules for customer proprietary network information. */
export const cpniRead = createRead<CpniCompliance>("cpni");
export const cpniReducer = cpniRead.reducer;
