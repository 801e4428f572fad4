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

/**
 * Phase of a change of the e-mail address; whether a code is awaited is part of the contact data. `email`: the address
 * that is being sent, null for another request.
 */
export type EmailPhase =
  | { name: "idle" | "sent" | "ended" | "confirmed" }
  | { name: "working"; email: string | null }
  | { name: "wrong"; triesLeft: number }
  | { name: "failed"; failure: Failure };

const working = (): EmailPhase => ({ name: "working", email: null });
/** The form can be opened again during a request, so that its answer is no longer the one that is waited for. */
const isAwaited = (phase: EmailPhase, email: string | null) => phase.name === "working" && phase.email === email;

const email = createSlice({
  name: "contact/email",
  initialState: { name: "idle" } as EmailPhase,
  reducers: {
    /** The password is in this action only and never stored. */
    requested: {
      reducer: (_, { payload }: PayloadAction<NewEmail>): EmailPhase => ({ name: "working", email: payload.email }),
      prepare: (payload: NewEmail) => ({ payload }),
    },
    codeSubmitted: { reducer: working, prepare: (payload: { code: string }) => ({ payload }) },
    discarded: working,
    sent: (phase, { payload }: PayloadAction<{ email: string }>): EmailPhase =>
      isAwaited(phase, payload.email) ? { name: "sent" } : phase,
    wrong: (_, { payload }: PayloadAction<{ triesLeft: number }>): EmailPhase => ({ name: "wrong", ...payload }),
    ended: (): EmailPhase => ({ name: "ended" }),
    confirmed: (): EmailPhase => ({ name: "confirmed" }),
    failed: (phase, { payload }: PayloadAction<{ email: string | null; failure: Failure }>): EmailPhase =>
      isAwaited(phase, payload.email) ? { name: "failed", failure: payload.failure } : phase,
    /** The form was opened or closed, or the screen left. */
    reset: (): EmailPhase => ({ name: "idle" }),
  },
});

/** Phase of the choices of one topic. `unanswered`: how many were sent or wait to be sent; the last one is shown. */
export type TopicPhase =
  | { name: "saving"; wanted: EmailChoice["wanted"]; unanswered: number }
  | { name: "saved" }
  | { name: "failed"; failure: Failure };
/** The topics whose choice is being saved, or was saved or refused since the last choice. */
export type TopicPhases = Partial<Record<EmailChoice["topic"], TopicPhase>>;

const unansweredIn = (phase: TopicPhase | undefined) => (phase?.name === "saving" ? phase.unanswered : 0);

/** One choice of the topic was answered: its phase is the outcome, unless a later choice is still to be answered. */
function answered(phases: TopicPhases, { topic }: EmailChoice, outcome: TopicPhase): TopicPhases {
  const phase = phases[topic];
  // The screen was left.
  if (phase?.name !== "saving") return phases;
  const unanswered = phase.unanswered - 1;
  return { ...phases, [topic]: unanswered > 0 ? { ...phase, unanswered } : outcome };
}

const topics = createSlice({
  name: "contact/topics",
  initialState: {} as TopicPhases,
  reducers: {
    requested: (phases, { payload: { topic, wanted } }: PayloadAction<EmailChoice>): TopicPhases => ({
      ...Object.fromEntries(Object.entries(phases).filter(([, { name }]) => name === "saving")),
      [topic]: { name: "saving", wanted, unanswered: unansweredIn(phases[topic]) + 1 },
    }),
    saved: (phases, { payload }: PayloadAction<EmailChoice>): TopicPhases =>
      answered(phases, payload, { name: "saved" }),
    failed: (phases, { payload }: PayloadAction<{ choice: EmailChoice; failure: Failure }>): TopicPhases =>
      answered(phases, payload.choice, { name: "failed", failure: payload.failure }),
    left: (): TopicPhases => ({}),
  },
});

export const nameEvents = name.actions;
export const emailEvents = email.actions;
export const topicEvents = topics.actions;

export const contactReducer = combineReducers({
  contact: contactRead.reducer,
  emails: emailsRead.reducer,
  member: memberRead.reducer,
  name: name.reducer,
  email: email.reducer,
  topics: topics.reducer,
});

type State = {
  contact: ReadState<Contact>;
  emails: ReadState<EmailPreferences>;
  member: ReadState<Member>;
  name: NamePhase;
  email: EmailPhase;
  topics: TopicPhases;
};
/** Use only on the screen of contact data, which brings this slice. */
export const selectContact = (root: unknown) => (root as { contact: State }).contact;
