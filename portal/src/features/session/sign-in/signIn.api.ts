import type { components } from "@portico/openapi/operations";
import { answer } from "../../../api/answer.ts";
import type { Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

export type DemoPerson = components["schemas"]["DemoPerson"];

/** Invented customers to sign in as, described in the session's language; they exist while demo data is on. */
export const getDemoPeople = ({ operations }: Rest): Promise<Result<DemoPerson[]>> => answer(operations.GET("/demo/people"));
