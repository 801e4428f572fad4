import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText, Money } from "@portico/design-system/money";
import { sumCents } from "@portico/rules/money";
import {
  MobileDeviceBalancesDocument,
  StreamingSubscriptionsDocument,
} from "../../../api/graphql/generated/graph.billingHome.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { streamingPath, deviceBalancesPath } from "../model/laterPaths.ts";
import { HomeCard } from "../model/screen/HomeCard.tsx";
import { TwoLines } from "../model/screen/TwoLines.tsx";
import type { HomeAccount } from "./homeAccount.ts";

/** Remaining balance of each mobile device, and in total; absent without devices. */
export function DevicesCard({ accountId }: { accountId: string }) {
  const t = useCopy();
  const read = useGraphRead(MobileDeviceBalancesDocument, { accountId });
  return (
    <HomeCard
      name="devices"
      title={t("billing.home.devices.title")}
      more={{ href: deviceBalancesPath(accountId), label: t("billing.mobile.devices.link") }}
      failed={t("billing.mobile.loadFailed.title")}
      isEmpty={({ mobileDevices }) => mobileDevices.length === 0}
      {...read}
    >
      {({ mobileDevices }) => {
        const total = sumCents(mobileDevices.map((device) => device.remainingBalance));
        const devices = mobileDevices.map(
          ({ id, name, remainingBalance, monthlyInstallment, installmentsRemaining }) => ({
            id,
            term: (
              <TwoLines
                name={name}
                note={t("billing.home.devices.plan", { amount: monthlyInstallment, count: installmentsRemaining })}
              />
            ),
            detail: <Money cents={remainingBalance} />,
          }),
        );
        return (
          <DescriptionList
            items={[
              ...devices,
              { id: "total", term: t("billing.home.devices.total"), detail: <Money cents={total} /> },
            ]}
          />
        );
      }}
    </HomeCard>
  );
}

/** Streaming subscriptions that are billed with the account; absent without one. */
export function SubscriptionsCard({ accountId }: { accountId: string }) {
  const t = useCopy();
  const read = useGraphRead(StreamingSubscriptionsDocument, { accountId });
  return (
    <HomeCard
      name="subscriptions"
      title={t("billing.home.subscriptions.title")}
      more={{ href: streamingPath(accountId), label: t("billing.streaming.link") }}
      isEmpty={({ streamingSubscriptions }) => streamingSubscriptions.length === 0}
      {...read}
    >
      {({ streamingSubscriptions }) => (
        <DescriptionList
          items={streamingSubscriptions.map(({ id, name, monthlyPrice, nextBillingDate }) => ({
            id,
            term: (
              <TwoLines
                name={name}
                note={nextBillingDate && t("billing.home.subscriptions.next", { date: nextBillingDate })}
              />
            ),
            detail: t("billing.home.subscriptions.price", { amount: monthlyPrice }),
          }))}
        />
      )}
    </HomeCard>
  );
}

/** Payment arrangement for a late balance: installments left and the next one (BILL-08). */
export function DeferralCard({ plan }: { plan: NonNullable<HomeAccount["deferralPlan"]> }) {
  const t = useCopy();
  const { installmentsRemaining: count, installmentAmount, nextInstallmentDate } = plan;
  return (
    <Card labelledBy="billing-deferral">
      <Stack>
        <CardTitle
          level={2}
          id="billing-deferral"
          aside={<Badge tone="neutral">{t("billing.standing.deferral.remaining", { count })}</Badge>}
        >
          {t("billing.standing.deferral.title")}
        </CardTitle>
        <DescriptionList
          items={[
            { id: "next", term: t("billing.standing.deferral.next"), detail: <DateText date={nextInstallmentDate} /> },
            { id: "each", term: t("billing.standing.deferral.each"), detail: <Money cents={installmentAmount} /> },
            {
              id: "total",
              term: t("billing.standing.deferral.total"),
              detail: <Money cents={installmentAmount * count} />,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
