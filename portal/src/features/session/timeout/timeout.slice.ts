import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { sessionEnded } from "../model/session.slice.ts";

/** The dialog before an idle session ends: shown with what is left, or not. */
export type TimeoutState = { phase: "resting" } | { phase: "warning"; secondsLeft: number };

const initialState = { phase: "resting" } as TimeoutState;

/** The customer did something, in this tab or another; `at` is wall-clock time in milliseconds. */
export const activityNoticed = createAction<{ at: number; here: boolean }>("timeout/activityNoticed");
/** The page is looked at again: time may have jumped. */
export const pageWoke = createAction("timeout/pageWoke");
/** "Stay signed in", here or in another tab, by button, Escape or the browser's back. */
export const stayed = createAction<{ at: number; here: boolean }>("timeout/stayed");
export const stayRequested = createAction("timeout/stayRequested");

const timeout = createSlice({
  name: "timeout",
  initialState,
  reducers: {
    warned: (_, { payload }: PayloadAction<{ secondsLeft: number }>) => ({ phase: "warning" as const, ...payload }),
  },
  extraReducers: (builder) => builder.addCase(stayed, () => initialState).addCase(sessionEnded, () => initialState),
});

export const timeoutReducer = timeout.reducer;
export const { warned } = timeout.actions;

type WithTimeout = { timeout: TimeoutState };
export const selectSecondsLeft = ({ timeout: state }: WithTimeout) => (state.phase === "warning" ? state.secondsLeft : null);
