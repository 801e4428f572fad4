import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { Member, MemberRequest } from "./member.api.ts";
import type { Contact, EmailChoice, EmailPreferences, NewEmail } from "./contact.api.ts";

/** The user's own contact data, with an address that is not confirmed yet. */
export const contactRead = createRead<Contact>("contact/read");
/** Which e-mails about an account the user gets. */
export const emailsRead = createRead<EmailPreferences, { accountId: string }>("contact/emails");

/** The user on the current account, with the assigned voice lines. */
export const memberRead = createRead<Member, MemberRequest>("contact/member");

export type NamePhase = { name: "idle" | "saving" | "saved" } | { name: "failed"; failure: Failure };

const name = createSlice({
  name: "contact/name",
  initialState: { name: "idle" } as NamePhase,
  reducers: {
    requested: {
      reducer: (): NamePhase => ({ name: "saving" }),
      prepare: (payload: { firstName: string }) => ({ payload }),
    },
    saved: (): NamePhase => ({ name: "saved" }),
    failed: (_, { payload }: PayloadAction<Failure>): NamePhase => ({ name: "failed", failure: payload }),
    left: (): NamePhase => ({ name: "idle" }),
  },
});

/** Phase of a change of the e-mail address; whether a code is awaited is part of the contact data. */
export type EmailPhase =
  | { name: "idle" | "working" | "sent" | "ended" | "confirmed" }
  | { name: "wrong"; triesLeft: number }
  | { name: "failed"; failure: Failure };

const working = (): EmailPhase => ({ name: "working" });

const email = createSlice({
  name: "contact/email",
  initialState: { name: "idle" } as EmailPhase,
  reducers: {
    /** The password is in this action only and never stored. */
    requested: { reducer: working, prepare: (payload: NewEmail) => ({ payload }) },
    codeSubmitted: { reducer: working, prepare: (payload: { code: string }) => ({ payload }) },
    discarded: working,
    sent: (): EmailPhase => ({ name: "sent" }),
    wrong: (_, { payload }: PayloadAction<{ triesLeft: number }>): EmailPhase => ({ name: "wrong", ...payload }),
    ended: (): EmailPhase => ({ name: "ended" }),
    confirmed: (): EmailPhase => ({ name: "confirmed" }),
    failed: (_, { payload }: PayloadAction<Failure>): EmailPhase => ({ name: "failed", failure: payload }),
    /** The form was opened or closed, or the screen left. */
    reset: (): EmailPhase => ({ name: "idle" }),
  },
});

/** The last choice about e-mails: shown at once, and rolled back when saving fails. */
export type TopicPhase =
  | { name: "idle" }
  | { name: "saving"; choice: EmailChoice }
  | { name: "saved"; choice: EmailChoice }
  | { name: "failed"; choice: EmailChoice; failure: Failure };

const topic = createSlice({
  name: "contact/topic",
  initialState: { name: "idle" } as TopicPhase,
  reducers: {
    requested: (_, { payload }: PayloadAction<EmailChoice>): TopicPhase => ({ name: "saving", choice: payload }),
    saved: (_, { payload }: PayloadAction<EmailChoice>): TopicPhase => ({ name: "saved", choice: payload }),
    failed: (_, { payload }: PayloadAction<{ choice: EmailChoice; failure: Failure }>): TopicPhase => ({
      name: "failed",
      ...payload,
    }),
    left: (): TopicPhase => ({ name: "idle" }),
  },
});

export const nameEvents = name.actions;
export const emailEvents = email.actions;
export const topicEvents = topic.actions;

export const contactReducer = combineReducers({
  contact: contactRead.reducer,
  emails: emailsRead.reducer,
  member: memberRead.reducer,
  name: name.reducer,
  email: email.reducer,
  topic: topic.reducer,
});

type State = {
  contact: ReadState<Contact>;
  emails: ReadState<EmailPreferences>;
  member: ReadState<Member>;
  name: NamePhase;
  email: EmailPhase;
  topic: TopicPhase;
};
/** Use only on the screen of contact data, which brings this slice. */
export const selectContact = (root: unknown) => (root as { contact: State }).contact;
