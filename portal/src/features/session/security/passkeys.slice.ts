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

type Saved = Extract<PasskeyChange, { label: string }>;
type Asked = Extract<PasskeyChange, { name: "adding" | "renaming" | "removing" }>;

/**
 * `failure`: of the last call of this change; `busy` while one is running. `left`: a change that was left for this one
 * while its call was running, or what it has saved. Nothing else is sent meanwhile.
 */
export type PasskeysState = {
  change: PasskeyChange;
  busy: boolean;
  failure: Failure | null;
  left?: "running" | Saved;
};

const at = (change: PasskeyChange): PasskeysState => ({ change, busy: false, failure: null });
const working = ({ change }: PasskeysState): PasskeysState => ({ ...at(change), busy: true });
const leave = ({ busy, left }: PasskeysState, change: PasskeyChange): PasskeysState =>
  busy || left === "running" ? { ...at(change), left: "running" } : at(change);

const slice = createSlice({
  name: "security/passkeyChange",
  initialState: at({ name: "idle" }),
  reducers: {
    opened: (state, { payload }: PayloadAction<Asked>): PasskeysState => leave(state, payload),
    addSubmitted: { reducer: working, prepare: (payload: { label: string }) => ({ payload }) },
    renameSubmitted: { reducer: working, prepare: (payload: { passkeyId: string; label: string }) => ({ payload }) },
    removeConfirmed: { reducer: working, prepare: (payload: Passkey) => ({ payload }) },
    /** What is asked for meanwhile stays open. */
    saved: ({ change, left }, { payload }: PayloadAction<Saved>): PasskeysState =>
      left === "running" && change.name !== "idle" ? { ...at(change), left: payload } : at(payload),
    /** A question would show the failure as its own. */
    refused: ({ change, left }, { payload }: PayloadAction<Failure>): PasskeysState => ({
      ...at(left === "running" && change.name === "removing" ? { name: "idle" } : change),
      failure: payload,
    }),
    closed: (state): PasskeysState => leave(state, { name: "idle" }),
  },
});

export const passkeyEvents = slice.actions;
export const passkeysReducer = combineReducers({ read: passkeysRead.reducer, change: slice.reducer });

type State = { read: ReadState<Passkey[]>; change: PasskeysState };
const stateOf = (root: unknown) => (root as { passkeys: State }).passkeys;
/** Use only on the screen for sign-in and security, which brings this slice. */
export const selectPasskeys = (root: unknown) => stateOf(root).read;
export const selectPasskeyChange = (root: unknown) => stateOf(root).change;
