import type { components } from "@portico/openapi/operations";
import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

export type DemoPerson = components["schemas"]["DemoPerson"];

/** Fetches the demo users, described in the session's language; they exist only with demo data. */
export const getDemoPeople = ({ operations }: Rest): Promise<Result<DemoPerson[]>> =>
  toResult(operations.GET("/demo/people"));
