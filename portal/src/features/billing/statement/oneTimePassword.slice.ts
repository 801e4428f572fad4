import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { PasscodeState } from "../../../api/graphql/generated/graph.ts";

/** The server's answer about a passcode; FAILED: the request failed. */
export type PasscodeAnswer = { state: PasscodeState | "FAILED"; triesLeft: number | null };

/** Why there is no passcode to enter. */
type PasscodeRefusal = "ENDED" | "TOO_MANY" | "UNAVAILABLE" | "FAILED";

/**
 * State of the identity verification. The passcode itself is never stored here: its action carries it to the server.
 */
type OneTimePasswordState =
  | { name: "idle" }
  | { name: "sending"; accountId: string }
  | { name: "entering"; wrong?: { triesLeft: number }; unreachable?: boolean }
  | { name: "confirming"; accountId: string }
  | { name: "refused"; why: PasscodeRefusal }
  | { name: "verified" };

const idle: OneTimePasswordState = { name: "idle" };

/** A late answer can be about the account that was open before. */
type AccountAnswer = PasscodeAnswer & { accountId: string };
type StatementRef = { accountId: string; statementId: string };

const slice = createSlice({
  name: "oneTimePassword",
  initialState: idle as OneTimePasswordState,
  reducers: {
    left: (): OneTimePasswordState => idle,
    passcodeRequested: (_, { payload: { accountId } }: PayloadAction<{ accountId: string }>): OneTimePasswordState => ({
      name: "sending",
      accountId,
    }),
    sent: (state, { payload }: PayloadAction<AccountAnswer>): OneTimePasswordState =>
      state.name === "sending" && state.accountId === payload.accountId ? afterSending(payload) : state,
    passcodeEntered: (
      state,
      { payload: { accountId } }: PayloadAction<StatementRef & { passcode: string }>,
    ): OneTimePasswordState => (state.name === "entering" ? { name: "confirming", accountId } : state),
    validated: (state, { payload }: PayloadAction<AccountAnswer>): OneTimePasswordState =>
      state.name === "confirming" && state.accountId === payload.accountId ? stateAfterAnswer(payload) : state,
  },
});

function afterSending({ state }: PasscodeAnswer): OneTimePasswordState {
  if (state === "SENT") return { name: "entering" };
  return { name: "refused", why: state === "TOO_MANY" || state === "UNAVAILABLE" ? state : "FAILED" };
}

/** A request without an answer keeps the state, because the passcode may be right. */
function stateAfterAnswer({ state, triesLeft }: PasscodeAnswer): OneTimePasswordState {
  if (state === "VERIFIED") return { name: "verified" };
  if (state === "WRONG") return { name: "entering", wrong: { triesLeft: triesLeft ?? 0 } };
  return state === "FAILED" ? { name: "entering", unreachable: true } : { name: "refused", why: "ENDED" };
}

/** Actions of the identity verification with a one-time passcode (STMT-03). */
export const oneTimePasswordEvents = slice.actions;
export const oneTimePasswordReducer = slice.reducer;

export const selectOneTimePassword = (root: { oneTimePassword: OneTimePasswordState }) => root.oneTimePassword;
