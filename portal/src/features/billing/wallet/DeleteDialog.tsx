import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { useMethodLabel } from "../model/useMethodLabel.ts";
import { useTrouble } from "./useWalletWords.ts";
import { selectWalletPhase } from "./wallet.selectors.ts";
import { walletEvents } from "./wallet.slice.ts";

type DeleteDialogProps = { accountId: string; method: SavedMethodFragment; onClose: () => void; onDone: () => void };

/** Asks once more, and says why it did not work (WALL-02). */
export function DeleteDialog({ accountId, method, onClose, onDone }: DeleteDialogProps) {
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
      consequence={t("wallet.delete.consequence")}
      confirmLabel={t("wallet.delete.confirm")}
      cancelLabel={t("wallet.delete.keep")}
      busy={phase.name === "working" ? t("wallet.delete.busy") : undefined}
      error={trouble === undefined ? undefined : { toneLabel: t("billing.tone.bad"), message: trouble }}
      onConfirm={() => dispatch(walletEvents.deletionAsked({ accountId, paymentMethodId: method.id }))}
      onCancel={onClose}
    />
  );
}
