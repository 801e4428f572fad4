import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { ContactFacts, PropertyContact } from "./contacts.api.ts";

/** The contacts of the session's current account. */
export const contactsRead = createRead<PropertyContact[], { accountId: string }>("propertyContacts");

export type ContactChange = "add" | "change" | "remove";

/** Phase of the last change. */
export type ContactPhase =
  | { name: "idle" }
  | { name: "working"; what: ContactChange }
  | { name: "done"; what: ContactChange; contact: string }
  | { name: "failed"; what: ContactChange; failure: Failure };

type ContactRequest = { accountId: string };
export type AddRequest = ContactRequest & { contactId: string; facts: ContactFacts };
export type ChangeRequest = ContactRequest & { contact: PropertyContact; facts: ContactFacts };
export type RemovalRequest = ContactRequest & { contact: PropertyContact };

const working = <Wish>(what: ContactChange) => ({
  reducer: (): ContactPhase => ({ name: "working", what }),
  prepare: (payload: Wish) => ({ payload }),
});

const slice = createSlice({
  name: "propertyContacts/change",
  initialState: { name: "idle" } as ContactPhase,
  reducers: {
    addRequested: working<AddRequest>("add"),
    changeRequested: working<ChangeRequest>("change"),
    removalRequested: working<RemovalRequest>("remove"),
    done: (_, { payload }: PayloadAction<{ what: ContactChange; contact: string }>): ContactPhase => ({
      name: "done",
      ...payload,
    }),
    failed: (_, { payload }: PayloadAction<{ what: ContactChange; failure: Failure }>): ContactPhase => ({
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
