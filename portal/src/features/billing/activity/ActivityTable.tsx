import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { EmptyState } from "@portico/design-system/feedback";
import { LabelInContext } from "@portico/design-system/hidden";
import { ReceiptIcon } from "@portico/design-system/icons";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Pagination } from "@portico/design-system/pagination";
import { Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { localDateAt } from "@portico/rules/dates";
import type { AccountActivityQuery, ActivityFilter } from "../../../api/graphql/generated/graph.ts";
import { usePageLabels } from "../model/lists/TransactionTabs.tsx";
import { refundPath } from "../model/laterPaths.ts";
import { paymentPath } from "../model/paths.ts";
import { StatusBadge } from "../model/payment-details/paymentFacts.tsx";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { noFilter, shownQuery } from "./activity.filter.ts";

/** A payment or charge row. */
type ActivityRow = NonNullable<AccountActivityQuery["billing"]>["activity"][number];

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
  const columns = useActivityColumns(accountId, timeZone);
  const pageWords = usePageLabels(t("billing.activity.pages.label"));
  return (
    <>
      <Table
        caption={t("billing.activity.caption")}
        captionHidden
        columns={columns}
        rows={rows.slice((shown - 1) * pageSize, shown * pageSize)}
        rowKey={({ id }) => id}
        empty={<NoActivity filter={filter} onShow={onShow} />}
      />
      {pages > 1 && (
        <Pagination {...pageWords} page={shown} pages={pages} href={(to) => `?${shownQuery(accountId, filter, to)}`} />
      )}
    </>
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

/** Columns: date, description, status, posted date and amount, for payments and charges alike (section 3). */
function useActivityColumns(accountId: string, timeZone: string) {
  const t = useCopy();
  return [
    {
      id: "date",
      header: t("billing.activity.column.date"),
      nowrap: true,
      cell: ({ date }: ActivityRow) => <DateText date={date} />,
    },
    {
      id: "description",
      header: t("billing.activity.column.description"),
      rowHeader: true,
      cell: (row: ActivityRow) => <Description accountId={accountId} timeZone={timeZone} row={row} />,
    },
    { id: "status", header: t("billing.activity.column.status"), cell: (row: ActivityRow) => <RowStatus row={row} /> },
    {
      id: "posted",
      header: t("billing.activity.column.posted"),
      nowrap: true,
      cell: ({ postedDate }: ActivityRow) =>
        postedDate ? <DateText date={postedDate} /> : t("billing.activity.notPosted"),
    },
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

function Description({ accountId, timeZone, row }: { accountId: string; timeZone: string; row: ActivityRow }) {
  const t = useCopy();
  const { description, dueDate, payment, paymentId, reason } = row;
  if (!payment && paymentId && reason)
    return <ReversalDescription accountId={accountId} row={row} paymentId={paymentId} reason={reason} />;
  if (!payment) {
    return (
      <>
        {description && t("billing.activity.description", { what: description })}
        {dueDate && (
          <Text size="small" weight="regular">
            {t("billing.activity.dueBy", { date: dueDate })}
          </Text>
        )}
      </>
    );
  }
  return <PaymentDescription accountId={accountId} timeZone={timeZone} payment={payment} row={row} />;
}

type PaymentProps = {
  accountId: string;
  timeZone: string;
  row: ActivityRow;
  payment: NonNullable<ActivityRow["payment"]>;
};

/** A payment with the fields that have no column of their own. */
function PaymentDescription({ accountId, timeZone, row: { amount, date }, payment }: PaymentProps) {
  const t = useCopy();
  const days = usePaymentDays(payment, timeZone);
  const by = t("billing.activity.paymentBy", { channel: payment.channel });
  return (
    <>
      <Link href={paymentPath(accountId, payment.id)}>
        <LabelInContext inContext={t("billing.activity.open", { payment: by, amount, date })}>{by}</LabelInContext>
      </Link>
      <Text size="small" weight="regular">
        <MethodName type={payment.paymentMethodType} lastFour={payment.lastFour} />
      </Text>
      <Text size="small" tone="quiet" weight="regular">
        {days}
      </Text>
      {payment.confirmationNumber && (
        <Text size="small" tone="quiet" weight="regular" reference>
          {t("billing.activity.confirmation", { number: payment.confirmationNumber })}
        </Text>
      )}
    </>
  );
}

/** Entry and debit dates of a payment, in the account's time zone. */
function usePaymentDays({ entryDate, debitDate }: NonNullable<ActivityRow["payment"]>, timeZone: string): string {
  const t = useCopy();
  const entered = localDateAt(new Date(entryDate), timeZone);
  return debitDate
    ? t("billing.activity.enteredAndDebited", { entered, debited: debitDate })
    : t("billing.activity.entered", { entered });
}

type ReversalProps = {
  accountId: string;
  row: ActivityRow;
  paymentId: string;
  reason: NonNullable<ActivityRow["reason"]>;
};

/** A reversal links to its payment; a refund links to its own page with the receipt. */
function ReversalDescription({ accountId, row: { kind, date, refundId }, paymentId, reason }: ReversalProps) {
  const t = useCopy();
  return (
    <>
      <Link href={refundId ? refundPath(accountId, refundId) : paymentPath(accountId, paymentId)}>
        <LabelInContext inContext={t("billing.reversal.open", { kind, date })}>
          {t("billing.activity.kind", { kind })}
        </LabelInContext>
      </Link>
      <Text size="small" weight="regular">
        {t("billing.reversal.reason", { reason })}
      </Text>
    </>
  );
}

function RowStatus({ row: { kind, payment } }: { row: ActivityRow }) {
  const t = useCopy();
  if (payment) return <StatusBadge status={payment.status} state={payment.state} />;
  return <Badge tone="neutral">{t("billing.activity.kind", { kind })}</Badge>;
}
