import { useCopy } from "@portico/content-runtime/react";
import { HeroCard } from "@portico/design-system/card";
import { Skeleton } from "@portico/design-system/feedback";
import { Columns, Inline, Stack } from "@portico/design-system/layout";
import { Link, LinkButton } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Suspense, useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { BillingAccountStatusDocument } from "../../../api/graphql/generated/graph.accountStatus.ts";
import { lazyComponent } from "../../../components/lazyComponent.ts";
import { LinkRows } from "../../../components/LinkRows.tsx";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { delinquencyRead } from "../../account/model/account.slice.ts";
import { maySeveralBePaid } from "../../account/model/payable.rules.ts";
import { selectAccounts } from "../../account/model/account.selectors.ts";
import { amountAsked, hasAlert } from "../../account/model/accountStatus.rules.ts";
import { selectHostedVoice } from "../../services/model/services.selectors.ts";
import { calendarPath, paySeveralPath, whatIfPath, activityPath, payOptionsPath } from "../model/laterPaths.ts";
import { historyPath } from "../model/paths.ts";
import { BillingScreen, useAccountId, useAccountLine } from "../model/screen/BillingScreen.tsx";
import { AmountDue, amountDueId } from "./AmountDue.tsx";
import { AutoPayState } from "./AutoPayState.tsx";
import { ScheduledCard, StatementsCard, TransactionsCard } from "./PaymentCards.tsx";
import { DeferralCard, DevicesCard, SubscriptionsCard } from "./ServiceCards.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import type { HomeAccount } from "./homeAccount.ts";

/**
 * Few accounts are billed elsewhere, have a payment that locks others, failed or returned payments, or Hosted Voice:
 * their code is loaded on demand.
 */
const LockingPayment = lazyComponent(() =>
  import("../model/account-status/PayingBlocked.tsx").then((part) => part.LockingPayment),
);
const BilledElsewhere = lazyComponent(() =>
  import("../model/screen/BilledElsewhere.tsx").then((part) => part.BilledElsewhere),
);
const PaymentFailures = lazyComponent(() =>
  import("../model/account-status/PaymentFailures.tsx").then((part) => part.PaymentFailures),
);
const ReturnedPayments = lazyComponent(() =>
  import("../model/account-status/ReturnedPayments.tsx").then((part) => part.ReturnedPayments),
);
const StatusAlerts = lazyComponent(() =>
  import("../../account/model/StatusAlerts.tsx").then((part) => part.StatusAlerts),
);

const HostedVoiceCard = lazyComponent(() =>
  import("../../services/model/HostedVoiceCard.tsx").then((part) => part.HostedVoiceCard),
);

/**
 * Amount due, how it is paid, and a card for each other area of billing (BILL-01). Each card loads and fails
 * independently.
 */
export function BillingHomeScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(BillingAccountStatusDocument, { accountId });
  return (
    <BillingScreen read={read} retry={retry} title={t("billing.home.title")}>
      {({ billing }) =>
        billing &&
        (billing.billedElsewhere ? (
          <Suspense fallback={<Skeleton shape="block" />}>
            <BilledElsewhere place={billing.billedElsewhere} />
          </Suspense>
        ) : (
          <Home account={billing} poll={retry} />
        ))
      }
    </BillingScreen>
  );
}

/** The other screens of billing, after the amount: it is what the customer came for. */
function ScreenLinks({ account: { id: accountId, canPay } }: { account: HomeAccount }) {
  const t = useCopy();
  const several = maySeveralBePaid(useSelector(selectAccounts));
  return (
    <LinkRows
      rows={[
        ...(several ? [{ href: paySeveralPath(), title: t("billing.paySeveral.title") }] : []),
        { href: payOptionsPath(accountId), title: t("billing.payOptions.title") },
        ...(canPay ? [{ href: whatIfPath(accountId), title: t("billing.whatIf.title") }] : []),
        { href: activityPath(accountId), title: t("billing.activity.link") },
        { href: calendarPath(accountId), title: t("billing.calendar.link") },
        { href: historyPath(accountId), title: t("billing.home.historyLink") },
      ]}
    />
  );
}

