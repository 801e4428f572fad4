import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { components } from "@portico/openapi/cpni";

/** The server's answer about a passcode; FAILED: the request failed. */
export type PasscodeAnswer = {
  state: components["schemas"]["CpniPasscode"]["state"] | "FAILED";
  triesLeft: number | null;
};

/** Why there is no passcode to enter. */
type Refusal = "ENDED" | "TOO_MANY" | "UNAVAILABLE" | "FAILED";

/**
 * State of the identity verification. The passcode itself is never stored here: its action carries it to the server.
 */
export type Verification =
  | { name: "idle" }
  | { name: "sending" }
  | { name: "entering"; wrong?: { triesLeft: number }; unreachable?: boolean }
  | { name: "confirming" }
  | { name: "refused"; why: Refusal }
  | { name: "verified" };

const slice = createSlice({
  name: "cpniVerification",
  initialState: { name: "idle" } as Verification,
  reducers: {
    left: (): Verification => ({ name: "idle" }),
    passcodeRequested: (): Verification => ({ name: "sending" }),
    sent: (state, { payload }: PayloadAction<PasscodeAnswer>): Verification =>
      state.name === "sending" ? afterSending(payload) : state,
    passcodeEntered: (state, _event: PayloadAction<{ passcode: string }>): Verification =>
      state.name === "entering" ? { name: "confirming" } : state,
    validated: (state, { payload }: PayloadAction<PasscodeAnswer>): Verification =>
      state.name === "confirming" ? afterConfirming(payload) : state,
  },
});

function afterSending({ state }: PasscodeAnswer): Verification {
  if (state === "SENT") return { name: "entering" };
  return { name: "refused", why: state === "TOO_MANY" || state === "UNAVAILABLE" ? state : "FAILED" };
}

/** A request without an answer keeps the field, because the passcode may be right. */
function afterConfirming({ state, triesLeft }: PasscodeAnswer): Verification {
  if (state === "VERIFIED") return { name: "verified" };
  if (state === "WRONG") return { name: "entering", wrong: { triesLeft: triesLeft ?? 0 } };
  return state === "FAILED" ? { name: "entering", unreachable: true } : { name: "refused", why: "ENDED" };
}

export const verificationEvents = slice.actions;
export const verificationReducer = slice.reducer;

/** Use only beside the verification, which brings this slice. */
export const selectVerification = (root: unknown) => (root as { cpniVerification: Verification }).cpniVerification;
