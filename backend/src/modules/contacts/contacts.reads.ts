/** For other modules: the points of contact of a property, in order of creation. */
export { contactRows as contactsOfProperty } from "./contacts.repository.ts";
