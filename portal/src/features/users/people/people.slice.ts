import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { Access, AccountAccess, Invitation, NewInvitation, People, Person } from "../model/users.api.ts";

/** People, invitations and changes of the session's current account. */
export const peopleRead = createRead<People, { accountId: string }>("users/people");

/** A change of who may use the account. `name`: whom it concerns, for the confirmation. */
export type PeopleCommand = { name: string } & (
  | { what: "invite"; invitation: NewInvitation }
  | { what: "resend" | "withdraw"; invitation: Invitation }
  | { what: "role" | "deactivate" | "reactivate"; person: Person; on: AccountAccess; access: Access }
  | { what: "give"; person: Person; on: Pick<AccountAccess, "accountId">; access: Access }
  | { what: "remove" | "transfer"; person: Person; on: AccountAccess }
);
type What = PeopleCommand["what"];

/** Phase of the last change. */
export type PeoplePhase =
  | { name: "idle" }
  | { name: "working"; what: What; person: string }
  | { name: "done"; what: What; person: string }
  | { name: "failed"; what: What; failure: Failure };

const slice = createSlice({
  name: "users/change",
  initialState: { name: "idle" } as PeoplePhase,
  reducers: {
    /** A dialog or a button asked for a change on an account. */
    submitted: (_, { payload }: PayloadAction<{ accountId: string; command: PeopleCommand }>): PeoplePhase => ({
      name: "working",
      what: payload.command.what,
      person: payload.command.name,
    }),
    done: (_, { payload }: PayloadAction<{ what: What; person: string }>): PeoplePhase => ({
      name: "done",
      ...payload,
    }),
    failed: (_, { payload }: PayloadAction<{ what: What; failure: Failure }>): PeoplePhase => ({
      name: "failed",
      ...payload,
    }),
    /** The message was dismissed, or another dialog was opened. */
    dismissed: (phase): PeoplePhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

export const peopleEvents = slice.actions;
export const peopleReducer = combineReducers({ list: peopleRead.reducer, change: slice.reducer });

type Slice = { list: ReadState<People>; change: PeoplePhase };
/** Use only on the users screen, which brings this slice. */
const sliceOf = (root: unknown) => (root as { people: Slice }).people;
export const selectPeople = (root: unknown) => sliceOf(root).list;
export const selectPeoplePhase = (root: unknown) => sliceOf(root).change;
