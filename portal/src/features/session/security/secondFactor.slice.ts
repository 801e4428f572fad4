import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { FactorProof, FactorSetup, SecondFactor } from "./secondFactor.api.ts";

export const secondFactorRead = createRead<SecondFactor>("security/secondFactor");

/** What a password and a code are asked for. */
export type ProofPurpose = "off" | "renew";

export type FactorStep =
  | { name: "idle" }
  | { name: "turnedOff" }
  /** The password is asked for, before a key is made. */
  | { name: "password" }
  /** The key is shown, and a first code asked for. */
  | { name: "setup"; setup: FactorSetup }
  | { name: "proof"; purpose: ProofPurpose }
  /** The recovery codes are shown, only now. */
  | { name: "codes"; codes: readonly string[]; isNew: boolean };

/** `failure`: of the last call of this step; `busy` while one is running. */
export type FactorState = { step: FactorStep; busy: boolean; failure: Failure | null };

const at = (step: FactorStep): FactorState => ({ step, busy: false, failure: null });
const working = (state: FactorState): FactorState => ({ ...state, busy: true, failure: null });

const slice = createSlice({
  name: "security/factor",
  initialState: at({ name: "idle" }),
  reducers: {
    opened: (_, { payload }: PayloadAction<"password" | ProofPurpose>): FactorState =>
      at(payload === "password" ? { name: "password" } : { name: "proof", purpose: payload }),
    /** Passwords and codes are only in these actions and never stored. */
    passwordSubmitted: { reducer: working, prepare: (payload: { currentPassword: string }) => ({ payload }) },
    codeSubmitted: { reducer: working, prepare: (payload: { code: string }) => ({ payload }) },
    proofSubmitted: {
      reducer: working,
      prepare: (payload: { purpose: ProofPurpose; proof: FactorProof }) => ({ payload }),
    },
    keyReceived: (_, { payload }: PayloadAction<FactorSetup>): FactorState => at({ name: "setup", setup: payload }),
    codesReceived: (_, { payload }: PayloadAction<{ codes: readonly string[]; isNew: boolean }>): FactorState =>
      at({ name: "codes", ...payload }),
    turnedOff: (): FactorState => at({ name: "turnedOff" }),
    refused: (state, { payload }: PayloadAction<Failure>): FactorState => ({ ...state, busy: false, failure: payload }),
    /** Cancelled, saved, or the screen was opened anew: keys and codes leave the store. */
    closed: (): FactorState => at({ name: "idle" }),
  },
});

export const factorEvents = slice.actions;
export const secondFactorReducer = combineReducers({ read: secondFactorRead.reducer, change: slice.reducer });

type State = { read: ReadState<SecondFactor>; change: FactorState };
const stateOf = (root: unknown) => (root as { secondFactor: State }).secondFactor;
/** Use only on the screen for sign-in and security, which brings this slice. */
export const selectSecondFactor = (root: unknown) => stateOf(root).read;
export const selectFactorChange = (root: unknown) => stateOf(root).change;
