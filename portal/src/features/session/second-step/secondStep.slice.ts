import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";
import { signInFailed } from "../model/session.slice.ts";

/** The second step of a sign-in. `accepted`: the code was right, the session opens. */
export type SecondStepPhase = { name: "editing" | "checking" | "accepted" } | { name: "refused"; failure: Failure };

const refusedWith = (failure: Failure): SecondStepPhase => ({ name: "refused", failure });

const slice = createSlice({
  name: "secondStep",
  initialState: { name: "editing" } as SecondStepPhase,
  reducers: {
    entered: (): SecondStepPhase => ({ name: "editing" }),
    /** The code is only in this action and never stored. */
    submitted: {
      reducer: (): SecondStepPhase => ({ name: "checking" }),
      prepare: (payload: { code: string }) => ({ payload }),
    },
    /** A passkey instead of a code. */
    passkeyChosen: (): SecondStepPhase => ({ name: "checking" }),
    accepted: (): SecondStepPhase => ({ name: "accepted" }),
    refused: (_, { payload }: PayloadAction<Failure>): SecondStepPhase => refusedWith(payload),
  },
  extraReducers: (builder) =>
    // The code was right, but the new session could not be read.
    builder.addCase(signInFailed, (_, { payload }) => refusedWith(payload)),
});

export const secondStepEvents = slice.actions;
export const secondStepReducer = slice.reducer;

/** Use only on the screen for the second step, which brings this slice. */
export const selectSecondStep = (root: unknown) => (root as { secondStep: SecondStepPhase }).secondStep;
