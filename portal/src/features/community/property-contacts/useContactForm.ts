import { useCopy } from "@portico/content-runtime/react";
import {
  type PropertyContactFacts,
  type PropertyContactError,
  validatePropertyContact,
  tidyContact,
} from "@portico/rules/propertyContact";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { PropertyContact } from "./contacts.api.ts";
import { contactEvents, type ContactPhase, selectContacts, selectOwnPhase } from "./contacts.slice.ts";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import { useAttempts } from "../../../components/useAttempts.ts";

const nobody: PropertyContact = { contactId: "", name: "", role: "PROPERTY_MANAGER", phone: "", email: "", version: 1 };

type Field = PropertyContactError["field"];

/** Form state of a contact: input, validation errors from here or from the server, and submit. */
export function useContactForm(accountId: string, contact: PropertyContact | undefined) {
  const dispatch = useDispatch();
  const current = useCurrentContact(contact ?? nobody);
  // One id for all retries, so that a lost response does not add the contact twice.
  const [contactId] = useState(() => contact?.contactId ?? crypto.randomUUID());
  const phase = useSelector(selectOwnPhase(contact ? "change" : "add", contactId));
  const [typed, setTyped] = useState<PropertyContactFacts>(() => ({
    name: current.name,
    role: current.role,
    phone: current.phone,
    email: current.email,
  }));
  const words = useFieldErrorMessage();

  const facts = tidyContact(typed);
  const told =
    phase.name === "failed" && phase.failure.kind === "invalid" ? (phase.failure.fields as PropertyContactError[]) : [];
  const attempts = useAttempts(told.length > 0);
  const own = attempts.count > 0 ? validatePropertyContact(facts) : [];
  const errors = own.length > 0 ? own : told;

  const submit = () => {
    attempts.add();
    if (validatePropertyContact(facts).length > 0) return;
    dispatch(
      contact
        ? contactEvents.changeRequested({ accountId, contact: current, facts })
        : contactEvents.addRequested({ accountId, contactId, facts }),
    );
  };
  const error = (field: Field) => errors.find((one) => one.field === field);
  return {
    phase,
    typed,
    type: (change: Partial<PropertyContactFacts>) => setTyped({ ...typed, ...change }),
    errors: errors.map((one) => ({ fieldName: one.field, message: words(one) })),
    errorOf: (field: Field) => {
      const found = error(field);
      return found && words(found);
    },
    tries: attempts.count,
    submit,
  };
}

function useFieldErrorMessage() {
  const t = useCopy();
  return ({ field, code }: PropertyContactError) =>
    code === "MISSING" ? t("community.contacts.missing", { field }) : t("community.contacts.invalid", { field });
}

/** The contact as the list has it now: after a conflict the next try is based on that version. */
export function useCurrentContact(contact: PropertyContact): PropertyContact {
  const { data } = useSelector(selectContacts);
  return data?.find(({ contactId }) => contactId === contact.contactId) ?? contact;
}

/** Why the last change failed and what to do; undefined without a failure, or when the fields show it. */
export function useTrouble(phase: ContactPhase): string | undefined {
  const t = useCopy();
  if (phase.name !== "failed" || phase.failure.kind === "invalid") return undefined;
  const { failure, what } = phase;
  if (failure.kind === "refused" && failure.code === "CONFLICT")
    return t(what === "add" ? "community.contacts.conflictAdd" : "community.contacts.conflict");
  if (failure.kind === "refused" && failure.code === "NOT_FOUND") return t("community.contacts.gone");
  const { title, detail } = failureCopy(failure);
  return `${t(title)} ${t(detail)}`;
}

/** Closes a dialog once its own change has succeeded. */
export function useClosing({ name }: ContactPhase, onClose: () => void) {
  useEffect(() => {
    if (name === "done") onClose();
  }, [name, onClose]);
}
