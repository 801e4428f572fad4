import { contactsSaga } from "./contacts.saga.ts";
import { contactsReducer } from "./contacts.slice.ts";

/** What the screen of a property's contacts runs. */
export const contactsWorkflows = { name: "propertyContacts", reducers: { propertyContacts: contactsReducer }, sagas: { contacts: contactsSaga } };
