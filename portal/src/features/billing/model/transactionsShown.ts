import type { TransactionsShown } from "../../../api/graphql/generated/graph.ts";

export const transactionTabs: readonly TransactionsShown[] = ["ALL", "PAYMENTS", "REFUNDS"];

export type ShownTransactions = { shown: TransactionsShown; page: number };

/** Tab and page of an address; what it does not say, or says wrongly, is the first of each. */
export function readTransactions(query: URLSearchParams): ShownTransactions {
  const shown = transactionTabs.find((tab) => tab.toLowerCase() === query.get("show")?.toLowerCase()) ?? "ALL";
  const page = Number(query.get("page"));
  return { shown, page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1 };
}

/** The address of a tab and a page. */
export function transactionsQuery(accountId: string, { shown, page }: ShownTransactions): string {
  return new URLSearchParams({ ...(shown !== "ALL" && { show: shown.toLowerCase() }), ...(page > 1 && { page: String(page) }), account: accountId }).toString();
}
