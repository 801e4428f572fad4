import { useCopy } from "@portico/content-runtime/react";
import { HeroCard } from "@portico/design-system/card";
import { Skeleton } from "@portico/design-system/feedback";
import { Columns, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Suspense } from "react";
import { useSelector } from "react-redux";
import { BillingStandingDocument } from "../../../api/graphql/generated/graph.standing.ts";
import { asked, hasAlert } from "../../account/model/standing.ts";
import { selectHostedVoice } from "../../services/model/hostedVoice.selectors.ts";
import { HostedVoiceCard } from "../../services/model/HostedVoiceCard.tsx";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { LockingPayment } from "../model/LockingPayment.tsx";
import { PaymentFailures } from "../model/PaymentFailures.tsx";
import { activityPath, calendarPath, historyPath, whatIfPath } from "../model/paths.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { useAccountLine } from "../model/useAccountLine.ts";
import { lazyPart } from "../../../components/lazyPart.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { AmountDue, amountDueId } from "./AmountDue.tsx";
import { AutoPayState } from "./AutoPayState.tsx";
import { BilledElsewhere } from "./BilledElsewhere.tsx";
import { DeferralCard } from "./DeferralCard.tsx";
import { DevicesCard } from "./DevicesCard.tsx";
import type { HomeAccount } from "./homeAccount.ts";
import { Notices } from "./Notices.tsx";
import { ScheduledCard } from "./ScheduledCard.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { StatementsCard } from "./StatementsCard.tsx";
import { SubscriptionsCard } from "./SubscriptionsCard.tsx";
import { TransactionsCard } from "./TransactionsCard.tsx";
import { useStandingNews } from "./useStandingNews.ts";

/** Few accounts have any: their code comes with the first one. */
const ReturnedPayments = lazyPart(() => import("../model/ReturnedPayments.tsx").then((part) => part.ReturnedPayments));
const StandingAlerts = lazyPart(() => import("../../account/model/StandingAlerts.tsx").then((part) => part.StandingAlerts));

/** What is owed and how it is paid, and a card for each other side of billing (BILL-01). Each card stands and fails by itself. */
export function BillingHomeScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(BillingStandingDocument, { accountId });
  return (
    <BillingScreen read={read} retry={retry} title={t("billing.home.title")}>
      {({ billing }) => billing && (billing.billedElsewhere ? <BilledElsewhere place={billing.billedElsewhere} /> : <Home account={billing} again={retry} />)}
    </BillingScreen>
  );
}

function Ways({ accountId }: { accountId: string }) {
  const t = useCopy();
  return (
    <Inline gap="large">
      <Link href={whatIfPath(accountId)}>{t("billing.whatIf.title")}</Link>
      <Link href={activityPath(accountId)}>{t("billing.activity.link")}</Link>
      <Link href={calendarPath(accountId)}>{t("billing.calendar.link")}</Link>
      <Link href={historyPath(accountId)}>{t("billing.home.historyLink")}</Link>
    </Inline>
  );
}

function Home({ account, again }: { account: HomeAccount; again: () => void }) {
  const t = useCopy();
  useStandingNews(account, again);
  const hostedVoice = useSelector(selectHostedVoice);
  const { status, canPay, lockingPayment } = account;
  const mayPay = canPay && !lockingPayment;
  const { failures, returned, pastDue } = status;
  const missing = mayPay && pastDue === 0 ? asked(status).amount : 0;
  return (
    <Stack gap="large">
      <PageHeader title={t("billing.home.title")} description={useAccountLine()(account)} actions={<Ways accountId={account.id} />} />
      {lockingPayment && <LockingPayment payment={lockingPayment} />}
      <Suspense fallback={<Skeleton shape="block" />}>{returned.length > 0 && <ReturnedPayments accountId={account.id} status={status} pay={missing} />}</Suspense>
      <PaymentFailures accountId={account.id} failures={failures} pay={returned.length > 0 ? 0 : missing} />
      <Suspense fallback={<Skeleton shape="block" />}>{hasAlert(status) && <StandingAlerts accountId={account.id} status={status} mayPay={mayPay} />}</Suspense>
      <HeroCard labelledBy={amountDueId} main={<AmountDue account={account} />} aside={<AutoPayState account={account} />} />
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
          {hostedVoice && <HostedVoiceCard service={hostedVoice} standing={status.service} />}
        </Stack>
      </Columns>
      <Notices />
    </Stack>
  );
}
