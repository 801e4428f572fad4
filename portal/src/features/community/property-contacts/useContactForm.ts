import { useCopy } from "@portico/content-runtime/react";
import { type PropertyContactFacts, type PropertyContactFault, propertyContactFaults, tidyContact } from "@portico/rules/propertyContact";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { PropertyContact } from "./contacts.api.ts";
import { contactEvents, selectContactPhase } from "./contacts.slice.ts";
import { useCurrentContact } from "./useCurrentContact.ts";

const nobody: PropertyContact = { contactId: "", name: "", role: "PROPERTY_MANAGER", phone: "", email: "", version: 1 };

type Field = PropertyContactFault["field"];

/** What is typed about a contact, what is wrong with it, here or as the server says, and how it is sent. */
export function useContactForm(accountId: string, contact: PropertyContact | undefined) {
  const dispatch = useDispatch();
  const phase = useSelector(selectContactPhase);
  const current = useCurrentContact(contact ?? nobody);
  // One id for all tries to add: what was lost on the way is not added twice.
  const [contactId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<PropertyContactFacts>(() => ({ name: current.name, role: current.role, phone: current.phone, email: current.email }));
  const [tries, setTries] = useState(0);
  const words = useFaultWords();

  const facts = tidyContact(typed);
  const own = tries > 0 ? propertyContactFaults(facts) : [];
  const told = phase.name === "failed" && phase.failure.kind === "invalid" ? (phase.failure.fields as PropertyContactFault[]) : [];
  const faults = own.length > 0 ? own : told;

  const submit = () => {
    setTries(tries + 1);
    if (propertyContactFaults(facts).length > 0) return;
    dispatch(contact ? contactEvents.changeAsked({ accountId, contact: current, facts }) : contactEvents.addAsked({ accountId, contactId, facts }));
  };
  const fault = (field: Field) => faults.find((one) => one.field === field);
  return {
    typed,
    type: (change: Partial<PropertyContactFacts>) => setTyped({ ...typed, ...change }),
    errors: faults.map((one) => ({ fieldName: one.field, message: words(one) })),
    errorOf: (field: Field) => {
      const found = fault(field);
      return found && words(found);
    },
    tries,
    submit,
  };
}

function useFaultWords() {
  const t = useCopy();
  return ({ field, code }: PropertyContactFault) => (code === "MISSING" ? t("community.contacts.missing", { field }) : t("community.contacts.invalid", { field }));
}
