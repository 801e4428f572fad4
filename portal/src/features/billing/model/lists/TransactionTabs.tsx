import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { ReceiptIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import { Pagination } from "@portico/design-system/pagination";
import { Table } from "@portico/design-system/table";
import { Tabs } from "@portico/design-system/tabs";
import { Text } from "@portico/design-system/text";
import { useNavigate } from "react-router-dom";
import type { TransactionKind, TransactionsShown } from "../../../../api/graphql/generated/graph.ts";
import { RowList } from "../../../../components/RowList.tsx";
import * as listStyles from "../../../../components/rows.css.ts";
import { sameScreen } from "../../../../components/sameScreen.ts";
import { useMedia } from "../../../../components/useMedia.ts";
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

/** Paged transactions in four tabs: all, payments, charges, refunds. Tab and page are in the URL (BILL-13). */
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
  const words = usePageLabels(t("billing.mobile.pages.label"));
  const Rows = useMedia(listStyles.hasRoom) ? WideRows : NarrowRows;
  if (nodes.length === 0)
    return (
      <EmptyState title={t(`billing.mobile.empty.${shown}.title`)} icon={<ReceiptIcon />}>
        {t(`billing.mobile.empty.${shown}.detail`)}
      </EmptyState>
    );
  return (
    <Stack gap="large">
      <Rows accountId={accountId} nodes={nodes} />
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

type RowsProps = { accountId: string; nodes: readonly Transaction[] };

function WideRows({ accountId, nodes }: RowsProps) {
  const t = useCopy();
  return (
    <Table
      caption={t("billing.mobile.caption")}
      captionHidden
      columns={useColumns(accountId)}
      rows={nodes}
      rowKey={({ id }) => id}
      empty={null}
    />
  );
}

/** On a phone: what it is for and its amount first, then its day and kind. */
function NarrowRows({ accountId, nodes }: RowsProps) {
  const t = useCopy();
  return (
    <RowList label={t("billing.mobile.caption")} rows={nodes} rowKey={({ id }) => id}>
      {(row) => (
        <>
          <div className={listStyles.heading}>
            <span className={listStyles.title}>
              <Description accountId={accountId} row={row} />
            </span>
            <span className={listStyles.amount}>
              <TransactionAmount {...row} />
            </span>
          </div>
          <div className={listStyles.foot}>
            <Text size="small">
              <DateText date={row.date} />
            </Text>
            <Text size="small">{t("billing.transactionKind", { kind: row.kind })}</Text>
          </div>
        </>
      )}
    </RowList>
  );
}

function Description({ accountId, row }: { accountId: string; row: Transaction }) {
  return row.kind === "REFUND" ? <RefundLink accountId={accountId} refund={row} /> : row.description;
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
      cell: (row: Transaction) => <Description accountId={accountId} row={row} />,
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

const transactionTabs: readonly TransactionsShown[] = ["ALL", "PAYMENTS", "CHARGES", "REFUNDS"];

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
