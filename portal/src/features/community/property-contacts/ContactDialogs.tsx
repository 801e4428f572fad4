import { useEffect } from "react";
import { useSelector } from "react-redux";
import type { PropertyContact } from "./contacts.api.ts";
import { selectContactPhase } from "./contacts.slice.ts";
import { ContactForm } from "./ContactForm.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";

/** The dialog that is open, and whom it is about. */
export type Opened = { what: "add" } | { what: "change" | "remove"; contact: PropertyContact } | null;

export type ContactDialogsProps = { accountId: string; opened: Opened; onClose: () => void };

/** One dialog at a time; it closes by itself once what it asked for is done. */
export function ContactDialogs({ accountId, opened, onClose }: ContactDialogsProps) {
  const isDone = useSelector(selectContactPhase).name === "done";
  useEffect(() => {
    if (isDone && opened) onClose();
  }, [isDone, opened, onClose]);
  if (!opened) return null;
  if (opened.what === "remove") return <RemoveDialog accountId={accountId} contact={opened.contact} onClose={onClose} />;
  return <ContactForm accountId={accountId} contact={opened.what === "change" ? opened.contact : undefined} onClose={onClose} />;
}
