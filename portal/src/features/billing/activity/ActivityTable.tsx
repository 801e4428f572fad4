import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { EmptyState } from "@portico/design-system/feedback";
import { ReceiptIcon } from "@portico/design-system/icons";
import { DateText, Money } from "@portico/design-system/money";
import { Pagination } from "@portico/design-system/pagination";
import { Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import type { ActivityFilter } from "../../../api/graphql/generated/graph.ts";
import * as listStyles from "../../../components/rows.css.ts";
import { RowList } from "../../../components/RowList.tsx";
import { useMedia } from "../../../components/useMedia.ts";
import { usePageLabels } from "../model/lists/TransactionTabs.tsx";
import { StatusBadge } from "../model/payment-details/paymentFacts.tsx";
import { noFilter, shownQuery } from "./activity.filter.ts";
import { type ActivityRow, RowDetails, RowTitle } from "./ActivityRow.tsx";

export type ActivityTableProps = {
  accountId: string;
  timeZone: string;
  rows: readonly ActivityRow[];
  filter: ActivityFilter;
  page: number;
  onShow: (filter: ActivityFilter) => void;
};

const pageSize = 25;

/** One page of rows, with an empty-state message for each filter (ERR-05). */
export function ActivityTable({ accountId, timeZone, rows, filter, page, onShow }: ActivityTableProps) {
  const t = useCopy();
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(page, pages);
  const onPage = rows.slice((shown - 1) * pageSize, shown * pageSize);
  const hasRoom = useMedia(listStyles.hasRoom);
  const pageWords = usePageLabels(t("billing.activity.pages.label"));
  const Shown = hasRoom ? WideRows : NarrowRows;
  if (rows.length === 0) return <NoActivity filter={filter} onShow={onShow} />;
  return (
    <>
      <Shown accountId={accountId} timeZone={timeZone} rows={onPage} />
      {pages > 1 && (
        <Pagination {...pageWords} page={shown} pages={pages} href={(to) => `?${shownQuery(accountId, filter, to)}`} />
      )}
    </>
  );
}

type RowsProps = Pick<ActivityTableProps, "accountId" | "timeZone" | "rows">;

function WideRows({ accountId, timeZone, rows }: RowsProps) {
  const t = useCopy();
  return (
    <Table
      caption={t("billing.activity.caption")}
      captionHidden
      columns={useActivityColumns(accountId, timeZone)}
      rows={rows}
      rowKey={({ id }) => id}
      empty={null}
    />
  );
}

/** On a phone: what it is and its amount first, then its days, details and state. */
function NarrowRows({ accountId, timeZone, rows }: RowsProps) {
  const t = useCopy();
  return (
    <RowList label={t("billing.activity.caption")} rows={rows} rowKey={({ id }) => id}>
      {(row) => (
        <>
          <div className={listStyles.heading}>
            <span className={listStyles.title}>
              <RowTitle accountId={accountId} row={row} />
            </span>
            <span className={listStyles.amount}>
              <Amount row={row} />
            </span>
          </div>
          <div className={listStyles.foot}>
            <div>
              <Text size="small">
                <DateText date={row.date} />
              </Text>
              <PostedElsewhen row={row} />
            </div>
            <RowStatus row={row} />
          </div>
          <div>
            <RowDetails timeZone={timeZone} row={row} />
          </div>
        </>
      )}
    </RowList>
  );
}

/** Only where it is not the row's own day. */
function PostedElsewhen({ row: { date, postedDate } }: { row: ActivityRow }) {
  const t = useCopy();
  if (postedDate === date) return null;
  return (
    <Text size="small" tone="quiet">
      {postedDate ? t("billing.activity.postedOn", { date: postedDate }) : t("billing.activity.notPosted")}
    </Text>
  );
}

function NoActivity({ filter, onShow }: Pick<ActivityTableProps, "filter" | "onShow">) {
  const t = useCopy();
  return (
    <EmptyState
      title={t(`billing.activity.empty.${filter.status ? "PAYMENTS" : filter.shown}.title`)}
      icon={<ReceiptIcon />}
      action={
        <Button variant="secondary" onPress={() => onShow({ ...noFilter, period: "MONTHS_24" })}>
          {t("billing.activity.empty.reset")}
        </Button>
      }
    >
      {t("billing.activity.empty.detail")}
    </EmptyState>
  );
}

/**
 * Columns: date, with the posted date where it is another, description, status and amount, for payments and charges
 * alike (section 3).
 */
function useActivityColumns(accountId: string, timeZone: string) {
  const t = useCopy();
  return [
    {
      id: "date",
      header: t("billing.activity.column.date"),
      nowrap: true,
      cell: (row: ActivityRow) => (
        <>
          <DateText date={row.date} />
          <PostedElsewhen row={row} />
        </>
      ),
    },
    {
      id: "description",
      header: t("billing.activity.column.description"),
      rowHeader: true,
      cell: (row: ActivityRow) => (
        <>
          <RowTitle accountId={accountId} row={row} />
          <RowDetails timeZone={timeZone} row={row} />
        </>
      ),
    },
    { id: "status", header: t("billing.activity.column.status"), cell: (row: ActivityRow) => <RowStatus row={row} /> },
    {
      id: "amount",
      header: t("billing.activity.column.amount"),
      align: "end" as const,
      cell: (row: ActivityRow) => <Amount row={row} />,
    },
  ];
}

/** Returned payments, refunds and chargebacks show a plus sign, so that they do not read as another payment. */
const reversalKinds: ReadonlySet<ActivityRow["kind"]> = new Set(["RETURNED_PAYMENT", "REFUND", "CHARGEBACK"]);

/** Amounts that moved money have a sign; the others are muted, so that nobody adds them up. */
function Amount({ row: { kind, amount, signedAmount } }: { row: ActivityRow }) {
  if (signedAmount !== null) return <Money cents={signedAmount} signed={reversalKinds.has(kind)} />;
  return (
    <Text as="span" tone="quiet">
      <Money cents={amount} />
    </Text>
  );
}

/** Only payments have one: the title of another row says what it is. */
function RowStatus({ row: { payment } }: { row: ActivityRow }) {
  return payment && <StatusBadge status={payment.status} state={payment.state} />;
}
