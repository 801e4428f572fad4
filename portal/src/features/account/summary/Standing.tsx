import { useToggle } from "@portico/content-runtime/react";
import { HeroCard } from "@portico/design-system/card";
import { Skeleton } from "@portico/design-system/feedback";
import { Suspense } from "react";
import { lazyPart } from "../../../components/lazyPart.ts";
import type { Account } from "../model/account.api.ts";
import { asked, hasAlert } from "../model/standing.ts";
import { AmountDue } from "./AmountDue.tsx";
import { AutoPayPane } from "./AutoPayPane.tsx";

/** Few accounts have any of these: their code comes with the first one. Billing reads failures with the client of the graph. */
const PaymentFailures = lazyPart(() => import("../../billing/model/PaymentFailures.tsx").then((part) => part.PaymentFailures));
const ReturnedPayments = lazyPart(() => import("../../billing/model/ReturnedPayments.tsx").then((part) => part.ReturnedPayments));
const StandingAlerts = lazyPart(() => import("../model/StandingAlerts.tsx").then((part) => part.StandingAlerts));
const PaymentResult = lazyPart(() => import("../model/PaymentResult.tsx").then((part) => part.PaymentResult));

/** What is owed. Somebody who is past due sees the way out first. */
export function Standing({ account }: { account: Account }) {
  const { accountId, status } = account;
  const { pastDue, failures, returned } = status;
  const mayPay = useToggle("billing") && account.canPay && !account.paymentLocked;
  const missing = mayPay && pastDue === 0 ? asked(status).amount : 0;
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" />}>
        {(account.paymentLocked || account.resolvedPayment) && <PaymentResult />}
        {returned.length > 0 && <ReturnedPayments accountId={accountId} status={status} pay={missing} />}
        {failures.length > 0 && <PaymentFailures accountId={accountId} failures={failures} pay={returned.length > 0 ? 0 : missing} />}
        {hasAlert(status) && <StandingAlerts accountId={accountId} status={status} mayPay={mayPay} />}
      </Suspense>
      <HeroCard labelledBy="amount-due" main={<AmountDue account={account} titleId="amount-due" />} aside={<AutoPayPane account={account} />} />
    </>
  );
}
