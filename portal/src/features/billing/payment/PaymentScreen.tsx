import { useCopy } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { paymentStates } from "@portico/rules/paymentState";
import { useParams } from "react-router-dom";
import type { StandingFragment } from "../../../api/graphql/generated/graph.ts";
import { PaymentOutcomeDocument } from "../../../api/graphql/generated/graph.paymentOutcome.ts";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { Agreed } from "../model/Agreed.tsx";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { useWatched } from "../model/LockingPayment.tsx";
import { billingPath } from "../model/paths.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { usePaymentInfoWords } from "../model/usePaymentInfoWords.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { NextStep } from "./NextStep.tsx";
import { type OutcomePayment, PaymentDetails } from "./PaymentDetails.tsx";
import { PaymentParts } from "./PaymentParts.tsx";
import { Reversals } from "./Reversals.tsx";
import { useOutcomeWords } from "./useOutcomeWords.ts";
import { Verdict } from "./Verdict.tsx";

/** The page of a payment, for good: whether money was taken, each part of what was asked for, and what to do now (PAY-16). */
export function PaymentScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { paymentId = "" } = useParams();
  const { read, retry } = useGraphRead(PaymentOutcomeDocument, { accountId, paymentId });
  return (
    <BillingScreen read={read} retry={retry} width="narrow" title={t("billing.outcome.screen")} loadFailed={usePaymentInfoWords()}>
      {({ billing, payment }) => billing && payment && <Payment account={billing} payment={payment} />}
    </BillingScreen>
  );
}

function Payment({ account, payment }: { account: StandingFragment; payment: OutcomePayment }) {
  const t = useCopy();
  const { title, settled } = useOutcomeWords(payment);
  useScreenTitle(title);
  useWatched(account.id, payment.id, paymentStates[payment.state].ask);
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
      {payment.acceptedTerms && <Agreed terms={payment.acceptedTerms} timeZone={account.timeZone} />}
    </Stack>
  );
}
