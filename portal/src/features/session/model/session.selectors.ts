import type { Permission, SessionState } from "./session.slice.ts";

export type WithSession = { session: SessionState };

export const selectSession = (state: WithSession) => state.session;
export const selectSessionPhase = (state: WithSession) => state.session.phase;
export const selectProfile = (state: WithSession) => state.session.profile;
/** Staff who act for a customer (SESS-15). */
export const selectIsAgent = (state: WithSession) => ["CSR", "BOBO"].includes(state.session.profile?.userType ?? "");
export const selectIsCoBrowsing = (state: WithSession) => state.session.coBrowse;
export const selectSignInFailure = (state: WithSession) => state.session.failure;

const signedIn: readonly SessionState["phase"][] = ["authenticated", "signingOut", "signOutFailed"];

/** Whether screens treat the user as signed in, which includes the time while signing out. */
export const selectIsSignedIn = (state: WithSession) => signedIn.includes(state.session.phase);

const nothing: Permission[] = [];

/** The user's permissions; the server checks them again on every request (SESS-11). */
export const selectPermissions = (state: WithSession) => state.session.profile?.permissions ?? nothing;

/** The session's current account: ten digits; null for users without one. */
export function selectCurrentAccountId(state: WithSession): string | null {
  const digits = state.session.profile?.accountNumber.replace(/\D/g, "") ?? "";
  return digits === "" ? null : digits;
}
