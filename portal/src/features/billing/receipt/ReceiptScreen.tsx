import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { paymentStates } from "@portico/rules/paymentState";
import { useParams } from "react-router-dom";
import type { PaymentDetailsFragment, PaymentReceiptQuery } from "../../../api/graphql/generated/graph.ts";
import { PaymentReceiptDocument } from "../../../api/graphql/generated/graph.receipt.ts";
import { Agreed } from "../model/Agreed.tsx";
import { AmountOf } from "../model/AmountOf.tsx";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { Notice } from "../model/Notice.tsx";
import { paymentPath } from "../model/paths.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { usePaymentFacts } from "../model/usePaymentFacts.tsx";
import { useReviewRows } from "../model/useReviewRows.tsx";
import { ReceiptCopies } from "./ReceiptCopies.tsx";

/** The receipt of a payment that was taken, on the screen and as a PDF in the customer's language. */
export function ReceiptScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { paymentId = "" } = useParams();
  const { read, retry } = useGraphRead(PaymentReceiptDocument, { accountId, paymentId });
  return (
    <BillingScreen read={read} retry={retry} width="narrow" title={t("billing.receipt.title")}>
      {({ billing, payment }) =>
        billing &&
        payment && (
          <Stack gap="large">
            <Stack gap="small">
              <BackLink href={paymentPath(accountId, paymentId)} label={t("billing.receipt.back")} />
              <PageHeader title={t("billing.receipt.title")} />
            </Stack>
            {paymentStates[payment.state].hasReceipt ? <Receipt account={billing} payment={payment} /> : <NoReceipt payment={payment} />}
            {payment.acceptedTerms && <Agreed terms={payment.acceptedTerms} timeZone={billing.timeZone} />}
          </Stack>
        )
      }
    </BillingScreen>
  );
}

type Account = NonNullable<PaymentReceiptQuery["billing"]>;

function Receipt({ account, payment }: { account: Account; payment: PaymentDetailsFragment }) {
  const t = useCopy();
  const facts = usePaymentFacts(payment, account.timeZone);
  const rows = useReviewRows();
  return (
    <>
      <Card tone="tint" labelledBy="paid">
        <AmountOf id="paid" title={t("billing.receipt.paid")} cents={payment.amount} />
      </Card>
      <Card>
        <DescriptionList items={[rows.account(account), ...facts]} />
      </Card>
      <ReceiptCopies
        receipt={{ accountId: account.id, paymentId: payment.id }}
        fileName={t("billing.receipt.fileName", { number: payment.confirmationNumber ?? payment.id })}
        canSend={account.canSendMessages}
      />
    </>
  );
}

function NoReceipt({ payment }: { payment: PaymentDetailsFragment }) {
  const t = useCopy();
  return (
    <Notice tone="note" title={t("billing.receipt.none.title")}>
      {payment.moneyTaken === "NO" ? t("billing.receipt.none.notCharged") : t("billing.receipt.none.confirming")}
    </Notice>
  );
}
