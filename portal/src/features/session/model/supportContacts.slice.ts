import { createRead, type ReadState } from "../../../api/read.ts";
import type { SupportContact } from "./supportContacts.api.ts";

/** Telephone numbers, for the sign-in help and for account recovery. */
export const supportContactsRead = createRead<SupportContact[]>("supportContacts");

type WithContacts = { supportContacts: ReadState<SupportContact[]> };
export const selectSupportContacts = (state: WithContacts) => state.supportContacts;
