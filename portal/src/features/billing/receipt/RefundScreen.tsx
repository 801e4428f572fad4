import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useSearchParams } from "react-router-dom";
import type { RefundDetailsQuery } from "../../../api/graphql/generated/graph.ts";
import { RefundDetailsDocument } from "../../../api/graphql/generated/graph.refund.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { AmountOf } from "../model/AmountOf.tsx";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { activityPath, mobileTransactionsPath, streamingPath } from "../model/paths.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { useReviewRows } from "../model/useReviewRows.tsx";
import { ReceiptCopies } from "./ReceiptCopies.tsx";
import { type Refund, useRefundFacts } from "./useRefundFacts.tsx";

/** A refund: what was given back, to what method, when, and its receipt as a PDF and by e-mail (B05). */
export function RefundScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const refundId = useSearchParams()[0].get("refund") ?? "";
  const { read, retry } = useGraphRead(RefundDetailsDocument, { accountId, refundId });
  return (
    <BillingScreen read={read} retry={retry} width="narrow" title={t("billing.refund.title")} loadFailed={{ title: t("billing.refund.loadFailed.title"), detail: t("billing.loadFailed.detail") }}>
      {({ billing, refund }) => billing && refund && <Found account={billing} refund={refund} />}
    </BillingScreen>
  );
}

/** The list in which a refund stands. */
const backPaths = { BILL: activityPath, MOBILE: mobileTransactionsPath, STREAMING: streamingPath } as const;

function Found({ account, refund }: { account: NonNullable<RefundDetailsQuery["billing"]>; refund: Refund }) {
  const t = useCopy();
  const facts = useRefundFacts(refund);
  const rows = useReviewRows();
  const { id: accountId, canSendMessages } = account;
  const { id: refundId, billed, amount } = refund;
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={backPaths[billed](accountId)} label={t("billing.refund.back", { billed })} />
        <PageHeader title={t("billing.refund.title")} />
      </Stack>
      <Card tone="tint" labelledBy="refunded">
        <AmountOf id="refunded" title={t("billing.refund.refunded")} cents={amount} />
      </Card>
      <Card>
        <Stack>
          <DescriptionList items={[rows.account(account), ...facts]} />
          {refund.expectedOn && (
            <Text size="small" tone="quiet">
              {t("billing.refund.late")}
            </Text>
          )}
        </Stack>
      </Card>
      <ReceiptCopies receipt={{ accountId, refundId }} fileName={t("billing.refund.fileName", { number: refundId })} canSend={canSendMessages} />
    </Stack>
  );
}
