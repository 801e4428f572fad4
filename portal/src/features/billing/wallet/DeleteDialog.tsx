import { useCopy } from "@portico/content-runtime/react";
import { DescriptionList } from "@portico/design-system/description-list";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { SavedMethodFragment, ScheduledPaymentFragment } from "../../../api/graphql/generated/graph.ts";
import { scheduledPath } from "../model/paths.ts";
import { useMethodLabel } from "../model/useMethodLabel.ts";
import { useTrouble } from "./useWalletWords.ts";
import { selectWalletPhase } from "./wallet.selectors.ts";
import { walletEvents } from "./wallet.slice.ts";

type DeleteDialogProps = {
  accountId: string;
  method: SavedMethodFragment;
  /** Payments on later dates that would be charged to it. */
  scheduled: readonly ScheduledPaymentFragment[];
  onClose: () => void;
  onDone: () => void;
};

/** Asks once more, and says why it did not work (WALL-02). */
export function DeleteDialog({ accountId, method, scheduled, onClose, onDone }: DeleteDialogProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectWalletPhase);
  const trouble = useTrouble(phase, "delete");
  const label = useMethodLabel()(method);
  const isDone = phase.name === "done" && phase.what === "delete";
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <ConfirmDialog
      open
      tone="danger"
      question={t("wallet.delete.question", { method: label })}
      consequence={scheduled.length === 0 ? t("wallet.delete.consequence") : t("wallet.delete.scheduledConsequence", { count: scheduled.length })}
      confirmLabel={scheduled.length === 0 ? t("wallet.delete.confirm") : t("wallet.delete.confirmAnyway")}
      cancelLabel={t("wallet.delete.keep")}
      busy={phase.name === "working" ? t("wallet.delete.busy") : undefined}
      error={trouble === undefined ? undefined : { toneLabel: t("billing.tone.bad"), message: trouble }}
      onConfirm={() => dispatch(walletEvents.deletionAsked({ accountId, paymentMethodId: method.id }))}
      onCancel={onClose}
    >
      {scheduled.length > 0 && <ScheduledWith accountId={accountId} payments={scheduled} />}
    </ConfirmDialog>
  );
}

/** Which payments would not be made, and the way to give them another method first. */
function ScheduledWith({ accountId, payments }: { accountId: string; payments: readonly ScheduledPaymentFragment[] }) {
  const t = useCopy();
  const items = payments.map(({ id, paymentDate, amount }) => ({ id, term: <DateText date={paymentDate} />, detail: <Money cents={amount} /> }));
  return (
    <Stack gap="small">
      <DescriptionList items={items} />
      <Link href={scheduledPath(accountId)}>{t("wallet.delete.scheduledLink")}</Link>
    </Stack>
  );
}
