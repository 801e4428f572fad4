import { createAction, createReducer } from "@reduxjs/toolkit";
import { type Profile, sessionKnown, signInUnfinished } from "./session.slice.ts";

/**
 * The specification's `idToken` slice: the claims about who is signed in (person, role, permissions, agent, current
 * account), as the server's session answer has them; null for nobody. No token is readable to scripts: the session is an
 * HttpOnly cookie, and the server checks every request against its own record.
 */
export type IdTokenState = Profile | null;

/** The user has a new name, or the current account a new nickname. */
export const profileChanged = createAction<Partial<Profile>>("idToken/profileChanged");

export const idTokenReducer = createReducer<IdTokenState>(null, (builder) =>
  builder
    .addCase(sessionKnown, (_, { payload }) => payload.profile ?? null)
    .addCase(signInUnfinished, () => null)
    .addCase(profileChanged, (claims, { payload }) => claims && { ...claims, ...payload }),
);
