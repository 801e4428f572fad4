import { useToggle } from "@portico/content-runtime/react";
import { HeroCard } from "@portico/design-system/card";
import { Suspense } from "react";
import { lazyPart } from "../../../components/lazyPart.ts";
import type { Account } from "../model/account.api.ts";
import { PastDueAlert } from "../model/PastDueAlert.tsx";
import { AmountDue } from "./AmountDue.tsx";
import { AutoPayPane } from "./AutoPayPane.tsx";

/** Few accounts have any: its code, and the client of the graph that billing reads them with, come with the first one. */
const PaymentFailures = lazyPart(() => import("../../billing/model/PaymentFailures.tsx").then((part) => part.PaymentFailures));

const PaymentResult = lazyPart(() => import("../model/PaymentResult.tsx").then((part) => part.PaymentResult));

/** What is owed. Somebody who is past due sees the way out first. */
export function Standing({ account }: { account: Account }) {
  const mayPay = useToggle("billing") && account.canPay && !account.paymentLocked;
  return (
    <>
      {(account.paymentLocked || account.resolvedPayment) && (
        <Suspense fallback={null}>
          <PaymentResult />
        </Suspense>
      )}
      {account.status.failures.length > 0 && (
        <Suspense fallback={null}>
          <PaymentFailures accountId={account.accountId} failures={account.status.failures} mayPay={mayPay} />
        </Suspense>
      )}
      {account.isDelinquent && <PastDueAlert account={account} mayPay={mayPay} />}
      <HeroCard labelledBy="amount-due" main={<AmountDue account={account} titleId="amount-due" />} aside={<AutoPayPane account={account} />} />
    </>
  );
}
