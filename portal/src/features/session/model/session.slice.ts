import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { components } from "@portico/openapi/identity";
import type { Failure } from "../../../api/result.ts";
import { sessionEndedType } from "../../../api/sessionScope.ts";
import { navigationArrived } from "../../navigation/model/navigation.slice.ts";

type Schemas = components["schemas"];
export type Profile = Schemas["Profile"];
export type Session = Schemas["Session"];
export type SessionTiming = Schemas["SessionTiming"];
export type Credentials = Schemas["LoginRequest"];
export type Permission = Profile["permissions"][number];

/** Why a session ended: sign-out, idle timeout, maintenance, or the server reported it as expired. */
export type EndReason = "user" | "timeout" | "maintenance" | "expired";

export type SessionState = {
  /**
   * `signOutFailed`: the server did not confirm the requested sign-out, so the session is still active and the customer
   * is told. `leaving`: the session is over and navigation to the next screen is running; route guards wait.
   */
  phase: "anonymous" | "signingIn" | "authenticated" | "signingOut" | "signOutFailed" | "leaving";
  timing: SessionTiming | null;
  /** Co-browsing: a support agent shares the customer's screen. */
  coBrowse: boolean;
  /** Why the last sign-in failed. */
  failure: Failure | null;
};

const initialState: SessionState = { phase: "anonymous", timing: null, coBrowse: false, failure: null };

/** The sign-in form was submitted. The password is only in this action and is never stored. */
export const signInSubmitted = createAction<Credentials>("session/signInSubmitted");
/** A sign-in with a passkey was asked for, instead of name and password. */
export const passkeySignInRequested = createAction<{ rememberMe: boolean }>("session/passkeySignInRequested");
/** The password was right and signs nobody in yet: a new password, or a second factor, is required (SESS-01). */
export const signInUnfinished = createAction("session/signInUnfinished");
/** The customer asked to sign out. */
export const signOutRequested = createAction("session/signOutRequested");
/** The session must end, or has been found ended, without the customer's request. */
export const sessionEndDetected = createAction<{ reason: Exclude<EndReason, "user"> }>("session/sessionEndDetected");
/** The session is over, here and in all tabs. This action clears everything about the customer from the store. */
export const sessionEnded = createAction<{ reason: EndReason }, typeof sessionEndedType>(sessionEndedType);

const startSignIn = (state: SessionState) => {
  state.phase = "signingIn";
  state.failure = null;
};

const session = createSlice({
  name: "session",
  initialState,
  reducers: {
    /** The server's session data: at start-up, and after sign-in. */
    known: (state, { payload }: PayloadAction<Session>) => {
      state.phase = payload.authenticated ? "authenticated" : "anonymous";
      state.timing = payload.timing ?? null;
      state.coBrowse = payload.coBrowse ?? false;
      state.failure = null;
    },
    signOutFailed: (state) => {
      state.phase = "signOutFailed";
    },
    signOutFailureClosed: (state) => {
      if (state.phase === "signOutFailed") state.phase = "authenticated";
    },
    signInFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.phase = "anonymous";
      state.failure = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signInSubmitted, startSignIn)
      .addCase(passkeySignInRequested, startSignIn)
      .addCase(signInUnfinished, () => initialState)
      .addCase(signOutRequested, (state) => {
        state.phase = "signingOut";
      })
      .addCase(sessionEnded, () => ({ ...initialState, phase: "leaving" as const }))
      .addCase(navigationArrived, (state) => {
        if (state.phase === "leaving") state.phase = "anonymous";
      }),
});

export const sessionReducer = session.reducer;
export const { known: sessionKnown, signInFailed, signOutFailed, signOutFailureClosed } = session.actions;
