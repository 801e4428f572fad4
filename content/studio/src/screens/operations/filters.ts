import { everythingOn, mayTake } from "@portico/gate/permissions";
import type { Editor } from "../../api/bootstrap.ts";

export const periods = ["hour", "day", "week"] as const;
const reportSites = ["all", "business", "community"] as const;
type ReportSite = (typeof reportSites)[number];

/** The filters, each a query parameter. */
export type ReportFilters = { period: (typeof periods)[number]; site: ReportSite };

/** The sites whose report the user may see, all of them together first; the server checks again. */
export const visibleSites = (editor: Editor | undefined): ReportSite[] =>
  reportSites.filter((site) => editor && mayTake("monitor", editor, { items: [everythingOn(site)] }) === "allowed");

/**
 * Parses the filters of a URL; a value that is unknown or not visible is replaced by the usual one: 24 hours, the first
 * visible site.
 */
export const filtersIn = (query: URLSearchParams, visible: readonly ReportSite[]): ReportFilters => ({
  period: periods.find((each) => each === query.get("period")) ?? "day",
  site: visible.find((each) => each === query.get("site")) ?? visible[0] ?? "all",
});
