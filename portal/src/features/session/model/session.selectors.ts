import type { Permission, SessionState } from "./session.slice.ts";

export type WithSession = { session: SessionState };

export const selectSession = (state: WithSession) => state.session;
export const selectSessionPhase = (state: WithSession) => state.session.phase;
export const selectProfile = (state: WithSession) => state.session.profile;
export const selectIsCoBrowsing = (state: WithSession) => state.session.coBrowse;
export const selectSignInFailure = (state: WithSession) => state.session.failure;
export const selectRole = (state: WithSession) => state.session.profile?.role ?? null;

const signedIn: readonly SessionState["phase"][] = ["authenticated", "signingOut", "signOutFailed"];

/** Signed in as far as screens are concerned; while signing out they stay as they are. */
export const selectIsSignedIn = (state: WithSession) => signedIn.includes(state.session.phase);

const nothing: Permission[] = [];

/** What the server allows; it checks again at every call (SESS-11). */
export const selectPermissions = (state: WithSession) => state.session.profile?.permissions ?? nothing;

/** Ten digits: the account that the session stands for; null for people without one. */
export function selectCurrentAccountId(state: WithSession): string | null {
  const digits = state.session.profile?.accountNumber.replace(/\D/g, "") ?? "";
  return digits === "" ? null : digits;
}
