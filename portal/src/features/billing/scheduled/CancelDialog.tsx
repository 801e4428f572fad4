import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { ScheduledPaymentFragment } from "../../../api/graphql/generated/graph.ts";
import { selectCancelPhase } from "./scheduled.selectors.ts";
import { scheduledEvents } from "./scheduled.slice.ts";

/** A scheduled payment, or the next try of one that was not taken. */
type Meant = Pick<ScheduledPaymentFragment, "id" | "amount" | "paymentDate">;

const failureKeys = {
  gone: "billing.scheduled.confirm.gone",
  failed: "billing.scheduled.confirm.failed",
  offline: "billing.scheduled.confirm.offline",
  unknown: "billing.scheduled.confirm.unknown",
} as const;

/** Asks before a payment is called off, stays while it is, and says when it could not be. */
export function CancelDialog({ payments, accountId }: { payments: readonly Meant[]; accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectCancelPhase);
  const payment = useMeant(payments);
  if (!payment) return null;
  const { id: paymentId, amount, paymentDate: date } = payment;
  const failure = phase.name === "asking" ? phase.failure : undefined;
  return (
    <ConfirmDialog
      open={phase.name === "asking" || phase.name === "cancelling"}
      tone="danger"
      question={t("billing.scheduled.confirm.question", { amount, date })}
      consequence={t("billing.scheduled.confirm.detail")}
      confirmLabel={t("billing.scheduled.confirm.yes")}
      cancelLabel={t("billing.scheduled.confirm.no")}
      busy={phase.name === "cancelling" ? t("billing.scheduled.confirm.busy") : undefined}
      error={failure && { toneLabel: t("billing.tone.bad"), message: t(failureKeys[failure]) }}
      onConfirm={() => dispatch(scheduledEvents.cancelConfirmed({ accountId, paymentId }))}
      onCancel={() => dispatch(scheduledEvents.kept())}
    />
  );
}

/** The payment that is asked about, also when it has left the list meanwhile. */
function useMeant(payments: readonly Meant[]): Meant | undefined {
  const phase = useSelector(selectCancelPhase);
  const [last, setLast] = useState<Meant>();
  const found = phase.name === "idle" ? undefined : payments.find(({ id }) => id === phase.paymentId);
  if (found && found !== last) setLast(found);
  return found ?? last;
}
