import { useCopy } from "@portico/content-runtime/react";
import { useSearchParams } from "react-router-dom";
import type { MobileTransactionsQuery } from "../../../api/graphql/generated/graph.ts";
import { MobileTransactionsDocument } from "../../../api/graphql/generated/graph.mobileTransactions.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { BillingScreen, SubScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { readTransactions, TransactionTabs } from "../model/lists/TransactionTabs.tsx";

/** Payments, refunds and charges of mobile lines and devices (BILL-13). */
export function MobileTransactionsScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const [query] = useSearchParams();
  const { shown, page } = readTransactions(query);
  const keep = ({ billing }: MobileTransactionsQuery) => billing?.id === accountId;
  const { read, retry, stale } = useGraphRead(MobileTransactionsDocument, { accountId, shown, page }, { keep });
  return (
    <BillingScreen
      read={read}
      retry={retry}
      title={t("billing.mobile.title")}
      loadFailed={{ title: t("billing.transactions.loadFailed.title"), detail: t("billing.loadFailed.detail") }}
    >
      {({ billing }) =>
        billing && (
          <SubScreen accountId={accountId} title={t("billing.mobile.title")}>
            <TransactionTabs
              accountId={accountId}
              shown={shown}
              transactions={stale ? undefined : billing.mobileTransactionPage}
            />
          </SubScreen>
        )
      }
    </BillingScreen>
  );
}
