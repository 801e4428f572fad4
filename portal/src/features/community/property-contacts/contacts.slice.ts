import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { ContactFacts, PropertyContact } from "./contacts.api.ts";

/** The contacts of the session's current account. */
export const contactsRead = createRead<PropertyContact[], { accountId: string }>("propertyContacts");

export type ContactChange = "add" | "change" | "remove";

type ContactSubject = { what: ContactChange; contactId: string };
type Done = ContactSubject & { contact: string };
type Failed = ContactSubject & { failure: Failure };

/** Phase of the last change. */
export type ContactPhase =
  | { name: "idle" }
  | ({ name: "working" } & ContactSubject)
  | ({ name: "done" } & Done)
  | ({ name: "failed" } & Failed);

type ContactRequest = { accountId: string };
export type AddRequest = ContactRequest & { contactId: string; facts: ContactFacts };
export type ChangeRequest = ContactRequest & { contact: PropertyContact; facts: ContactFacts };
export type RemovalRequest = ContactRequest & { contact: PropertyContact };

const working = <Wish>(what: ContactChange, idOf: (wish: Wish) => string) => ({
  reducer: (_: ContactPhase, { payload }: PayloadAction<Wish>): ContactPhase => ({
    name: "working",
    what,
    contactId: idOf(payload),
  }),
  prepare: (payload: Wish) => ({ payload }),
});
const idOfContact = ({ contact }: { contact: PropertyContact }) => contact.contactId;

const idle = { name: "idle" } as ContactPhase;
const slice = createSlice({
  name: "propertyContacts/change",
  initialState: idle,
  reducers: {
    addRequested: working<AddRequest>("add", ({ contactId }) => contactId),
    changeRequested: working<ChangeRequest>("change", idOfContact),
    removalRequested: working<RemovalRequest>("remove", idOfContact),
    done: (_, { payload }: PayloadAction<Done>): ContactPhase => ({
      name: "done",
      ...payload,
    }),
    failed: (_, { payload }: PayloadAction<Failed>): ContactPhase => ({
      name: "failed",
      ...payload,
    }),
    /** The message was dismissed, or another form was opened. */
    dismissed: (phase): ContactPhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

export const contactEvents = slice.actions;
export const contactsReducer = combineReducers({ list: contactsRead.reducer, change: slice.reducer });

type Kept = { list: ReadState<PropertyContact[]>; change: ContactPhase };
/** Use only on the contacts screen, which brings this slice. */
const kept = (root: unknown) => (root as { propertyContacts: Kept }).propertyContacts;
export const selectContacts = (root: unknown) => kept(root).list;
export const selectContactPhase = (root: unknown) => kept(root).change;
/** The phase of a dialog's own change: the answer to one of a dialog that was left with the screen may still arrive. */
export const selectOwnPhase =
  (what: ContactChange, contactId: string) =>
  (root: unknown): ContactPhase => {
    const phase = selectContactPhase(root);
    return phase.name !== "idle" && phase.what === what && phase.contactId === contactId ? phase : idle;
  };
