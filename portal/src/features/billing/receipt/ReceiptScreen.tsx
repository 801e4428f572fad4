import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { DownloadIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { paymentStates } from "@portico/rules/paymentState";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useParams } from "react-router-dom";
import { PaymentReceiptDocument } from "../../../api/graphql/generated/graph.receipt.ts";
import type { PaymentDetailsFragment, PaymentReceiptQuery } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { paymentPath } from "../model/laterPaths.ts";
import { usePaymentFacts } from "../model/payment-details/paymentFacts.tsx";
import { AmountOf, useReviewRows } from "../model/payment-flow/reviewRows.tsx";
import { BillingScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { AcceptedTerms } from "../model/terms/AcceptedTerms.tsx";
import {
  type CopyPhase,
  type DownloadPhase,
  receiptEvents,
  receiptId,
  type ReceiptOf,
  selectReceipt,
} from "./receipt.slice.ts";

/** Receipt of a payment, on the screen and as a PDF in the customer's language. */
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
            {paymentStates[payment.state].hasReceipt ? (
              <Receipt account={billing} payment={payment} />
            ) : (
              <NoReceipt payment={payment} />
            )}
            {payment.acceptedTerms && <AcceptedTerms terms={payment.acceptedTerms} timeZone={billing.timeZone} />}
          </Stack>
        )
      }
    </BillingScreen>
  );
}

type Account = NonNullable<PaymentReceiptQuery["billing"]>;
type ReceiptedPayment = NonNullable<PaymentReceiptQuery["payment"]>;

function Receipt({ account, payment }: { account: Account; payment: ReceiptedPayment }) {
  const t = useCopy();
  const facts = usePaymentFacts(payment, account.timeZone);
  const rows = useReviewRows();
  return (
    <>
      <Card variant="tint" labelledBy="paid">
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
    <Notice tone="info" title={t("billing.receipt.none.title")}>
      {payment.moneyTaken === "NO" ? t("billing.receipt.none.notCharged") : t("billing.receipt.none.confirming")}
    </Notice>
  );
}

type ReceiptCopiesProps = { receipt: ReceiptOf; fileName: string; canSend: boolean };

/** Buttons for the receipt's PDF and, where e-mail is configured, for a copy by e-mail. */
export function ReceiptCopies({ receipt, fileName, canSend }: ReceiptCopiesProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { download, copy } = useSelector(selectReceipt);
  const id = receiptId(receipt);
  useEffect(() => () => void dispatch(receiptEvents.left()), [dispatch, id]);
  return (
    <>
      <CopyNews of={"paymentId" in receipt ? "payment" : "refund"} download={download} copy={copy} />
      <Actions>
        <Button
          icon={<DownloadIcon size={20} />}
          busy={download.name === "downloading" ? t("billing.receipt.downloading") : undefined}
          onPress={() => dispatch(receiptEvents.downloadRequested({ ...receipt, fileName }))}
        >
          {t("billing.receipt.download")}
        </Button>
        {canSend && (
          <Button
            variant="secondary"
            busy={copy.name === "sending" ? t("billing.receipt.sending") : undefined}
            onPress={() => dispatch(receiptEvents.copyRequested(receipt))}
          >
            {t("billing.receipt.send")}
          </Button>
        )}
      </Actions>
    </>
  );
}

/** Result of the download or of the e-mail copy, above the buttons. */
function CopyNews({ of, download, copy }: { of: "payment" | "refund"; download: DownloadPhase; copy: CopyPhase }) {
  const t = useCopy();
  return (
    <>
      {download.name === "failed" && (
        <Notice tone="critical" live="assertive" title={t("billing.receipt.downloadFailed.title")}>
          {t("billing.receipt.downloadFailed.detail", { of })}
        </Notice>
      )}
      {copy.name === "failed" && (
        <Notice tone="critical" live="assertive" title={t("billing.receipt.sendFailed.title")}>
          {t("billing.receipt.sendFailed.detail", { of })}
        </Notice>
      )}
      {copy.name === "sent" && (
        <Notice tone="success" live="polite" title={t("billing.receipt.sent")}>
          {copy.address}
        </Notice>
      )}
      {copy.name === "unavailable" && <Notice tone="info" live="polite" title={t("billing.receipt.sendUnavailable")} />}
    </>
  );
}
