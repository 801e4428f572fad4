import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { components } from "@portico/openapi/identity";
import type { Failure } from "../../../api/result.ts";

type Schemas = components["schemas"];
export type RecoveryRequest = Schemas["RecoveryRequest"];
export type RecoveryConfirmation = Schemas["RecoveryConfirmation"];

/** A step of account recovery; the URL says which one, so one phase serves all. */
export type RecoveryPhase =
  | { phase: "editing" | "saving" }
  /** The e-mail was requested; whether somebody gets it, nobody is told. */
  | { phase: "sent" }
  | { phase: "codeWrong"; triesLeft: number }
  | { phase: "codeEnded" }
  | { phase: "refused"; failure: Failure };

export type RecoveryState = RecoveryPhase & {
  /** The user name or e-mail address that was typed; null after a reload. */
  identifier: string | null;
};

const initialState = { phase: "editing", identifier: null } as RecoveryState;

/** A code or the user names were requested; `again` on the page where the code is entered. */
export const recoveryRequested = createAction<RecoveryRequest & { again: boolean }>("recovery/requested");
export const codeSubmitted = createAction<RecoveryConfirmation>("recovery/codeSubmitted");
/** A new password was submitted; it is only in this action and never stored. */
export const newPasswordSubmitted = createAction<{ newPassword: string }>("recovery/submitted");

const recovery = createSlice({
  name: "recovery",
  initialState,
  reducers: {
    entered: ({ identifier }): RecoveryState => ({ phase: "editing", identifier }),
    sent: ({ identifier }): RecoveryState => ({ phase: "sent", identifier }),
    codeRefused: ({ identifier }, { payload }: PayloadAction<{ triesLeft: number }>): RecoveryState =>
      payload.triesLeft > 0
        ? { phase: "codeWrong", triesLeft: payload.triesLeft, identifier }
        : { phase: "codeEnded", identifier },
    saved: () => initialState,
    refused: ({ identifier }, { payload }: PayloadAction<Failure>): RecoveryState => ({
      phase: "refused",
      failure: payload,
      identifier,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(recoveryRequested, (_, { payload }) => ({ phase: "saving", identifier: payload.identifier }))
      .addCase(codeSubmitted, (_, { payload }) => ({ phase: "saving", identifier: payload.identifier }))
      .addCase(newPasswordSubmitted, ({ identifier }) => ({ phase: "saving", identifier })),
});

export const recoveryReducer = recovery.reducer;
export const {
  entered: recoveryEntered,
  sent: recoverySent,
  codeRefused,
  saved: newPasswordSaved,
  refused: recoveryRefused,
} = recovery.actions;

export const selectRecovery = (root: unknown) => (root as { accountRecovery: RecoveryState }).accountRecovery;
