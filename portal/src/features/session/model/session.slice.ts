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
export type Role = Profile["role"];
export type Permission = Profile["permissions"][number];

/** How a session ended: by wish, by the idle clock, by maintenance, or found ended by the server. */
export type EndReason = "user" | "timeout" | "maintenance" | "expired";

export type SessionState = {
  /**
   * `signOutFailed`: the customer asked for the end and the server did not say yes, so the session lives on and they are told.
   * `leaving`: the session is over and the way to the next screen has begun; guards wait.
   */
  phase: "anonymous" | "signingIn" | "authenticated" | "signingOut" | "signOutFailed" | "leaving";
  profile: Profile | null;
  timing: SessionTiming | null;
  /** A support agent looks at the screen with the customer. */
  coBrowse: boolean;
  /** Why the last sign-in failed. */
  failure: Failure | null;
};

const initialState: SessionState = { phase: "anonymous", profile: null, timing: null, coBrowse: false, failure: null };

/** The sign-in form was sent. The password travels in this event alone and is kept nowhere. */
export const signInSubmitted = createAction<Credentials & { targetUrl: string | null }>("session/signInSubmitted");
/** Sign-in answered PASSWORD_RESET_REQUIRED: nobody is signed in, a new password may be chosen (SESS-01). */
export const passwordResetRequired = createAction("session/passwordResetRequired");
export const signOutRequested = createAction("session/signOutRequested");
/** The session must end, or is found to have ended, though nobody asked for it. */
export const endFound = createAction<{ reason: Exclude<EndReason, "user"> }>("session/endFound");
/** The session is over, here and in all tabs. Everything about the customer leaves the store on this event. */
export const sessionEnded = createAction<{ reason: EndReason }, typeof sessionEndedType>(sessionEndedType);

const session = createSlice({
  name: "session",
  initialState,
  reducers: {
    /** What the server says about who is signed in: at start-up, and after sign-in. */
    known: (state, { payload }: PayloadAction<Session>) => {
      state.phase = payload.authenticated ? "authenticated" : "anonymous";
      state.profile = payload.profile ?? null;
      state.timing = payload.timing ?? null;
      state.coBrowse = payload.coBrowse ?? false;
      state.failure = null;
    },
    /** The account that the session stands for is called otherwise now. */
    accountNamed: (state, { payload }: PayloadAction<string>) => {
      if (state.profile) state.profile.accountName = payload;
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
      .addCase(signInSubmitted, (state) => {
        state.phase = "signingIn";
        state.failure = null;
      })
      .addCase(passwordResetRequired, () => initialState)
      .addCase(signOutRequested, (state) => {
        state.phase = "signingOut";
      })
      .addCase(sessionEnded, () => ({ ...initialState, phase: "leaving" as const }))
      .addCase(navigationArrived, (state) => {
        if (state.phase === "leaving") state.phase = "anonymous";
      }),
});

export const sessionReducer = session.reducer;
export const { known: sessionKnown, accountNamed, signInFailed, signOutFailed, signOutFailureClosed } = session.actions;
