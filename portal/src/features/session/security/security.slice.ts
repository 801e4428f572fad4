import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { OpenSession } from "./security.api.ts";

/** The open sessions of the signed-in person. */
export const sessionsRead = createRead<{ sessions: OpenSession[] }>("security/sessions");

/** What is signed out: one session, or every other one. `device` names it in the confirmation. */
export type EndCommand = { what: "one"; sessionId: string; device: string } | { what: "others" };

/** Phase of the last sign-out of another session. */
export type EndingPhase =
  | { name: "idle" }
  | { name: "working"; command: EndCommand }
  | { name: "endedOne"; device: string }
  | { name: "endedOthers"; count: number }
  | { name: "failed"; command: EndCommand; failure: Failure };

const ending = createSlice({
  name: "security/ending",
  initialState: { name: "idle" } as EndingPhase,
  reducers: {
    requested: (_, { payload }: PayloadAction<EndCommand>): EndingPhase => ({ name: "working", command: payload }),
    endedOne: (_, { payload }: PayloadAction<{ device: string }>): EndingPhase => ({ name: "endedOne", ...payload }),
    endedOthers: (_, { payload }: PayloadAction<{ count: number }>): EndingPhase => ({
      name: "endedOthers",
      ...payload,
    }),
    failed: (_, { payload }: PayloadAction<{ command: EndCommand; failure: Failure }>): EndingPhase => ({
      name: "failed",
      ...payload,
    }),
    /** The notice was closed, or the screen was opened. */
    dismissed: (phase): EndingPhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

/** Phase of the change of password. */
export type PasswordPhase = { name: "editing" | "saving" | "saved" } | { name: "refused"; failure: Failure };

const password = createSlice({
  name: "security/password",
  initialState: { name: "editing" } as PasswordPhase,
  reducers: {
    /** The passwords are only in this action and never stored. */
    submitted: {
      reducer: (): PasswordPhase => ({ name: "saving" }),
      prepare: (payload: { currentPassword: string; newPassword: string }) => ({ payload }),
    },
    saved: (): PasswordPhase => ({ name: "saved" }),
    refused: (_, { payload }: PayloadAction<Failure>): PasswordPhase => ({ name: "refused", failure: payload }),
    dismissed: (phase): PasswordPhase => (phase.name === "saving" ? phase : { name: "editing" }),
  },
});

export const endingEvents = ending.actions;
export const passwordEvents = password.actions;
export const securityReducer = combineReducers({
  sessions: sessionsRead.reducer,
  ending: ending.reducer,
  password: password.reducer,
});

type State = { sessions: ReadState<{ sessions: OpenSession[] }>; ending: EndingPhase; password: PasswordPhase };
/** Use only on the screen for sign-in and security, which brings this slice. */
export const selectSecurity = (root: unknown) => (root as { security: State }).security;
