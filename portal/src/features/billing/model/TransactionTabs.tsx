import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { ReceiptIcon } from "@portico/design-system/icons";
import { DateText } from "@portico/design-system/money";
import { Pagination } from "@portico/design-system/pagination";
import { Table } from "@portico/design-system/table";
import { Stack } from "@portico/design-system/layout";
import { Tabs } from "@portico/design-system/tabs";
import { useNavigate } from "react-router-dom";
import type { TransactionKind, TransactionsShown } from "../../../api/graphql/generated/graph.ts";
import { sameScreen } from "../../../components/sameScreen.ts";
import { RowsSkeleton } from "./BillingSkeleton.tsx";
import { RefundLink } from "./RefundLink.tsx";
import { transactionsQuery, transactionTabs } from "./transactionsShown.ts";
import { TransactionAmount } from "./TransactionAmount.tsx";
import { usePageWords } from "./usePageWords.ts";

export type Transaction = { id: string; date: string; kind: TransactionKind; description: string; amount: number };

type TransactionPage = { nodes: readonly Transaction[]; page: number; pages: number };

export type TransactionTabsProps = {
  accountId: string;
  shown: TransactionsShown;
  /** What is on the page of the tab; undefined while it is on its way. */
  transactions: TransactionPage | undefined;
};

/** Payments and refunds, together and apart, a page at a time; the tab and the page are in the address (BILL-13). */
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
      tabs={transactionTabs.map((id) => ({ id, label: t(`billing.mobile.tab.${id}`), content: id === shown ? content : null }))}
    />
  );
}

function Page({ accountId, shown, transactions: { nodes, page, pages } }: TransactionTabsProps & { transactions: TransactionPage }) {
  const t = useCopy();
  const columns = useColumns(accountId);
  const words = usePageWords(t("billing.mobile.pages.label"));
  const empty = (
    <EmptyState title={t(`billing.mobile.empty.${shown}.title`)} icon={<ReceiptIcon />}>
      {t(`billing.mobile.empty.${shown}.detail`)}
    </EmptyState>
  );
  return (
    <Stack gap="large">
      <Table caption={t("billing.mobile.caption")} captionHidden columns={columns} rows={nodes} rowKey={({ id }) => id} empty={empty} />
      {pages > 1 && <Pagination {...words} page={page} pages={pages} href={(to) => `?${transactionsQuery(accountId, { shown, page: to })}`} />}
    </Stack>
  );
}

function useColumns(accountId: string) {
  const t = useCopy();
  return [
    { id: "date", header: t("billing.mobile.column.date"), nowrap: true, cell: ({ date }: Transaction) => <DateText date={date} /> },
    { id: "description", header: t("billing.mobile.column.description"), rowHeader: true, cell: (row: Transaction) => (row.kind === "REFUND" ? <RefundLink accountId={accountId} refund={row} /> : row.description) },
    { id: "kind", header: t("billing.mobile.column.kind"), cell: ({ kind }: Transaction) => t("billing.transactionKind", { kind }) },
    { id: "amount", header: t("billing.mobile.column.amount"), align: "end" as const, cell: (row: Transaction) => <TransactionAmount {...row} /> },
  ];
}
