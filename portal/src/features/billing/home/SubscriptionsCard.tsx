import { useCopy } from "@portico/content-runtime/react";
import { DescriptionList } from "@portico/design-system/description-list";
import { Text } from "@portico/design-system/text";
import { StreamingSubscriptionsDocument } from "../../../api/graphql/generated/graph.billingHome.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { streamingPath } from "../model/paths.ts";
import { HomeCard } from "../model/HomeCard.tsx";
import { TwoLines } from "../model/TwoLines.tsx";

/** Streaming that is billed with the account. */
export function SubscriptionsCard({ accountId }: { accountId: string }) {
  const t = useCopy();
  const read = useGraphRead(StreamingSubscriptionsDocument, { accountId });
  return (
    <HomeCard name="subscriptions" title={t("billing.home.subscriptions.title")} more={{ href: streamingPath(accountId), label: t("billing.streaming.link") }} {...read}>
      {({ streamingSubscriptions }) =>
        streamingSubscriptions.length === 0 ? (
          <Text tone="quiet">{t("billing.home.subscriptions.empty")}</Text>
        ) : (
          <DescriptionList
            items={streamingSubscriptions.map(({ id, name, monthlyPrice, nextBillingDate }) => ({
              id,
              term: <TwoLines name={name} note={nextBillingDate && t("billing.home.subscriptions.next", { date: nextBillingDate })} />,
              detail: t("billing.home.subscriptions.price", { amount: monthlyPrice }),
            }))}
          />
        )
      }
    </HomeCard>
  );
}
