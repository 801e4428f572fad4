import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { DownloadIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { paymentStates } from "@portico/rules/paymentState";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useParams } from "react-router-dom";
import { type PaymentDetailsFragment, PaymentReceiptDocument, type PaymentReceiptQuery } from "../../../api/graphql/generated/graph.ts";
import { accountNumberInGroups } from "../../account/model/accountNumber.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { paymentPath } from "../model/paths.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { usePaymentFacts } from "../model/usePaymentFacts.tsx";
import { selectReceipt } from "./receipt.selectors.ts";
import { receiptEvents } from "./receipt.slice.ts";

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
  const whose = {
    id: "account",
    term: t("billing.receipt.account"),
    detail: account.accountName,
    aside: accountNumberInGroups(account.accountNumber),
  };
  return (
    <>
      <Card tone="tint" labelledBy="paid">
        <Stack gap="xsmall">
          <Heading level={2} size={4} id="paid">
            <Text as="span" size="eyebrow">
              {t("billing.receipt.paid")}
            </Text>
          </Heading>
          <Money cents={payment.amount} size="large" />
        </Stack>
      </Card>
      <Card>
        <DescriptionList items={[whose, ...facts]} />
      </Card>
      <Download accountId={account.id} payment={payment} />
    </>
  );
}

function Download({ accountId, payment }: { accountId: string; payment: PaymentDetailsFragment }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { phase } = useSelector(selectReceipt);
  const fileName = t("billing.receipt.fileName", { number: payment.confirmationNumber ?? payment.id });
  useEffect(() => () => void dispatch(receiptEvents.left()), [dispatch]);
  const download = () => dispatch(receiptEvents.downloadRequested({ accountId, paymentId: payment.id, fileName }));
  return (
    <>
      {phase === "failed" && (
        <Alert tone="bad" toneLabel={t("billing.tone.bad")} live="assertive" title={t("billing.receipt.downloadFailed.title")}>
          {t("billing.receipt.downloadFailed.detail")}
        </Alert>
      )}
      <Actions>
        <Button icon={<DownloadIcon size={20} />} busy={phase === "downloading" ? t("billing.receipt.downloading") : undefined} onPress={download}>
          {t("billing.receipt.download")}
        </Button>
      </Actions>
    </>
  );
}

function NoReceipt({ payment }: { payment: PaymentDetailsFragment }) {
  const t = useCopy();
  return (
    <Alert tone="note" toneLabel={t("billing.tone.note")} title={t("billing.receipt.none.title")}>
      {payment.moneyTaken === "NO" ? t("billing.receipt.none.notCharged") : t("billing.receipt.none.confirming")}
    </Alert>
  );
}
