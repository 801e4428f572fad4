import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { sessionEnded } from "../model/session.slice.ts";

/** State of the idle timeout dialog: shown with the seconds left, or hidden. */
export type TimeoutState = { phase: "resting" } | { phase: "warning"; secondsLeft: number };

const initialState = { phase: "resting" } as TimeoutState;

/** The customer was active, in this tab or another; `at` is wall-clock time in milliseconds since 1970. */
export const activityNoticed = createAction<{ at: number; here: boolean }>("timeout/activityNoticed");
/** The page is visible again: time may have jumped. */
export const pageResumed = createAction("timeout/pageResumed");
/** "Stay signed in", here or in another tab, by button, Escape or the browser's Back button. */
export const sessionExtended = createAction<{ at: number; here: boolean }>("timeout/sessionExtended");
/** The customer chose "Stay signed in". */
export const stayRequested = createAction("timeout/stayRequested");

const timeout = createSlice({
  name: "timeout",
  initialState,
  reducers: {
    timeoutWarned: (_, { payload }: PayloadAction<{ secondsLeft: number }>) => ({
      phase: "warning" as const,
      ...payload,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(sessionExtended, () => initialState).addCase(sessionEnded, () => initialState),
});

export const timeoutReducer = timeout.reducer;
export const { timeoutWarned } = timeout.actions;

type WithTimeout = { timeout: TimeoutState };
export const selectSecondsLeft = ({ timeout: state }: WithTimeout) =>
  state.phase === "warning" ? state.secondsLeft : null;
