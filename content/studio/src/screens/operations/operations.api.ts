import type { components } from "@portico/openapi/studio";
import { answer } from "../../api/answer.ts";
import type { Reading } from "../../data/useRead.ts";
import type { ReportFilters } from "./filters.ts";

type Schemas = components["schemas"];
export type OperationsReport = Schemas["OperationsReport"];
export type OperationStatistics = Schemas["OperationStatistics"];
export type CallInterval = Schemas["CallInterval"];
export type Funnel = Schemas["Funnel"];
export type VitalStatistics = Schemas["VitalStatistics"];
export type ErrorCount = Schemas["ErrorCount"];

/** Calls, errors, sessions and Core Web Vitals of a period and a site, as customers' browsers reported them. */
export const reportReading = ({ period, site }: ReportFilters): Reading<OperationsReport> => ({
  name: `operations/${period}/${site}`,
  load: async ({ content }) =>
    answer(content.GET("/content/v1/editor/operations-report", { params: { query: { period, site } } })),
});
