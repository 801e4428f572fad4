import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useDispatch, useSelector } from "react-redux";
import type { PropertyContact } from "./contacts.api.ts";
import { contactEvents, selectContactPhase } from "./contacts.slice.ts";
import { useCurrentContact } from "./useCurrentContact.ts";
import { useTrouble } from "./useTrouble.ts";

export type RemoveDialogProps = { accountId: string; contact: PropertyContact; onClose: () => void };

/** Asks once more, and says why it did not work. */
export function RemoveDialog({ accountId, contact, onClose }: RemoveDialogProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectContactPhase);
  const current = useCurrentContact(contact);
  const trouble = useTrouble(phase);
  return (
    <ConfirmDialog
      open
      tone="danger"
      question={t("community.contacts.removeQuestion", { name: current.name })}
      consequence={t("community.contacts.removeMeans")}
      confirmLabel={t("community.contacts.removeConfirm")}
      cancelLabel={t("community.contacts.keep")}
      busy={phase.name === "working" ? t("community.contacts.removing") : undefined}
      error={trouble === undefined ? undefined : { toneLabel: t("shell.tone.bad"), message: trouble }}
      onConfirm={() => dispatch(contactEvents.removeAsked({ accountId, contact: current }))}
      onCancel={onClose}
    />
  );
}
