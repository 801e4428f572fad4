import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useDispatch, useSelector } from "react-redux";
import { recipientsEvents, selectRecipients } from "./recipients.slice.ts";

/** Asks before an address is taken away, stays while it is, and says when it could not be. */
export function RemoveRecipient({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { removing } = useSelector(selectRecipients);
  const recipient = removing.name === "asking" || removing.name === "removing" ? removing.recipient : undefined;
  return (
    <ConfirmDialog
      open={recipient !== undefined}
      tone="danger"
      question={t("statements.recipients.confirm.question", { address: recipient?.address ?? "" })}
      consequence={t("statements.recipients.confirm.detail")}
      confirmLabel={t("statements.recipients.confirm.yes")}
      cancelLabel={t("statements.recipients.confirm.no")}
      busy={removing.name === "removing" ? t("statements.recipients.confirm.busy") : undefined}
      error={removing.name === "asking" && removing.failed ? { toneLabel: t("billing.tone.bad"), message: t("statements.recipients.confirm.failed") } : undefined}
      onConfirm={() => recipient && dispatch(recipientsEvents.removeConfirmed({ accountId, recipientId: recipient.id }))}
      onCancel={() => dispatch(recipientsEvents.kept())}
    />
  );
}
