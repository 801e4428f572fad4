import { useCopy, useToggle } from "@portico/content-runtime/react";
import { HeroCard } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Stack } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import { Suspense } from "react";
import { lazyComponent } from "../../../components/lazyComponent.ts";
import type { Account } from "../model/account.api.ts";
import { amountAsked, hasAlert } from "../model/accountStatus.rules.ts";
import { AmountDue } from "./AmountDue.tsx";
import { AutoPayPane } from "./AutoPayPane.tsx";
import { later } from "./later.ts";

/**
 * Few accounts have any of these, so they are loaded on demand. Payment failures also need the GraphQL client, which
 * the summary does not load otherwise.
 */
const PaymentFailures = lazyComponent(() =>
  import("../../billing/model/account-status/PaymentFailures.tsx").then((part) => part.PaymentFailures),
);
const ReturnedPayments = lazyComponent(() =>
  import("../../billing/model/account-status/ReturnedPayments.tsx").then((part) => part.ReturnedPayments),
);
const StatusAlerts = lazyComponent(() => import("../model/StatusAlerts.tsx").then((part) => part.StatusAlerts));
const BilledElsewhereCard = later((part) => part.BilledElsewhereCard);
const PaymentResult = lazyComponent(() => import("../model/PaymentResult.tsx").then((part) => part.PaymentResult));

/** Balance and alerts. For past-due accounts the alert comes first. Nothing of an account billed elsewhere is due here. */
export function AccountStatus({ account }: { account: Account }) {
  const { accountId, status } = account;
  const { pastDue, failures, returned, returnedForDevices } = status;
  const mayPay = useToggle("billing") && account.canPay && !account.paymentLocked;
  const missing = mayPay && pastDue === 0 ? amountAsked(status).amount : 0;
  return account.billedElsewhere ? (
    <Suspense fallback={<Skeleton shape="block" />}>
      <BilledElsewhereCard account={account} />
    </Suspense>
  ) : (
    <>
      <Suspense fallback={<Skeleton shape="block" />}>
        {(account.paymentLocked || account.resolvedPayment) && <PaymentResult />}
        {returned.length + returnedForDevices.length > 0 && (
          <ReturnedPayments accountId={accountId} status={status} pay={missing} mayPay={mayPay} />
        )}
        {failures.length > 0 && (
          <PaymentFailures {...account} failures={failures} pay={returned.length > 0 ? 0 : missing} />
        )}
        {hasAlert(status) && <StatusAlerts accountId={accountId} status={status} mayPay={mayPay} />}
      </Suspense>
      <HeroCard
        labelledBy="amount-due"
        main={<AmountDue account={account} titleId="amount-due" />}
        aside={<AutoPayPane account={account} />}
      />
    </>
  );
}

/** Loading skeleton of the summary's head. */
export function AccountStatusSkeleton() {
  const t = useCopy();
  const main = (
    <SkeletonGroup label={t("summary.loading")}>
      <Stack gap="medium">
        <VisuallyHidden>
          <Heading level={2} id="amount-due">
            {t("summary.due.noDate")}
          </Heading>
        </VisuallyHidden>
        <Skeleton shape="text" />
        <Skeleton shape="amount" />
        <Skeleton shape="text" lines={2} />
      </Stack>
    </SkeletonGroup>
  );
  return <HeroCard labelledBy="amount-due" main={main} aside={<Skeleton shape="text" lines={4} />} />;
}