function Home({ account, poll }: { account: HomeAccount; poll: () => void }) {
  const t = useCopy();
  useAccountStatusPolling(account, poll);
  const hostedVoice = useSelector(selectHostedVoice);
  const { status, canPay, lockingPayment } = account;
  const mayPay = canPay && !lockingPayment;
  const { failures, returned, returnedForDevices, pastDue } = status;
  const missing = mayPay && pastDue === 0 ? amountAsked(status).amount : 0;
  return (
    <Stack gap="large">
      <PageHeader title={t("billing.home.title")} description={useAccountLine()(account)} />
      <Suspense fallback={<Skeleton shape="block" />}>
        {lockingPayment && <LockingPayment payment={lockingPayment} />}
      </Suspense>
      <Suspense fallback={<Skeleton shape="block" />}>
        {returned.length + returnedForDevices.length > 0 && (
          <ReturnedPayments accountId={account.id} status={status} pay={missing} mayPay={mayPay} />
        )}
      </Suspense>
      <Suspense fallback={<Skeleton shape="block" />}>
        {failures.length > 0 && (
          <PaymentFailures
            accountId={account.id}
            failures={failures}
            canPay={canPay}
            pay={returned.length > 0 ? 0 : missing}
            status={status}
          />
        )}
      </Suspense>
      <Suspense fallback={<Skeleton shape="block" />}>
        {hasAlert(status) && <StatusAlerts accountId={account.id} status={status} mayPay={mayPay} />}
      </Suspense>
      <HeroCard
        labelledBy={amountDueId}
        main={<AmountDue account={account} />}
        aside={<AutoPayState account={account} />}
      />
      <ScreenLinks account={account} />
      <Columns template="main-aside" gap="large" collapseBelow="desktop">
        <Stack gap="large">
          <StatementsCard accountId={account.id} />
          <TransactionsCard accountId={account.id} />
        </Stack>
        <Stack gap="large">
          {account.deferralPlan && <DeferralCard plan={account.deferralPlan} />}
          <ScheduledCard account={account} />
          <SettingsCard account={account} />
          <DevicesCard accountId={account.id} />
          <SubscriptionsCard accountId={account.id} />
          <Suspense fallback={<Skeleton shape="block" />}>
            {hostedVoice && <HostedVoiceCard service={hostedVoice} status={status.service} />}
          </Suspense>
        </Stack>
      </Columns>
      <Notices />
    </Stack>
  );
}

const NoticeDialog = lazyComponent(() => import("./NoticeDialog.tsx").then((part) => part.NoticeDialog));

/** Page footer: news, disclosures, disclaimers; editors maintain the texts (BILL-10). */
function Notices() {
  const t = useCopy();
  const [reading, setReading] = useState<"news" | "disclosures">();
  return (
    <>
      <Inline gap="large">
        <LinkButton onPress={() => setReading("news")}>{t("billing.standing.news.link")}</LinkButton>
        <LinkButton onPress={() => setReading("disclosures")}>{t("billing.standing.disclosures.link")}</LinkButton>
        <Link href="/disclaimers">{t("billing.standing.disclaimersLink")}</Link>
      </Inline>
      <Suspense>{reading && <NoticeDialog notice={reading} onClose={() => setReading(undefined)} />}</Suspense>
    </>
  );
}

/** Poll interval while waiting for the service to be restored. */
const ASK_MILLISECONDS = 15_000;

/** Refetches the account status: once for a late balance, and by polling while the service is being restored. */
function useAccountStatusPolling({ id: accountId, status: { pastDue, service } }: HomeAccount, poll: () => void) {
  const dispatch = useDispatch();
  const late = pastDue > 0;
  useEffect(() => {
    if (late) dispatch(delinquencyRead.requested({ accountId }));
  }, [dispatch, accountId, late]);

  const waiting = service.state === "BEING_RESTORED";
  useEffect(() => {
    if (!waiting) return;
    const polling = setInterval(poll, ASK_MILLISECONDS);
    return () => clearInterval(polling);
  }, [waiting, poll]);
}
