import type {
  ActivityFilter,
  ActivityPeriod,
  ActivityShown,
  PaymentStatus,
} from "../../../api/graphql/generated/graph.ts";

export const shownChoices: readonly ActivityShown[] = ["ALL", "PAYMENTS", "CHARGES"];
export const periodChoices: readonly ActivityPeriod[] = ["DAYS_30", "DAYS_90", "MONTHS_12", "MONTHS_24"];
export const statusChoices: readonly PaymentStatus[] = [
  "success",
  "pending",
  "failed",
  "cancelled",
  "returned",
  "disputed",
  "refunded",
];

/** Filters and page. All of it is in the URL, so that links can be shared and the back button works (B16). */
type ActivityView = { filter: ActivityFilter; page: number };

export const noFilter: ActivityFilter = { shown: "ALL", period: "MONTHS_12", status: null };

const oneOf = <T extends string>(choices: readonly T[], word: string | null) =>
  choices.find((choice) => choice.toLowerCase() === word?.toLowerCase());

/** Parses the query string; missing or invalid parameters get their defaults. Charges have no status. */
export function readShown(query: URLSearchParams): ActivityView {
  const shown = oneOf(shownChoices, query.get("show")) ?? noFilter.shown;
  const period = oneOf(periodChoices, query.get("period")) ?? noFilter.period;
  const status = shown === "CHARGES" ? null : (oneOf(statusChoices, query.get("status")) ?? null);
  const page = Number(query.get("page"));
  return { filter: { shown, period, status }, page: Number.isInteger(page) && page > 0 ? page : 1 };
}

/** Builds the query string of a filter and page; defaults are left out. */
export function shownQuery(accountId: string, { shown, period, status }: ActivityFilter, page = 1): string {
  const said = [
    ["show", shown === noFilter.shown ? "" : shown.toLowerCase()],
    ["period", period === noFilter.period ? "" : period.toLowerCase()],
    ["status", shown === "CHARGES" ? "" : (status ?? "")],
    ["page", page === 1 ? "" : String(page)],
  ].filter(([, value]) => value);
  return new URLSearchParams([...said, ["account", accountId]] as string[][]).toString();
}
