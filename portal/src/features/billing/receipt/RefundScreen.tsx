import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText, Money } from "@portico/design-system/money";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useSearchParams } from "react-router-dom";
import { RefundDetailsDocument } from "../../../api/graphql/generated/graph.refund.ts";
import type { RefundDetailsQuery } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { mobileTransactionsPath, streamingPath, activityPath } from "../model/laterPaths.ts";
import { AmountOf, useReviewRows } from "../model/payment-flow/reviewRows.tsx";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { BillingScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { ReceiptCopies } from "./ReceiptScreen.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";

/** A refund: what was refunded, to which method, when, and its receipt as a PDF and by e-mail (B05). */
export function RefundScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const refundId = useSearchParams()[0].get("refund") ?? "";
  const { read, retry } = useGraphRead(RefundDetailsDocument, { accountId, refundId });
  return (
    <BillingScreen
      read={read}
      retry={retry}
      width="narrow"
      title={t("billing.refund.title")}
      loadFailed={{ title: t("billing.refund.loadFailed.title"), detail: t("billing.loadFailed.detail") }}
    >
      {({ billing, refund }) => billing && refund && <Found account={billing} refund={refund} />}
    </BillingScreen>
  );
}

/** The list that contains the refund: target of the back link. */
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
      <Card variant="tint" labelledBy="refunded">
        <AmountOf id="refunded" title={t("billing.refund.refunded")} cents={amount} />
      </Card>
      <Card>
        <Stack>
          <DescriptionList items={[rows.account(account), ...facts]} />
          {refund.expectedOn && (
            <Text size="small" tone="quiet">
              {t("billing.refund.late")} <CareNumber />
            </Text>
          )}
        </Stack>
      </Card>
      <ReceiptCopies
        receipt={{ accountId, refundId }}
        fileName={t("billing.refund.fileName", { number: refundId })}
        canSend={canSendMessages}
      />
    </Stack>
  );
}

type Refund = NonNullable<RefundDetailsQuery["refund"]>;

/** Facts of a refund, the most wanted first; missing ones are left out. */
function useRefundFacts({ id, billed, date, method, refunded, expectedOn, ...refund }: Refund) {
  const t = useCopy();
  const what = (description: string) => (billed === "BILL" ? t("billing.refund.bill") : description);
  return [
    { id: "for", term: t("billing.refund.for"), detail: what(refund.description) },
    { id: "date", term: t("billing.refund.date"), detail: <DateText date={date} /> },
    ...(method
      ? [
          {
            id: "method",
            term: t("billing.refund.method"),
            detail: <MethodName type={method.type} lastFour={method.lastFour} />,
          },
        ]
      : []),
    ...(expectedOn
      ? [{ id: "expectedOn", term: t("billing.refund.expectedOn"), detail: <DateText date={expectedOn} /> }]
      : []),
    ...(refunded
      ? [
          {
            id: "refunded",
            term: t("billing.refund.given", { kind: refunded.kind }),
            detail: <Given what={what(refunded.description)} amount={refunded.amount} />,
            aside: <DateText date={refunded.date} />,
          },
        ]
      : []),
    { id: "number", term: t("billing.refund.number"), detail: id },
  ];
}

/** The refunded payment or charge: description and amount. */
function Given({ what, amount }: { what: string; amount: number }) {
  return (
    <>
      {what}, <Money cents={amount} />
    </>
  );
}
