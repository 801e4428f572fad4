import type { ActivityFilter, ActivityPeriod, ActivityShown, PaymentStatus } from "../../../api/graphql/generated/graph.ts";

export const shownChoices: readonly ActivityShown[] = ["ALL", "PAYMENTS", "CHARGES"];
export const periodChoices: readonly ActivityPeriod[] = ["DAYS_30", "DAYS_90", "MONTHS_12", "MONTHS_24"];
export const statusChoices: readonly PaymentStatus[] = ["success", "pending", "failed", "cancelled", "returned", "disputed", "refunded"];

/** What the screen shows: filters and page. All of it is in the address, so it can be shared and gone back to (B16). */
export type Shown = { filter: ActivityFilter; page: number };

export const everything: ActivityFilter = { shown: "ALL", period: "MONTHS_12", status: null };

const among = <T extends string>(choices: readonly T[], word: string | null) => choices.find((choice) => choice.toLowerCase() === word?.toLowerCase());

/** Reads an address; what it does not say, or says wrongly, is as usual. Charges have no status. */
export function readShown(query: URLSearchParams): Shown {
  const shown = among(shownChoices, query.get("show")) ?? everything.shown;
  const period = among(periodChoices, query.get("period")) ?? everything.period;
  const status = shown === "CHARGES" ? null : (among(statusChoices, query.get("status")) ?? null);
  const page = Number(query.get("page"));
  return { filter: { shown, period, status }, page: Number.isInteger(page) && page > 0 ? page : 1 };
}

/** The address of a filter and a page; what is as usual is left out. */
export function shownQuery(accountId: string, { shown, period, status }: ActivityFilter, page = 1): string {
  const said = [
    ["show", shown === everything.shown ? "" : shown.toLowerCase()],
    ["period", period === everything.period ? "" : period.toLowerCase()],
    ["status", shown === "CHARGES" ? "" : (status ?? "")],
    ["page", page === 1 ? "" : String(page)],
  ].filter(([, value]) => value);
  return new URLSearchParams([...said, ["account", accountId]] as string[][]).toString();
}
