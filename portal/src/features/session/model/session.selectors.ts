import type { IdTokenState } from "./idToken.slice.ts";
import type { Permission, SessionState } from "./session.slice.ts";

type WithSession = { session: SessionState };
export type WithIdToken = { idToken: IdTokenState };

export const selectSession = (state: WithSession) => state.session;
export const selectSessionPhase = (state: WithSession) => state.session.phase;
export const selectProfile = (state: WithIdToken) => state.idToken;
/** Staff who act for a customer (SESS-15). */
export const selectIsAgent = (state: WithIdToken) => ["CSR", "BOBO"].includes(state.idToken?.userType ?? "");
export const selectIsCoBrowsing = (state: WithSession) => state.session.coBrowse;
export const selectSignInFailure = (state: WithSession) => state.session.failure;

const signedIn: readonly SessionState["phase"][] = ["authenticated", "signingOut", "signOutFailed"];

/** Whether screens treat the user as signed in, which includes the time while signing out. */
export const selectIsSignedIn = (state: WithSession) => signedIn.includes(state.session.phase);

const nothing: Permission[] = [];

/** The user's permissions; the server checks them again on every request (SESS-11). */
export const selectPermissions = (state: WithIdToken) => state.idToken?.permissions ?? nothing;

/** The session's current account: ten digits; null for users without one. */
export function selectCurrentAccountId(state: WithIdToken): string | null {
  const digits = state.idToken?.accountNumber.replace(/\D/g, "") ?? "";
  return digits === "" ? null : digits;
}
