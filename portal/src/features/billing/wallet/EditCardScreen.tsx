import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { useDispatch } from "react-redux";
import { useParams } from "react-router-dom";
import type { SavedMethodFragment, WalletAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { WalletDocument } from "../../../api/graphql/generated/graph.wallet.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import type { Brand, VaultMode } from "../../../lib/vaultProtocol.ts";
import { BilledElsewhere } from "../model/screen/BilledElsewhere.tsx";
import { BillingScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { addMethodPath } from "../model/laterPaths.ts";
import { walletPath } from "../model/paths.ts";
import { useMethodLabel } from "../model/payment-methods/MethodName.tsx";
import { MayNotChange, MethodForm, useWalletForm } from "./MethodForm.tsx";
import { walletEvents } from "./wallet.slice.ts";

/** Updates a saved card's expiry, name and ZIP, with its security code (WALL-08). */
export function EditCardScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { methodId } = useParams();
  const { read, retry } = useGraphRead(WalletDocument, { accountId });
  return (
    <BillingScreen read={read} retry={retry} width="narrow" title={t("wallet.edit.title")}>
      {({ billing }) => {
        if (billing?.billedElsewhere) return <BilledElsewhere place={billing.billedElsewhere} />;
        const method = billing?.paymentMethods.find(({ id }) => id === methodId);
        return (
          <Stack gap="large">
            <BackLink href={walletPath(accountId)} label={t("wallet.back")} />
            {billing && method && isCard(method) ? (
              <Edit account={billing} method={method} />
            ) : (
              <NotThere accountId={accountId} />
            )}
          </Stack>
        );
      }}
    </BillingScreen>
  );
}

type SavedCard = SavedMethodFragment & { type: Brand };
const isCard = (method: SavedMethodFragment): method is SavedCard => method.type !== "bankAccount";

function Edit({ account, method }: { account: WalletAccountFragment; method: SavedCard }) {
  const t = useCopy();
  const label = useMethodLabel()(method);
  return (
    <>
      <PageHeader title={t("wallet.edit.title")} description={t("wallet.edit.description", { method: label })} />
      {account.canPay ? <EditForm account={account} method={method} /> : <MayNotChange />}
    </>
  );
}

function EditForm({
  account: { id: accountId, businessDate },
  method,
}: {
  account: WalletAccountFragment;
  method: SavedCard;
}) {
  const dispatch = useDispatch();
  const { id: paymentMethodId, type: brand, lastFour, expiry, cardName } = method;
  const mode: VaultMode = {
    kind: "editedCard",
    savedMethodId: paymentMethodId,
    brand,
    lastFour,
    expiry: expiry ?? "",
    cardName: cardName ?? "",
  };
  const parts = useWalletForm(
    { change: { what: "edit", accountId, paymentMethodId }, choice: paymentMethodId },
    ({ token }) => dispatch(walletEvents.editRequested({ accountId, paymentMethodId, vaultToken: token })),
  );
  return <MethodForm businessDate={businessDate} mode={mode} parts={parts} onSubmit={parts.cardForm.submit} />;
}

/**
 * The method was deleted meanwhile, is another customer's, or is a bank account, which cannot be edited: the customer
 * adds it again.
 */
function NotThere({ accountId }: { accountId: string }) {
  const t = useCopy();
  return (
    <>
      <PageHeader title={t("wallet.edit.title")} />
      <Notice
        tone="warning"
        title={t("wallet.edit.notThere.title")}
        action={<Link href={addMethodPath(accountId)}>{t("wallet.add")}</Link>}
      >
        {t("wallet.edit.notThere.detail")}
      </Notice>
    </>
  );
}
