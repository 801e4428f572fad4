import { useCopy } from "@portico/content-runtime/react";
import { DescriptionList } from "@portico/design-system/description-list";
import { EmptyState } from "@portico/design-system/feedback";
import { TvIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { sumCents } from "@portico/rules/money";
import { useSearchParams } from "react-router-dom";
import { StreamingSubscriptionsDocument } from "../../../api/graphql/generated/graph.billingHome.ts";
import { StreamingTransactionsDocument } from "../../../api/graphql/generated/graph.streaming.ts";
import type { StreamingSubscriptionsQuery, StreamingTransactionsQuery } from "../../../api/graphql/generated/graph.ts";
import { isPending } from "../../../api/read.ts";
import { type GraphRead, useGraphRead } from "../../../components/useGraphRead.ts";
import { readTransactions, TransactionTabs } from "../model/lists/TransactionTabs.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { BillingScreen, SubScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { HomeCard } from "../model/screen/HomeCard.tsx";
import { TwoLines } from "../model/screen/TwoLines.tsx";

/** Streaming billed with the account: subscriptions, and their charges, payments and refunds (BILL-15). */
export function StreamingScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const [query] = useSearchParams();
  const { shown, page } = readTransactions(query);
  const keep = ({ billing }: StreamingTransactionsQuery) => billing?.id === accountId;
  const subscriptions = useGraphRead(StreamingSubscriptionsDocument, { accountId });
  const { read, retry, stale } = useGraphRead(StreamingTransactionsDocument, { accountId, shown, page }, { keep });
  const hasSubscriptions = subscriptions.read.data?.billing?.streamingSubscriptions.length !== 0;
  // The other tabs may be empty while there were transactions of another kind.
  const hasTransactions = shown !== "ALL" || stale || read.data?.billing?.streamingTransactionPage.nodes.length !== 0;
  const hasNothing = !hasSubscriptions && !hasTransactions;
  return (
    <BillingScreen
      read={read}
      retry={retry}
      title={t("billing.streaming.title")}
      loadFailed={{ title: t("billing.transactions.loadFailed.title"), detail: t("billing.loadFailed.detail") }}
    >
      {({ billing }) =>
        billing && (
          <SubScreen accountId={accountId} title={t("billing.streaming.title")}>
            {hasNothing ? (
              <Nothing />
            ) : (
              <>
                <Subscriptions {...subscriptions} />
                {!isPending(subscriptions.read) && (
                  <Stack>
                    <Heading level={2}>{t("billing.streaming.transactions")}</Heading>
                    <TransactionTabs
                      accountId={accountId}
                      shown={shown}
                      transactions={stale ? undefined : billing.streamingTransactionPage}
                    />
                  </Stack>
                )}
              </>
            )}
          </SubScreen>
        )
      }
    </BillingScreen>
  );
}

/** Nothing to list, and nothing to choose: says how to get a subscription. */
function Nothing() {
  const t = useCopy();
  return (
    <EmptyState title={t("billing.streaming.empty.title")} icon={<TvIcon />}>
      {t("billing.streaming.empty.detail")} <CareNumber />
    </EmptyState>
  );
}

/** Subscriptions with price and next bill, and their total price. */
function Subscriptions(read: GraphRead<StreamingSubscriptionsQuery>) {
  const t = useCopy();
  return (
    <HomeCard name="subscriptions" title={t("billing.streaming.subscriptions")} {...read}>
      {({ streamingSubscriptions: all }) => {
        if (all.length === 0) return <Text tone="quiet">{t("billing.home.subscriptions.empty")}</Text>;
        const items = all.map(({ id, name, monthlyPrice, nextBillingDate }) => ({
          id,
          term: (
            <TwoLines
              name={name}
              note={nextBillingDate && t("billing.home.subscriptions.next", { date: nextBillingDate })}
            />
          ),
          detail: t("billing.home.subscriptions.price", { amount: monthlyPrice }),
        }));
        const total = {
          id: "total",
          term: t("billing.streaming.total"),
          detail: <Money cents={sumCents(all.map(({ monthlyPrice }) => monthlyPrice))} />,
        };
        return <DescriptionList items={[...items, total]} />;
      }}
    </HomeCard>
  );
}
