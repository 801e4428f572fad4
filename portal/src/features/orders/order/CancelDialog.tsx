import { attemptKey } from "../../../api/attemptKey.ts";
import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import type { Order } from "../model/orders.api.ts";
import { cancelEvents, selectUpgrade } from "../model/orders.slice.ts";

type CancelDialogProps = { order: Order; accountId: string; onClose: () => void };

/** Asks whether an order is to be cancelled, and says what that means. */
export function CancelDialog({ order: { orderId, version }, accountId, onClose }: CancelDialogProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { cancel } = useSelector(selectUpgrade);
  const error = useRefusal();
  const send = () => {
    const wanted = { accountId, orderId, version };
    dispatch(cancelEvents.requested({ ...wanted, idempotencyKey: attemptKey(cancel, wanted) }));
  };
  useEffect(() => {
    if (cancel.name === "cancelled") onClose();
  }, [cancel, onClose]);
  return (
    <ConfirmDialog
      open
      tone="critical"
      question={t("orders.order.cancel.question", { order: orderId })}
      consequence={t("orders.order.cancel.means")}
      confirmLabel={t("orders.order.cancel")}
      cancelLabel={t("orders.order.cancel.keep")}
      busy={cancel.name === "working" ? t("orders.order.cancelling") : undefined}
      error={error}
      onConfirm={send}
      onCancel={onClose}
    />
  );
}

function useRefusal() {
  const t = useCopy();
  const { cancel } = useSelector(selectUpgrade);
  if (cancel.name !== "failed") return undefined;
  const { failure } = cancel;
  const { title, detail } = failureCopy(failure);
  const isStale = failure.kind === "refused" && failure.code === "CONFLICT";
  return {
    toneLabel: t("shell.tone.critical"),
    message: isStale ? t("orders.order.changed") : `${t(title)} ${t(detail)}`,
  };
}
