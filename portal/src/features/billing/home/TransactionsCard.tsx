import { useCopy } from "@portico/content-runtime/react";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import type { TransactionKind } from "../../../api/graphql/generated/graph.ts";
import { BillingTransactionsDocument } from "../../../api/graphql/generated/graph.billingHome.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { mobileTransactionsPath } from "../model/paths.ts";
import { HomeCard } from "../model/HomeCard.tsx";
import { RefundLink } from "../model/RefundLink.tsx";
import { TransactionAmount } from "../model/TransactionAmount.tsx";
import { TwoLines } from "../model/TwoLines.tsx";

/** The latest transactions of mobile and of streaming. */
export function TransactionsCard({ accountId }: { accountId: string }) {
  const t = useCopy();
  const read = useGraphRead(BillingTransactionsDocument, { accountId });
  return (
    <HomeCard name="transactions" title={t("billing.home.transactions.title")} more={{ href: mobileTransactionsPath(accountId), label: t("billing.mobile.link") }} failed={t("billing.transactions.loadFailed.title")} {...read}>
      {({ mobileTransactions, streamingTransactions }) => (
        <Stack gap="large">
          <Part accountId={accountId} title={t("billing.home.transactions.mobile")} empty={t("billing.home.transactions.mobileEmpty")} transactions={mobileTransactions} />
          <Part accountId={accountId} title={t("billing.home.transactions.streaming")} empty={t("billing.home.transactions.streamingEmpty")} transactions={streamingTransactions} />
        </Stack>
      )}
    </HomeCard>
  );
}

type Transaction = { id: string; date: string; kind: TransactionKind; description: string; amount: number };
type PartProps = { accountId: string; title: string; empty: string; transactions: readonly Transaction[] };

function Part({ accountId, title, empty, transactions }: PartProps) {
  const t = useCopy();
  return (
    <Stack gap="small">
      <Heading level={3}>{title}</Heading>
      {transactions.length === 0 ? (
        <Text tone="quiet">{empty}</Text>
      ) : (
        <DescriptionList
          items={transactions.map(({ id, date, kind, description, amount }) => ({
            id,
            term: <TwoLines name={kind === "REFUND" ? <RefundLink accountId={accountId} refund={{ id, description, date }} /> : description} note={t("billing.transactionKind", { kind })} />,
            detail: <TransactionAmount kind={kind} amount={amount} />,
            aside: <DateText date={date} />,
          }))}
        />
      )}
    </Stack>
  );
}
