import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { SecondFactor, SetUp } from "./secondFactor.api.ts";

export const secondFactorRead = createRead<SecondFactor>("secondFactor");

/** What a code is asked for. */
export type CodePurpose = "on" | "off" | "renew";

export type FactorStep =
  | { name: "resting" }
  | { name: "turnedOff" }
  | { name: "password" }
  /** The key is shown, and a first code asked for. */
  | { name: "app"; setUp: SetUp }
  | { name: "code"; purpose: "off" | "renew" }
  /** The recovery codes are shown, only now. */
  | { name: "codes"; codes: readonly string[] };

export type FactorState = { step: FactorStep; busy: boolean; failure: Failure | null };

const at = (step: FactorStep): FactorState => ({ step, busy: false, failure: null });

const slice = createSlice({
  name: "secondFactor/change",
  initialState: at({ name: "resting" }),
  reducers: {
    opened: (_, { payload }: PayloadAction<"password" | "off" | "renew">): FactorState =>
      at(payload === "password" ? { name: "password" } : { name: "code", purpose: payload }),
    /** The password is only in this action and never stored. */
    passwordSubmitted: {
      reducer: (state): FactorState => ({ ...state, busy: true, failure: null }),
      prepare: (payload: { currentPassword: string }) => ({ payload }),
    },
    codeSubmitted: {
      reducer: (state): FactorState => ({ ...state, busy: true, failure: null }),
      prepare: (payload: { code: string; purpose: CodePurpose }) => ({ payload }),
    },
    keyReceived: (_, { payload }: PayloadAction<SetUp>): FactorState => at({ name: "app", setUp: payload }),
    codesReceived: (_, { payload }: PayloadAction<readonly string[]>): FactorState =>
      at({ name: "codes", codes: payload }),
    turnedOff: (): FactorState => at({ name: "turnedOff" }),
    refused: (state, { payload }: PayloadAction<Failure>): FactorState => ({ ...state, busy: false, failure: payload }),
    /** Cancelled, or the codes were saved: keys and codes leave the store. */
    closed: (): FactorState => at({ name: "resting" }),
  },
});

export const factorEvents = slice.actions;
export const secondFactorReducer = combineReducers({ read: secondFactorRead.reducer, change: slice.reducer });

type Slice = { read: ReadState<SecondFactor>; change: FactorState };
const sliceOf = (root: unknown) => (root as { screens: { secondFactor: Slice } }).screens.secondFactor;
export const selectSecondFactor = (root: unknown) => sliceOf(root).read;
export const selectFactorChange = (root: unknown) => sliceOf(root).change;
