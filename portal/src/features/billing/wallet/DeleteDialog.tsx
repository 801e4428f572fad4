import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { DescriptionList } from "@portico/design-system/description-list";
import { AlertDialog, ConfirmDialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { mustPayBeforeChange } from "@portico/rules/wallet";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type {
  SavedMethodFragment,
  ScheduledPaymentFragment,
  WalletAccountFragment,
} from "../../../api/graphql/generated/graph.ts";
import { scheduledPath } from "../model/laterPaths.ts";
import { autoPayPath } from "../model/paths.ts";
import { BalanceDueDialog } from "../model/payment-flow/MethodRestrictions.tsx";
import { useMethodLabel } from "../model/payment-methods/MethodName.tsx";
import { useErrorMessage } from "./MethodForm.tsx";
import { isPhaseOf, selectWalletPhase, walletEvents } from "./wallet.slice.ts";

type DeleteDialogProps = {
  accountId: string;
  method: SavedMethodFragment;
  /** Scheduled payments that would be charged to the method. */
  scheduled: readonly ScheduledPaymentFragment[];
  onClose: () => void;
  onDone: () => void;
};

/** Confirms a deletion, and shows why it failed (WALL-02). */
export function DeleteDialog({ accountId, method, scheduled, onClose, onDone }: DeleteDialogProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectWalletPhase);
  const change = { what: "delete" as const, accountId, paymentMethodId: method.id };
  const isOwn = isPhaseOf(phase, change);
  const errorMessage = useErrorMessage(phase, change);
  const label = useMethodLabel()(method);
  const isDone = phase.name === "done" && isOwn;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <ConfirmDialog
      open
      tone="critical"
      question={t("wallet.delete.question", { method: label })}
      consequence={
        scheduled.length === 0
          ? t("wallet.delete.consequence")
          : t("wallet.delete.scheduledConsequence", { count: scheduled.length })
      }
      confirmLabel={scheduled.length === 0 ? t("wallet.delete.confirm") : t("wallet.delete.confirmAnyway")}
      cancelLabel={t("wallet.delete.keep")}
      busy={phase.name === "working" && isOwn ? t("wallet.delete.busy") : undefined}
      error={errorMessage === undefined ? undefined : { toneLabel: t("billing.tone.critical"), message: errorMessage }}
      onConfirm={() => dispatch(walletEvents.deletionRequested({ accountId, paymentMethodId: method.id }))}
      onCancel={onClose}
    >
      {scheduled.length > 0 && <ScheduledWith accountId={accountId} payments={scheduled} />}
    </ConfirmDialog>
  );
}

/** Scheduled payments that would fail, with links to give them another method first. */
function ScheduledWith({ accountId, payments }: { accountId: string; payments: readonly ScheduledPaymentFragment[] }) {
  const t = useCopy();
  const items = payments.map(({ id, paymentDate, amount }) => ({
    id,
    term: <DateText date={paymentDate} />,
    detail: <Money cents={amount} />,
  }));
  return (
    <Stack gap="small">
      <DescriptionList items={items} />
      <Link href={scheduledPath(accountId)}>{t("wallet.delete.scheduledLink")}</Link>
    </Stack>
  );
}

type BlockedDeletionProps = { account: WalletAccountFragment; method: SavedMethodFragment; onClose: () => void };

/**
 * Auto Pay uses the method: choose another for Auto Pay first (WALL-03), and before that pay a balance that is due
 * (WALL-05).
 */
export function BlockedDeletion({ account, method, onClose }: BlockedDeletionProps) {
  const t = useCopy();
  const labelOf = useMethodLabel();
  if (mustPayBeforeChange(account)) return <BalanceDueDialog open account={account} onClose={onClose} />;
  return (
    <AlertDialog
      open
      title={t("wallet.blocked.title")}
      description={t("wallet.blocked.detail", { method: labelOf(method) })}
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t("wallet.delete.keep")}
          </Button>
          <ButtonLink href={autoPayPath(account.id)}>{t("wallet.blocked.choose")}</ButtonLink>
        </>
      }
    />
  );
}
