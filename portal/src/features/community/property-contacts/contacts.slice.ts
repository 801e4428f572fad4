import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { ContactFacts, PropertyContact } from "./contacts.api.ts";

/** The contacts of the account that the session stands for. */
export const contactsRead = createRead<PropertyContact[], { accountId: string }>("propertyContacts");

export type ContactChange = "add" | "change" | "remove";

/** How the last change stands. */
export type ContactPhase =
  | { name: "idle" }
  | { name: "working"; what: ContactChange }
  | { name: "done"; what: ContactChange; contact: string }
  | { name: "failed"; what: ContactChange; failure: Failure };

type Asked = { accountId: string };
export type AddWish = Asked & { contactId: string; facts: ContactFacts };
export type ChangeWish = Asked & { contact: PropertyContact; facts: ContactFacts };
export type RemoveWish = Asked & { contact: PropertyContact };

const working = <Wish>(what: ContactChange) => ({ reducer: (): ContactPhase => ({ name: "working", what }), prepare: (payload: Wish) => ({ payload }) });

const slice = createSlice({
  name: "propertyContacts/change",
  initialState: { name: "idle" } as ContactPhase,
  reducers: {
    addAsked: working<AddWish>("add"),
    changeAsked: working<ChangeWish>("change"),
    removeAsked: working<RemoveWish>("remove"),
    done: (_, { payload }: PayloadAction<{ what: ContactChange; contact: string }>): ContactPhase => ({ name: "done", ...payload }),
    failed: (_, { payload }: PayloadAction<{ what: ContactChange; failure: Failure }>): ContactPhase => ({ name: "failed", ...payload }),
    /** What was said has been read, or another form is opened. */
    dismissed: (phase): ContactPhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

export const contactEvents = slice.actions;
export const contactsReducer = combineReducers({ list: contactsRead.reducer, change: slice.reducer });

type Kept = { list: ReadState<PropertyContact[]>; change: ContactPhase };
/** Only where their screen is, which brings what it keeps. */
const kept = (root: unknown) => (root as { screens: { propertyContacts: Kept } }).screens.propertyContacts;
export const selectContacts = (root: unknown) => kept(root).list;
export const selectContactPhase = (root: unknown) => kept(root).change;
