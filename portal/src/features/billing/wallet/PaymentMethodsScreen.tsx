import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { EmptyState } from "@portico/design-system/feedback";
import { CardIcon } from "@portico/design-system/icons";
import { Grid, Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { SavedMethodFragment, WalletAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { WalletDocument } from "../../../api/graphql/generated/graph.wallet.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { addMethodPath } from "../model/laterPaths.ts";
import { billingPath } from "../model/paths.ts";
import { paysOnlyInCash } from "../model/payment-flow/MethodRestrictions.tsx";
import { BilledElsewhere } from "../model/screen/BilledElsewhere.tsx";
import { BillingScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { AutoPayServices } from "./AutoPayServices.tsx";
import { BlockedDeletion, DeleteDialog } from "./DeleteDialog.tsx";
import { MethodCard, type MethodQuestion } from "./MethodCard.tsx";
import { LoadNotice, MayNotChange, useFailedCopy, useRefusalCopy } from "./MethodForm.tsx";
import { NicknameDialog } from "./NicknameDialog.tsx";
import { selectWalletPhase, walletEvents } from "./wallet.slice.ts";

/** The saved methods of an account, each with its flags and actions (WALL-01). */
export function PaymentMethodsScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(WalletDocument, { accountId });
  useNoticeForOneVisit();
  return (
    <BillingScreen
      read={read}
      retry={retry}
      title={t("wallet.title")}
      loadFailed={{ title: t("wallet.apiErrorState.title"), detail: t("wallet.apiErrorState.detail") }}
    >
      {({ billing }) =>
        billing &&
        (billing.billedElsewhere ? (
          <BilledElsewhere place={billing.billedElsewhere} />
        ) : (
          <Wallet account={billing}>{read.phase === "failed" && <LoadNotice retry={retry} />}</Wallet>
        ))
      }
    </BillingScreen>
  );
}

/** Dismisses the message about the last change when the list is opened again. */
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
        <PageHeader
          title={t("wallet.title")}
          description={t("wallet.description")}
          actions={paymentMethods.length > 0 && add}
        />
      </Stack>
      {children}
      <ListNotice accountId={id} />
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

type OpenDialog = { about: MethodQuestion; method: SavedMethodFragment };

/** The methods as cards, and the open dialog about one of them. */
function MethodList({ account }: { account: WalletAccountFragment }) {
  const dispatch = useDispatch();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const close = () => {
    setOpenDialog(undefined);
    dispatch(walletEvents.dismissed());
  };
  const ask = (about: MethodQuestion, method: SavedMethodFragment) => {
    dispatch(walletEvents.dismissed());
    setOpenDialog({ about, method });
  };
  return (
    <>
      <Grid min="large" as="ul">
        {account.paymentMethods.map((method) => (
          <MethodCard key={method.id} account={account} method={method} onAsk={(about) => ask(about, method)} />
        ))}
      </Grid>
      {openDialog?.about === "rename" && (
        <NicknameDialog
          accountId={account.id}
          method={openDialog.method}
          onClose={close}
          onDone={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog?.about === "delete" && (
        <Deletion
          account={account}
          method={openDialog.method}
          onClose={close}
          onDone={() => setOpenDialog(undefined)}
        />
      )}
    </>
  );
}

type DeletionProps = {
  account: WalletAccountFragment;
  method: SavedMethodFragment;
  onClose: () => void;
  onDone: () => void;
};

/**
 * Deletion dialog. A method that Auto Pay uses cannot be deleted; it may have become so since the list was loaded
 * (WALL-03).
 */
function Deletion({ account, method, onClose, onDone }: DeletionProps) {
  const now = account.paymentMethods.find(({ id }) => id === method.id) ?? method;
  if (now.usedForAutoPay) return <BlockedDeletion account={account} method={now} onClose={onClose} />;
  const scheduled = account.scheduledPayments.filter(({ paymentMethodId }) => paymentMethodId === now.id);
  return <DeleteDialog accountId={account.id} method={now} scheduled={scheduled} onClose={onClose} onDone={onDone} />;
}

/**
 * Result of the last change: each operation has its own success and failure message (WALL-02). Deletion and renaming
 * show their failures in their own dialogs.
 */
function ListNotice({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectWalletPhase);
  const dismiss = { label: t("billing.close"), onDismiss: () => dispatch(walletEvents.dismissed()) };
  const done = {
    add: t("wallet.done.add"),
    edit: t("wallet.done.edit"),
    rename: t("wallet.done.rename"),
    makeDefault: t("wallet.done.makeDefault"),
    delete: t("wallet.done.delete"),
  };
  // Of a change that was sent before the account was switched nothing is said here.
  if (phase.name === "idle" || phase.accountId !== accountId) return null;
  if (phase.name === "done")
    return (
      <Notice tone="success" live="polite" dismiss={dismiss}>
        {done[phase.what]}
      </Notice>
    );
  return <DefaultFailed dismiss={dismiss} />;
}

function DefaultFailed({ dismiss }: { dismiss: { label: string; onDismiss: () => void } }) {
  const phase = useSelector(selectWalletPhase);
  const refusalCopy = useRefusalCopy();
  const failedCopy = useFailedCopy();
  if ((phase.name !== "refused" && phase.name !== "failed") || phase.what !== "makeDefault") return null;
  return (
    <Notice tone="critical" live="assertive" dismiss={dismiss}>
      {phase.name === "refused" ? refusalCopy(phase.code) : failedCopy(phase.what)}
    </Notice>
  );
}
