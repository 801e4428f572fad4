import { useSelector } from "react-redux";
import type { PropertyContact } from "./contacts.api.ts";
import { selectContacts } from "./contacts.slice.ts";

/** A contact as the list has it by now: after a conflict the next try starts from there, and changes what was looked at. */
export function useCurrentContact(contact: PropertyContact): PropertyContact {
  const { data } = useSelector(selectContacts);
  return data?.find(({ contactId }) => contactId === contact.contactId) ?? contact;
}
