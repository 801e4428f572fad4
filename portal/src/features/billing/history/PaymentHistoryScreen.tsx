import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { LabelInContext } from "@portico/design-system/hidden";
import { ReceiptIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { PaymentHistoryDocument } from "../../../api/graphql/generated/graph.paymentHistory.ts";
import type { PaymentDetailsFragment, PaymentHistoryQuery } from "../../../api/graphql/generated/graph.ts";
import * as rows from "../../../components/rows.css.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { RowList } from "../../../components/RowList.tsx";
import { useMedia } from "../../../components/useMedia.ts";
import { FailuresOfAccount } from "../model/account-status/PaymentFailures.tsx";
import { PagedList } from "../model/lists/PagedList.tsx";
import { paymentPath } from "../model/laterPaths.ts";
import { billingPath } from "../model/paths.ts";
import { StatusBadge } from "../model/payment-details/paymentFacts.tsx";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { BillingScreen, useAccountId, usePaymentInfoCopy } from "../model/screen/BillingScreen.tsx";

/** Page size: payments loaded at first and with each further page. */
const pageSize = 20;

/** Every payment of all channels, newest first, paged; each row links to its details (BILL-17). */
export function PaymentHistoryScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(PaymentHistoryDocument, { accountId, first: pageSize });
  return (
    <BillingScreen read={read} retry={retry} title={t("billing.history.title")} loadFailed={usePaymentInfoCopy()}>
      {({ billing }) => billing && <History accountId={accountId} payments={billing.payments} />}
    </BillingScreen>
  );
}

type Payments = NonNullable<PaymentHistoryQuery["billing"]>["payments"];

function History({ accountId, payments }: { accountId: string; payments: Payments }) {
  const t = useCopy();
  const hasRoom = useMedia(rows.hasRoom);
  const words = {
    more: t("billing.history.more"),
    loading: t("billing.history.loadingMore"),
    failed: t("billing.history.loadMoreFailed"),
  };
  const empty = (
    <EmptyState title={t("billing.history.empty.title")} icon={<ReceiptIcon />}>
      {t("billing.history.empty.detail")}
    </EmptyState>
  );
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(accountId)} label={t("billing.backToBilling")} />
        <PageHeader title={t("billing.history.title")} />
      </Stack>
      <FailuresOfAccount accountId={accountId} />
      <PagedList
        query={PaymentHistoryDocument}
        variables={{ accountId, first: pageSize }}
        page={payments}
        words={words}
      >
        {payments.nodes.length === 0 ? (
          empty
        ) : hasRoom ? (
          <PaymentTable accountId={accountId} payments={payments.nodes} />
        ) : (
          <PaymentRows accountId={accountId} payments={payments.nodes} />
        )}
      </PagedList>
    </Stack>
  );
}

type RowsProps = { accountId: string; payments: readonly PaymentDetailsFragment[] };

function PaymentTable({ accountId, payments }: RowsProps) {
  const t = useCopy();
  return (
    <Table
      caption={t("billing.history.caption")}
      captionHidden
      columns={usePaymentColumns(accountId)}
      rows={payments}
      rowKey={({ id }) => id}
      empty={null}
    />
  );
}

/** On a phone: the date and the amount first, then how it was paid and its state. */
function PaymentRows({ accountId, payments }: RowsProps) {
  const t = useCopy();
  return (
    <RowList label={t("billing.history.caption")} rows={payments} rowKey={({ id }) => id}>
      {(payment) => (
        <>
          <div className={rows.heading}>
            <PaymentLink accountId={accountId} payment={payment} />
            <span className={rows.amount}>
              <Money cents={payment.amount} />
            </span>
          </div>
          <div className={rows.foot}>
            <div>
              <Text size="small">{t("billing.channel", { channel: payment.channel })}</Text>
              <Text size="small">
                <MethodName type={payment.paymentMethodType} lastFour={payment.lastFour} />
              </Text>
            </div>
            <StatusBadge status={payment.status} state={payment.state} />
          </div>
        </>
      )}
    </RowList>
  );
}

function PaymentLink({
  accountId,
  payment: { id, paymentDate, amount },
}: {
  accountId: string;
  payment: PaymentDetailsFragment;
}) {
  const t = useCopy();
  return (
    <Link href={paymentPath(accountId, id)}>
      <LabelInContext inContext={t("billing.history.open", { amount, date: paymentDate })}>
        <DateText date={paymentDate} />
      </LabelInContext>
    </Link>
  );
}

/** Columns of the history: date (the link to the payment), status, channel, method, amount. */
function usePaymentColumns(accountId: string) {
  const t = useCopy();
  return [
    {
      id: "date",
      header: t("billing.history.date"),
      rowHeader: true,
      cell: (payment: PaymentDetailsFragment) => <PaymentLink accountId={accountId} payment={payment} />,
    },
    {
      id: "status",
      header: t("billing.history.status"),
      cell: ({ status, state }: PaymentDetailsFragment) => <StatusBadge status={status} state={state} />,
    },
    {
      id: "channel",
      header: t("billing.history.channel"),
      cell: ({ channel }: PaymentDetailsFragment) => t("billing.channel", { channel }),
    },
    {
      id: "method",
      header: t("billing.history.method"),
      cell: ({ paymentMethodType, lastFour }: PaymentDetailsFragment) => (
        <MethodName type={paymentMethodType} lastFour={lastFour} />
      ),
    },
    {
      id: "amount",
      header: t("billing.history.amount"),
      align: "end" as const,
      cell: ({ amount }: PaymentDetailsFragment) => <Money cents={amount} />,
    },
  ];
}
