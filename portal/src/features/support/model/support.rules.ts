import type { CategoryName, SupportFile } from "./support.api.ts";

export const supportPath = "/support";
export const formsPath = "/support/forms";
export const formPath = (id: string) => `${formsPath}?form=${encodeURIComponent(id)}`;
export const contactPath = "/contactus";
export const categoryPath = (name: CategoryName) => `/support/category?name=${name.toLowerCase()}`;
export const articlePath = (id: string) => `/support/articles/${id}`;
/** The address of a file of a message, for a link that downloads it. */
export const fileUrl = (accountId: string, { id }: Pick<SupportFile, "id">): string =>
  `/api/pub/support/v1/files/${id}?${new URLSearchParams({ accountId })}`;
export const searchPath = (query: string, page = 1) =>
  `/search-results?${new URLSearchParams({ query, ...(page > 1 && { page: String(page) }) })}`;

const names: readonly CategoryName[] = ["BILLING", "SERVICES", "VOICE", "VISITS", "ACCOUNT"];

/** The category that a URL names; the first one when it names none. */
export const categoryIn = (search: URLSearchParams): CategoryName =>
  names.find((name) => name === search.get("name")?.toUpperCase()) ?? "BILLING";

/** The most characters of a query. */
const LONGEST_QUERY = 100;
const MAX_PAGES = 1_000;

/** What a URL asks for; a missing or wrong page is the first. */
export function searchIn(search: URLSearchParams): { query: string; page: number } {
  const page = Number(search.get("page"));
  const query = (search.get("query") ?? "").trim().slice(0, LONGEST_QUERY);
  return { query, page: Number.isInteger(page) && page > 0 && page <= MAX_PAGES ? page : 1 };
}
