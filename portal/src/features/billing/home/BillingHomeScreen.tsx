import { useCopy } from "@portico/content-runtime/react";
import { HeroCard } from "@portico/design-system/card";
import { Columns, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Alert } from "@portico/design-system/alert";
import { BillingStandingDocument } from "../../../api/graphql/generated/graph.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { LockingPayment } from "../model/LockingPayment.tsx";
import { historyPath } from "../model/paths.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { AmountDue, amountDueId } from "./AmountDue.tsx";
import { AutoPayState } from "./AutoPayState.tsx";
import { DevicesCard } from "./DevicesCard.tsx";
import type { HomeAccount } from "./homeAccount.ts";
import { ScheduledCard } from "./ScheduledCard.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { StatementsCard } from "./StatementsCard.tsx";
import { SubscriptionsCard } from "./SubscriptionsCard.tsx";
import { TransactionsCard } from "./TransactionsCard.tsx";

/** What is owed and how it is paid, and a card for each other side of billing (BILL-01). Each card stands and fails by itself. */
export function BillingHomeScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(BillingStandingDocument, { accountId });
  return (
    <BillingScreen read={read} retry={retry} title={t("billing.home.title")}>
      {({ billing }) => billing && <Home account={billing} />}
    </BillingScreen>
  );
}

function Home({ account }: { account: HomeAccount }) {
  const t = useCopy();
  return (
    <Stack gap="large">
      <PageHeader title={t("billing.home.title")} actions={<Link href={historyPath(account.id)}>{t("billing.home.historyLink")}</Link>} />
      {account.lockingPayment && <LockingPayment payment={account.lockingPayment} />}
      {account.disconnected && (
        <Alert tone="bad" toneLabel={t("billing.tone.bad")}>
          {t("billing.home.disconnected")}
        </Alert>
      )}
      <HeroCard labelledBy={amountDueId} main={<AmountDue account={account} />} aside={<AutoPayState account={account} />} />
      <Columns template="main-aside" gap="large" collapseBelow="desktop">
        <Stack gap="large">
          <StatementsCard accountId={account.id} />
          <TransactionsCard accountId={account.id} />
        </Stack>
        <Stack gap="large">
          <ScheduledCard account={account} />
          <SettingsCard account={account} />
          <DevicesCard accountId={account.id} />
          <SubscriptionsCard accountId={account.id} />
        </Stack>
      </Columns>
    </Stack>
  );
}
