import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import { useSearchParams } from "react-router-dom";
import type { StreamingTransactionsQuery } from "../../../api/graphql/generated/graph.ts";
import { StreamingTransactionsDocument } from "../../../api/graphql/generated/graph.streaming.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { SubScreen } from "../model/SubScreen.tsx";
import { TransactionTabs } from "../model/TransactionTabs.tsx";
import { readTransactions } from "../model/transactionsShown.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { Subscriptions } from "./Subscriptions.tsx";

/** Streaming that is billed with the account: what runs, and what was charged, paid and refunded for it (BILL-15). */
export function StreamingScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const [query] = useSearchParams();
  const { shown, page } = readTransactions(query);
  const keep = ({ billing }: StreamingTransactionsQuery) => billing?.id === accountId;
  const { read, retry, stale } = useGraphRead(StreamingTransactionsDocument, { accountId, shown, page }, { keep });
  return (
    <BillingScreen read={read} retry={retry} title={t("billing.streaming.title")} loadFailed={{ title: t("billing.transactions.loadFailed.title"), detail: t("billing.loadFailed.detail") }}>
      {({ billing }) =>
        billing && (
          <SubScreen accountId={accountId} title={t("billing.streaming.title")}>
            <Subscriptions accountId={accountId} />
            <Stack>
              <Heading level={2}>{t("billing.streaming.transactions")}</Heading>
              <TransactionTabs accountId={accountId} shown={shown} transactions={stale ? undefined : billing.streamingTransactionPage} />
            </Stack>
          </SubScreen>
        )
      }
    </BillingScreen>
  );
}
