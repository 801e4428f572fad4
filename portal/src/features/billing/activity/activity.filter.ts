import { isLocalDate } from "@portico/rules/dates";
import type {
  ActivityFilter,
  ActivityPeriod,
  ActivityShown,
  PaymentStatus,
} from "../../../api/graphql/generated/graph.ts";

export const shownChoices: readonly ActivityShown[] = ["ALL", "PAYMENTS", "CHARGES"];
export const periodChoices: readonly ActivityPeriod[] = ["DAYS_30", "DAYS_90", "MONTHS_12", "MONTHS_24", "DATES"];
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

/** Dates stand in the URL as they are asked for; the period of dates that are none is the default. */
function readPeriod(query: URLSearchParams): Pick<ActivityFilter, "period" | "from" | "to"> {
  const period = oneOf(periodChoices, query.get("period")) ?? noFilter.period;
  if (period !== "DATES") return { period };
  const [from, to] = [query.get("from") ?? "", query.get("to") ?? ""];
  return isLocalDate(from) && isLocalDate(to) && from <= to ? { period, from, to } : { period: noFilter.period };
}

/** Parses the query string; missing or invalid parameters get their defaults. Charges have no status. */
export function readShown(query: URLSearchParams): ActivityView {
  const shown = oneOf(shownChoices, query.get("show")) ?? noFilter.shown;
  const status = shown === "CHARGES" ? null : (oneOf(statusChoices, query.get("status")) ?? null);
  const page = Number(query.get("page"));
  return { filter: { shown, ...readPeriod(query), status }, page: Number.isInteger(page) && page > 0 ? page : 1 };
}

/** Another period. Dates begin with this month up to today. */
export function withPeriod({ shown, status }: ActivityFilter, period: ActivityPeriod, today: string): ActivityFilter {
  return period === "DATES"
    ? { shown, status, period, from: `${today.slice(0, 8)}01`, to: today }
    : { shown, status, period };
}

/** Builds the query string of a filter and page; defaults are left out. */
export function shownQuery(accountId: string, { shown, period, status, from, to }: ActivityFilter, page = 1): string {
  const said = [
    ["show", shown === noFilter.shown ? "" : shown.toLowerCase()],
    ["period", period === noFilter.period ? "" : period.toLowerCase()],
    ["from", period === "DATES" ? (from ?? "") : ""],
    ["to", period === "DATES" ? (to ?? "") : ""],
    ["status", shown === "CHARGES" ? "" : (status ?? "")],
    ["page", page === 1 ? "" : String(page)],
  ].filter(([, value]) => value);
  return new URLSearchParams([...said, ["account", accountId]] as string[][]).toString();
}
