import { useCopy } from "@portico/content-runtime/react";
import { DescriptionList } from "@portico/design-system/description-list";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { sumCents } from "@portico/rules/money";
import { StreamingSubscriptionsDocument } from "../../../api/graphql/generated/graph.billingHome.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { HomeCard } from "../model/HomeCard.tsx";
import { TwoLines } from "../model/TwoLines.tsx";

/** What runs, its price and its next bill, and what all of it costs. */
export function Subscriptions({ accountId }: { accountId: string }) {
  const t = useCopy();
  const read = useGraphRead(StreamingSubscriptionsDocument, { accountId });
  return (
    <HomeCard name="subscriptions" title={t("billing.streaming.subscriptions")} {...read}>
      {({ streamingSubscriptions: all }) => {
        if (all.length === 0) return <Text tone="quiet">{t("billing.home.subscriptions.empty")}</Text>;
        const items = all.map(({ id, name, monthlyPrice, nextBillingDate }) => ({
          id,
          term: <TwoLines name={name} note={nextBillingDate && t("billing.home.subscriptions.next", { date: nextBillingDate })} />,
          detail: t("billing.home.subscriptions.price", { amount: monthlyPrice }),
        }));
        const total = { id: "total", term: t("billing.streaming.total"), detail: <Money cents={sumCents(all.map(({ monthlyPrice }) => monthlyPrice))} /> };
        return <DescriptionList items={[...items, total]} />;
      }}
    </HomeCard>
  );
}
