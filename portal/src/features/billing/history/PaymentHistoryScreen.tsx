import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { ReceiptIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Table } from "@portico/design-system/table";
import type { PaymentHistoryQuery } from "../../../api/graphql/generated/graph.ts";
import { PaymentHistoryDocument } from "../../../api/graphql/generated/graph.paymentHistory.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { PagedList } from "../model/PagedList.tsx";
import { FailuresOfAccount } from "../model/PaymentFailures.tsx";
import { billingPath } from "../model/paths.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { usePaymentInfoWords } from "../model/usePaymentInfoWords.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { usePaymentColumns } from "./usePaymentColumns.tsx";

/** Payments that the history begins with, and that each further page adds. */
const pageSize = 20;

/** Every payment, whichever way it was made, newest first, page by page; each leads to its details (BILL-17). */
export function PaymentHistoryScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(PaymentHistoryDocument, { accountId, first: pageSize });
  return (
    <BillingScreen read={read} retry={retry} title={t("billing.history.title")} loadFailed={usePaymentInfoWords()}>
      {({ billing }) => billing && <History accountId={accountId} payments={billing.payments} />}
    </BillingScreen>
  );
}

type Payments = NonNullable<PaymentHistoryQuery["billing"]>["payments"];

function History({ accountId, payments }: { accountId: string; payments: Payments }) {
  const t = useCopy();
  const columns = usePaymentColumns(accountId);
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
      <PagedList query={PaymentHistoryDocument} variables={{ accountId, first: pageSize }} page={payments} words={words}>
        <Table
          caption={t("billing.history.caption")}
          captionHidden
          columns={columns}
          rows={payments.nodes}
          rowKey={({ id }) => id}
          empty={empty}
        />
      </PagedList>
    </Stack>
  );
}
