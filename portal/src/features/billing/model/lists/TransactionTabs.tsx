import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { ReceiptIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import { Pagination } from "@portico/design-system/pagination";
import { Table } from "@portico/design-system/table";
import { Tabs } from "@portico/design-system/tabs";
import { useNavigate } from "react-router-dom";
import type { TransactionKind, TransactionsShown } from "../../../../api/graphql/generated/graph.ts";
import { sameScreen } from "../../../../components/sameScreen.ts";
import { RowsSkeleton } from "../screen/BillingSkeleton.tsx";
import { RefundLink, TransactionAmount } from "../screen/TransactionCells.tsx";

type Transaction = { id: string; date: string; kind: TransactionKind; description: string; amount: number };

type TransactionPage = { nodes: readonly Transaction[]; page: number; pages: number };

type TransactionTabsProps = {
  accountId: string;
  shown: TransactionsShown;
  /** The tab's current page; undefined while loading. */
  transactions: TransactionPage | undefined;
};

/** Paged transactions in three tabs: all, payments, refunds. Tab and page are in the URL (BILL-13). */
export function TransactionTabs({ accountId, shown, transactions }: TransactionTabsProps) {
  const t = useCopy();
  const navigate = useNavigate();
  const content = transactions ? (
    <Page accountId={accountId} shown={shown} transactions={transactions} />
  ) : (
    <RowsSkeleton label={t("billing.loading")} />
  );
  return (
    <Tabs
      label={t("billing.mobile.tabs.label")}
      value={shown}
      onChange={(next) => void navigate(`?${transactionsQuery(accountId, { shown: next, page: 1 })}`, sameScreen)}
      tabs={transactionTabs.map((id) => ({
        id,
        label: t(`billing.mobile.tab.${id}`),
        content: id === shown ? content : null,
      }))}
    />
  );
}

function Page({
  accountId,
  shown,
  transactions: { nodes, page, pages },
}: TransactionTabsProps & { transactions: TransactionPage }) {
  const t = useCopy();
  const columns = useColumns(accountId);
  const words = usePageLabels(t("billing.mobile.pages.label"));
  const empty = (
    <EmptyState title={t(`billing.mobile.empty.${shown}.title`)} icon={<ReceiptIcon />}>
      {t(`billing.mobile.empty.${shown}.detail`)}
    </EmptyState>
  );
  return (
    <Stack gap="large">
      <Table
        caption={t("billing.mobile.caption")}
        captionHidden
        columns={columns}
        rows={nodes}
        rowKey={({ id }) => id}
        empty={empty}
      />
      {pages > 1 && (
        <Pagination
          {...words}
          page={page}
          pages={pages}
          href={(to) => `?${transactionsQuery(accountId, { shown, page: to })}`}
        />
      )}
    </Stack>
  );
}

function useColumns(accountId: string) {
  const t = useCopy();
  return [
    {
      id: "date",
      header: t("billing.mobile.column.date"),
      nowrap: true,
      cell: ({ date }: Transaction) => <DateText date={date} />,
    },
    {
      id: "description",
      header: t("billing.mobile.column.description"),
      rowHeader: true,
      cell: (row: Transaction) =>
        row.kind === "REFUND" ? <RefundLink accountId={accountId} refund={row} /> : row.description,
    },
    {
      id: "kind",
      header: t("billing.mobile.column.kind"),
      cell: ({ kind }: Transaction) => t("billing.transactionKind", { kind }),
    },
    {
      id: "amount",
      header: t("billing.mobile.column.amount"),
      align: "end" as const,
      cell: (row: Transaction) => <TransactionAmount {...row} />,
    },
  ];
}

/** Labels of pagination links; `label` names the list. */
export function usePageLabels(label: string) {
  const t = useCopy();
  return {
    label,
    previousLabel: t("billing.pages.previous"),
    nextLabel: t("billing.pages.next"),
    pageLabel: (page: number) => t("billing.pages.page", { page }),
    position: (page: number, pages: number) => t("billing.pages.position", { page, pages }),
  };
}

const transactionTabs: readonly TransactionsShown[] = ["ALL", "PAYMENTS", "REFUNDS"];

type ShownTransactions = { shown: TransactionsShown; page: number };

/** Parses tab and page from the query string; missing or invalid values get the first of each. */
export function readTransactions(query: URLSearchParams): ShownTransactions {
  const shown = transactionTabs.find((tab) => tab.toLowerCase() === query.get("show")?.toLowerCase()) ?? "ALL";
  const page = Number(query.get("page"));
  return { shown, page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1 };
}

/** Builds the query string of a tab and page. */
function transactionsQuery(accountId: string, { shown, page }: ShownTransactions): string {
  return new URLSearchParams({
    ...(shown !== "ALL" && { show: shown.toLowerCase() }),
    ...(page > 1 && { page: String(page) }),
    account: accountId,
  }).toString();
}
