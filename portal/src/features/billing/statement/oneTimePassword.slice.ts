import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { PasscodeState } from "../../../api/graphql/generated/graph.ts";

/** What the server said of a passcode; FAILED: it could not be asked. */
export type PasscodeAnswer = { state: PasscodeState | "FAILED"; triesLeft: number | null };

/** Why there is no passcode to enter. */
export type PasscodeRefusal = "ENDED" | "TOO_MANY" | "UNAVAILABLE" | "FAILED";

/** Where the proof of identity stands. The passcode itself is never here: it goes with its event to the server. */
export type OneTimePasswordState =
  | { name: "idle" }
  | { name: "sending" }
  | { name: "entering"; wrong?: { triesLeft: number }; unreachable?: boolean }
  | { name: "confirming" }
  | { name: "refused"; why: PasscodeRefusal }
  | { name: "verified" };

const idle: OneTimePasswordState = { name: "idle" };

type Asked = { accountId: string; statementId: string };

const slice = createSlice({
  name: "oneTimePassword",
  initialState: idle as OneTimePasswordState,
  reducers: {
    left: (): OneTimePasswordState => idle,
    passcodeAsked: (_, _event: PayloadAction<{ accountId: string }>): OneTimePasswordState => ({ name: "sending" }),
    sent: (state, { payload }: PayloadAction<PasscodeAnswer>): OneTimePasswordState => (state.name === "sending" ? afterSending(payload) : state),
    passcodeEntered: (state, _event: PayloadAction<Asked & { passcode: string }>): OneTimePasswordState => (state.name === "entering" ? { name: "confirming" } : state),
    judged: (state, { payload }: PayloadAction<PasscodeAnswer>): OneTimePasswordState => (state.name === "confirming" ? afterJudging(payload) : state),
  },
});

function afterSending({ state }: PasscodeAnswer): OneTimePasswordState {
  if (state === "SENT") return { name: "entering" };
  return { name: "refused", why: state === "TOO_MANY" || state === "UNAVAILABLE" ? state : "FAILED" };
}

/** What was typed may be right: a call that got no answer leaves it where it is. */
function afterJudging({ state, triesLeft }: PasscodeAnswer): OneTimePasswordState {
  if (state === "VERIFIED") return { name: "verified" };
  if (state === "WRONG") return { name: "entering", wrong: { triesLeft: triesLeft ?? 0 } };
  return state === "FAILED" ? { name: "entering", unreachable: true } : { name: "refused", why: "ENDED" };
}

/** The events of proving who one is with a one-time passcode (STMT-03). */
export const oneTimePasswordEvents = slice.actions;
export const oneTimePasswordReducer = slice.reducer;

export const selectOneTimePassword = (root: { txnBilling: { oneTimePassword: OneTimePasswordState } }) => root.txnBilling.oneTimePassword;
