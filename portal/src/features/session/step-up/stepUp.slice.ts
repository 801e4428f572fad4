import type { components } from "@portico/openapi/identity";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";

type Schemas = components["schemas"];
export type StepUpWays = Schemas["StepUp"];
export type IdentityProof = Schemas["IdentityProof"];

/**
 * The question whether it is still the same person. `ways`: null until they are known. `failure`: of the last call;
 * `busy` while one is running.
 */
export type StepUpState = { isAsked: boolean; ways: StepUpWays | null; busy: boolean; failure: Failure | null };

const idle: StepUpState = { isAsked: false, ways: null, busy: false, failure: null };

const slice = createSlice({
  name: "stepUp",
  initialState: idle,
  reducers: {
    asked: (): StepUpState => ({ ...idle, isAsked: true, busy: true }),
    waysReceived: (state, { payload }: PayloadAction<StepUpWays>): StepUpState => ({
      ...state,
      ways: payload,
      busy: false,
    }),
    /** The ways could not be read; asked for again. */
    retried: (state): StepUpState => ({ ...state, busy: true, failure: null }),
    /** Passwords and codes are only in this action and never stored. */
    submitted: {
      reducer: (state): StepUpState => ({ ...state, busy: true, failure: null }),
      prepare: (payload: IdentityProof) => ({ payload }),
    },
    /** A passkey instead of password and code. */
    passkeyChosen: (state): StepUpState => ({ ...state, busy: true, failure: null }),
    refused: (state, { payload }: PayloadAction<Failure>): StepUpState => ({ ...state, busy: false, failure: payload }),
    cancelled: (): StepUpState => idle,
    proved: (): StepUpState => idle,
  },
});

export const stepUpEvents = slice.actions;
export const stepUpReducer = slice.reducer;

/** Use only in the dialog, which comes with this slice. */
export const selectStepUp = (root: unknown) => (root as { stepUp: StepUpState }).stepUp;
