import { useDispatch, useSelector } from "react-redux";
import type { PropertyContact } from "./contacts.api.ts";
import { contactEvents, selectOwnPhase } from "./contacts.slice.ts";
import { ContactForm } from "./ContactForm.tsx";
import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useClosing, useCurrentContact, useTrouble } from "./useContactForm.ts";

/** The open dialog, with its contact. */
export type Opened = { what: "add" } | { what: "change" | "remove"; contact: PropertyContact } | null;

export type ContactDialogsProps = { accountId: string; opened: Opened; onClose: () => void };

/** One dialog at a time; it closes once its change has succeeded. */
export function ContactDialogs({ accountId, opened, onClose }: ContactDialogsProps) {
  if (!opened) return null;
  if (opened.what === "remove")
    return <RemoveDialog accountId={accountId} contact={opened.contact} onClose={onClose} />;
  return (
    <ContactForm
      accountId={accountId}
      contact={opened.what === "change" ? opened.contact : undefined}
      onClose={onClose}
    />
  );
}

export type RemoveDialogProps = { accountId: string; contact: PropertyContact; onClose: () => void };

/** Confirms a removal, and shows why it failed. */
function RemoveDialog({ accountId, contact, onClose }: RemoveDialogProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectOwnPhase("remove", contact.contactId));
  useClosing(phase, onClose);
  const current = useCurrentContact(contact);
  const trouble = useTrouble(phase);
  return (
    <ConfirmDialog
      open
      tone="critical"
      question={t("community.contacts.removeQuestion", { name: current.name })}
      consequence={t("community.contacts.removeMeans")}
      confirmLabel={t("community.contacts.removeConfirm")}
      cancelLabel={t("community.contacts.keep")}
      busy={phase.name === "working" ? t("community.contacts.removing") : undefined}
      error={trouble === undefined ? undefined : { toneLabel: t("shell.tone.critical"), message: trouble }}
      onConfirm={() => dispatch(contactEvents.removalRequested({ accountId, contact: current }))}
      onCancel={onClose}
    />
  );
}
