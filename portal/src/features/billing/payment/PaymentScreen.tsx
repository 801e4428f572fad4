import { useCopy } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { LiveRegion } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { paymentStates } from "@portico/rules/paymentState";
import { useParams } from "react-router-dom";
import { PaymentOutcomeDocument } from "../../../api/graphql/generated/graph.paymentOutcome.ts";
import type { AccountBalanceFragment } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { useWatchedPayment } from "../model/account-status/PayingBlocked.tsx";
import { payDevicePath, refundPath, scheduledPath, withAnotherMethod } from "../model/laterPaths.ts";
import { billingPath, payOncePath, receiptPath } from "../model/paths.ts";
import { SameOrAnotherMethod } from "../model/payment-flow/SameOrAnotherMethod.tsx";
import { BillingScreen, useAccountId, usePaymentInfoCopy } from "../model/screen/BillingScreen.tsx";
import { TwoLines } from "../model/screen/TwoLines.tsx";
import { AcceptedTerms } from "../model/terms/AcceptedTerms.tsx";
import { PaymentParts } from "./PaymentParts.tsx";
import { type OutcomePayment, PaymentDetails, useOutcomeCopy, Verdict } from "./Verdict.tsx";

/** Permanent page of a payment: whether money was taken, the result of each part, and the next step (PAY-16). */
export function PaymentScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { paymentId = "" } = useParams();
  const { read, retry } = useGraphRead(PaymentOutcomeDocument, { accountId, paymentId });
  return (
    <BillingScreen
      read={read}
      retry={retry}
      width="narrow"
      title={t("billing.outcome.screen")}
      loadFailed={usePaymentInfoCopy()}
    >
      {({ billing, payment }) => billing && payment && <Payment account={billing} payment={payment} />}
    </BillingScreen>
  );
}

function Payment({ account, payment }: { account: AccountBalanceFragment; payment: OutcomePayment }) {
  const t = useCopy();
  const { title, settled } = useOutcomeCopy(payment);
  useScreenTitle(title);
  useWatchedPayment(account.id, payment.id, paymentStates[payment.state].ask);
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(account.id)} label={t("billing.backToBilling")} />
        <PageHeader title={title} />
      </Stack>
      <LiveRegion urgency="polite" message={settled} />
      <Verdict payment={payment} />
      <NextStep account={account} payment={payment} />
      <PaymentParts payment={payment} mayRetry={account.canPay} />
      <Reversals accountId={account.id} reversals={payment.reversals} />
      <PaymentDetails account={account} payment={payment} />
      {payment.acceptedTerms && <AcceptedTerms terms={payment.acceptedTerms} timeZone={account.timeZone} />}
    </Stack>
  );
}

/** The one safe next step: the receipt, a new attempt, changing the scheduled payment, or waiting. */
function NextStep({ account, payment }: { account: AccountBalanceFragment; payment: OutcomePayment }) {
  const t = useCopy();
  const { hasReceipt, mayTryAgain, mayChange } = paymentStates[payment.state];
  const mayPay = account.canPay && !account.lockingPayment;
  const isTakenBack = payment.status === "returned" || payment.status === "disputed";
  return (
    <Actions>
      {isTakenBack && mayPay && (
        <ButtonLink href={payAgainPath(account.id, payment, "amount")}>{t("billing.outcome.payAgain")}</ButtonLink>
      )}
      {hasReceipt && <ButtonLink href={receiptPath(account.id, payment.id)}>{t("billing.outcome.receipt")}</ButtonLink>}
      {mayChange && <ButtonLink href={scheduledPath(account.id)}>{t("billing.outcome.manageScheduled")}</ButtonLink>}
      {mayTryAgain && mayPay && <TryAgain accountId={account.id} payment={payment} />}
      <ButtonLink href={billingPath(account.id)} variant="secondary">
        {t("billing.outcome.billing")}
      </ButtonLink>
    </Actions>
  );
}

/** A step of the flow that pays for the same thing: the bill, or a mobile device. */
const payAgainPath = (accountId: string, { device }: OutcomePayment, step: "amount" | "method") =>
  device ? payDevicePath(accountId, device.id, step === "method" ? "card" : step) : payOncePath(accountId, step);

/**
 * A new attempt: with the same method after a failure that it did not cause or that a corrected code repairs, and with
 * another one. After a wrong code both are offered.
 */
function TryAgain({ accountId, payment }: { accountId: string; payment: OutcomePayment }) {
  const t = useCopy();
  const step = payAgainPath(accountId, payment, "method");
  switch (payment.failureCode) {
    case "PROCESSOR_UNAVAILABLE":
      return <ButtonLink href={step}>{t("billing.outcome.sameAgain")}</ButtonLink>;
    case "SECURITY_CODE_FAILED":
      return <SameOrAnotherMethod step={step} />;
    default:
      return <ButtonLink href={withAnotherMethod(step)}>{t("billing.outcome.anotherMethod")}</ButtonLink>;
  }
}

type Reversal = OutcomePayment["reversals"][number];
type ReversalsProps = { accountId: string; reversals: readonly Reversal[] };

/**
 * Reversals of a payment (returns, refunds, disputes): kind, reason, date and amount, newest first. Empty for most
 * payments.
 */
function Reversals({ accountId, reversals }: ReversalsProps) {
  const t = useCopy();
  if (reversals.length === 0) return null;
  return (
    <Card labelledBy="reversals">
      <Stack>
        <CardTitle level={2} id="reversals">
          {t("billing.reversal.title")}
        </CardTitle>
        <DescriptionList
          items={reversals.map((reversal) => ({
            id: reversal.id,
            term: (
              <TwoLines name={t("billing.reversal.what", reversal)} note={t("billing.reversal.reason", reversal)} />
            ),
            detail: <Detail accountId={accountId} reversal={reversal} />,
            aside: <DateText date={reversal.decidedOn ?? reversal.openedOn} />,
          }))}
        />
      </Stack>
    </Card>
  );
}

function Detail({ accountId, reversal: { id, kind, state, amount } }: { accountId: string; reversal: Reversal }) {
  const t = useCopy();
  const isFinal = state === "WON" || state === "FAILED" || state === "PENDING";
  return (
    <Stack gap="xsmall">
      <Money cents={amount} signed={!isFinal} />
      {kind === "REFUND" && state === "COMPLETED" && (
        <Link href={refundPath(accountId, id)}>{t("billing.reversal.receipt")}</Link>
      )}
    </Stack>
  );
}
