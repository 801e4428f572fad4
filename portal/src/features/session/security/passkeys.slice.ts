import type { components } from "@portico/openapi/identity";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";

export type Passkey = components["schemas"]["Passkey"];

export const passkeysRead = createRead<Passkey[]>("security/passkeys");

export type PasskeyChange =
  | { name: "idle" }
  /** A name is asked for, and then the browser makes the passkey. */
  | { name: "adding" }
  | { name: "renaming"; passkeyId: string }
  /** The question before a passkey is removed. */
  | { name: "removing"; passkey: Passkey }
  | { name: "added" | "renamed" | "removed"; label: string };

/** `failure`: of the last call of this change; `busy` while one is running. */
export type PasskeysState = { change: PasskeyChange; busy: boolean; failure: Failure | null };

const at = (change: PasskeyChange): PasskeysState => ({ change, busy: false, failure: null });
const working = (state: PasskeysState): PasskeysState => ({ ...state, busy: true, failure: null });

const slice = createSlice({
  name: "security/passkeyChange",
  initialState: at({ name: "idle" }),
  reducers: {
    opened: (
      _,
      { payload }: PayloadAction<Extract<PasskeyChange, { name: "adding" | "renaming" | "removing" }>>,
    ): PasskeysState => at(payload),
    addSubmitted: { reducer: working, prepare: (payload: { label: string }) => ({ payload }) },
    renameSubmitted: { reducer: working, prepare: (payload: { passkeyId: string; label: string }) => ({ payload }) },
    removeConfirmed: { reducer: working, prepare: (payload: Passkey) => ({ payload }) },
    saved: (_, { payload }: PayloadAction<Extract<PasskeyChange, { label: string }>>): PasskeysState => at(payload),
    refused: (state, { payload }: PayloadAction<Failure>): PasskeysState => ({
      ...state,
      busy: false,
      failure: payload,
    }),
    closed: (): PasskeysState => at({ name: "idle" }),
  },
});

export const passkeyEvents = slice.actions;
export const passkeysReducer = combineReducers({ read: passkeysRead.reducer, change: slice.reducer });

type State = { read: ReadState<Passkey[]>; change: PasskeysState };
const stateOf = (root: unknown) => (root as { passkeys: State }).passkeys;
/** Use only on the screen for sign-in and security, which brings this slice. */
export const selectPasskeys = (root: unknown) => stateOf(root).read;
export const selectPasskeyChange = (root: unknown) => stateOf(root).change;
