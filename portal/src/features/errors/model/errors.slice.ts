import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";
import { workflowCrashed } from "../../../api/supervise.ts";

/** The `errors` slice: the failure in the generic dialog, for failures that no screen shows itself (ERR-01). */
export type ErrorsState = { shown: Failure | null };

const initialState: ErrorsState = { shown: null };

const errors = createSlice({
  name: "errors",
  initialState,
  reducers: {
    raised: (state, { payload }: PayloadAction<Failure>) => {
      state.shown = payload;
    },
    closed: () => initialState,
  },
  extraReducers: (builder) =>
    builder.addCase(workflowCrashed, (state, { payload: { background } }) => {
      if (!background) state.shown = { kind: "unexpected", status: 0 };
    }),
});

export const errorsReducer = errors.reducer;
export const { raised: failureRaised, closed: failureClosed } = errors.actions;

type WithErrors = { errors: ErrorsState };
export const selectShownFailure = (state: WithErrors) => state.errors.shown;
