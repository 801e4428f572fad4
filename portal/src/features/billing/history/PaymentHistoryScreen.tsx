import { useQuery } from "@apollo/client/react";
import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { EmptyState } from "@portico/design-system/feedback";
import { ReceiptIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import type { PaymentHistoryQuery } from "../../../api/graphql/generated/graph.ts";
import { PaymentHistoryDocument } from "../../../api/graphql/generated/graph.paymentHistory.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { billingPath } from "../model/paths.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { usePaymentInfoWords } from "../model/usePaymentInfoWords.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { usePaymentColumns } from "./usePaymentColumns.tsx";

const pageSize = 20;

/** Every payment, whichever way it was made, newest first; each leads to its page. */
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
      <Table caption={t("billing.history.caption")} captionHidden columns={columns} rows={payments.nodes} rowKey={({ id }) => id} empty={empty} />
      {payments.hasNextPage && <More accountId={accountId} after={payments.endCursor} />}
    </Stack>
  );
}

function More({ accountId, after }: { accountId: string; after: string | null }) {
  const t = useCopy();
  const { fetchMore } = useQuery(PaymentHistoryDocument, { variables: { accountId, first: pageSize }, fetchPolicy: "cache-only" });
  const [phase, setPhase] = useState<"idle" | "loading" | "failed">("idle");
  const load = () => {
    setPhase("loading");
    fetchMore({ variables: { accountId, first: pageSize, after } }).then(
      () => setPhase("idle"),
      () => setPhase("failed"),
    );
  };
  return (
    <Stack gap="small" align="start">
      {phase === "failed" && <Text tone="bad">{t("billing.history.loadMoreFailed")}</Text>}
      <Button variant="secondary" busy={phase === "loading" ? t("billing.history.loadingMore") : undefined} onPress={load}>
        {t("billing.history.more")}
      </Button>
    </Stack>
  );
}
