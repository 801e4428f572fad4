import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { EmptyState } from "@portico/design-system/feedback";
import { CardIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { WalletAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { WalletDocument } from "../../../api/graphql/generated/graph.wallet.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { paysOnlyInCash } from "../model/Restricted.tsx";
import { addMethodPath, billingPath } from "../model/paths.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { AutoPayServices } from "./AutoPayServices.tsx";
import { ListNotice } from "./ListNotice.tsx";
import { LoadNotice } from "./LoadNotice.tsx";
import { MayNotChange } from "./MayNotChange.tsx";
import { MethodList } from "./MethodList.tsx";
import { walletEvents } from "./wallet.slice.ts";

/** The saved methods of an account, each with its flags and what can be done with it (WALL-01). */
export function PaymentMethodsScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(WalletDocument, { accountId });
  useNoticeForOneVisit();
  return (
    <BillingScreen read={read} retry={retry} title={t("wallet.title")} loadFailed={{ title: t("wallet.apiErrorState.title"), detail: t("wallet.apiErrorState.detail") }}>
      {({ billing }) =>
        billing && (
          <Wallet account={billing}>
            {read.phase === "failed" && <LoadNotice retry={retry} />}
          </Wallet>
        )
      }
    </BillingScreen>
  );
}

/** What was said about a change is gone when the list is opened again. */
function useNoticeForOneVisit() {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(walletEvents.dismissed()), [dispatch]);
}

function Wallet({ account, children }: { account: WalletAccountFragment; children: React.ReactNode }) {
  const t = useCopy();
  const { id, canPay, paymentMethods } = account;
  const add = canPay && !paysOnlyInCash(account) && <ButtonLink href={addMethodPath(id)}>{t("wallet.add")}</ButtonLink>;
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(id)} label={t("billing.backToBilling")} />
        <PageHeader title={t("wallet.title")} description={t("wallet.description")} actions={paymentMethods.length > 0 && add} />
      </Stack>
      {children}
      <ListNotice />
      {!canPay && <MayNotChange />}
      {paymentMethods.length > 0 ? (
        <MethodList account={account} />
      ) : (
        <EmptyState title={t("wallet.empty.title")} icon={<CardIcon />} action={add}>
          {t("wallet.empty.detail")}
        </EmptyState>
      )}
      <AutoPayServices account={account} />
    </Stack>
  );
}
