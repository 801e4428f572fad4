import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { InvitationShown, Registration } from "../model/users.api.ts";

/** The invitation of the link in the e-mail. The token is only in the tab's storage. */
export const invitationRead = createRead<InvitationShown>("users/invitation");

export type InvitationPhase =
  | { name: "editing" }
  | { name: "working" }
  /** There is a sign-in now; nobody is signed in. */
  | { name: "registered"; username: string }
  | { name: "failed"; failure: Failure };

const working = (): InvitationPhase => ({ name: "working" });

const slice = createSlice({
  name: "users/acceptance",
  initialState: { name: "editing" } as InvitationPhase,
  reducers: {
    /** The signed-in customer accepts. */
    accepted: working,
    /** A new person submitted the form; the password is only in this action and never stored. */
    registrationSubmitted: {
      reducer: working,
      prepare: (payload: Omit<Registration, "token">) => ({ payload }),
    },
    registered: (_, { payload }: PayloadAction<{ username: string }>): InvitationPhase => ({
      name: "registered",
      ...payload,
    }),
    failed: (_, { payload }: PayloadAction<Failure>): InvitationPhase => ({ name: "failed", failure: payload }),
    entered: (): InvitationPhase => ({ name: "editing" }),
  },
});

export const invitationEvents = slice.actions;
export const invitationReducer = combineReducers({ shown: invitationRead.reducer, phase: slice.reducer });

type Slice = { shown: ReadState<InvitationShown>; phase: InvitationPhase };
const sliceOf = (root: unknown) => (root as { invitation: Slice }).invitation;
export const selectInvitation = (root: unknown) => sliceOf(root).shown;
export const selectInvitationPhase = (root: unknown) => sliceOf(root).phase;
