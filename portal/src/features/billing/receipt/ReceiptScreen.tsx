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
import { selectReceipt } from "./receipt.selectors.ts";
import { type CopyPhase, type DownloadPhase, receiptEvents } from "./receipt.slice.ts";

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
      <Copies account={account} payment={payment} />
    </>
  );
}

/** The receipt to keep: as a file, and where messages are sent, by e-mail. */
function Copies({ account, payment }: { account: Account; payment: PaymentDetailsFragment }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { download, copy } = useSelector(selectReceipt);
  const { id: accountId, canSendMessages } = account;
  const paymentId = payment.id;
  const fileName = t("billing.receipt.fileName", { number: payment.confirmationNumber ?? paymentId });
  useEffect(() => () => void dispatch(receiptEvents.left()), [dispatch]);
  return (
    <>
      <CopyNews download={download} copy={copy} />
      <Actions>
        <Button
          icon={<DownloadIcon size={20} />}
          busy={download.name === "downloading" ? t("billing.receipt.downloading") : undefined}
          onPress={() => dispatch(receiptEvents.downloadRequested({ accountId, paymentId, fileName }))}
        >
          {t("billing.receipt.download")}
        </Button>
        {canSendMessages && (
          <Button
            variant="secondary"
            busy={copy.name === "sending" ? t("billing.receipt.sending") : undefined}
            onPress={() => dispatch(receiptEvents.copyAsked({ accountId, paymentId }))}
          >
            {t("billing.receipt.send")}
          </Button>
        )}
      </Actions>
    </>
  );
}

/** What became of a download or a copy, above the buttons. */
function CopyNews({ download, copy }: { download: DownloadPhase; copy: CopyPhase }) {
  const t = useCopy();
  return (
    <>
      {download.name === "failed" && (
        <Notice tone="bad" live="assertive" title={t("billing.receipt.downloadFailed.title")}>
          {t("billing.receipt.downloadFailed.detail")}
        </Notice>
      )}
      {copy.name === "failed" && (
        <Notice tone="bad" live="assertive" title={t("billing.receipt.sendFailed.title")}>
          {t("billing.receipt.sendFailed.detail")}
        </Notice>
      )}
      {copy.name === "sent" && (
        <Notice tone="good" live="polite" title={t("billing.receipt.sent")}>
          {copy.address}
        </Notice>
      )}
      {copy.name === "unavailable" && <Notice tone="note" live="polite" title={t("billing.receipt.sendUnavailable")} />}
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
