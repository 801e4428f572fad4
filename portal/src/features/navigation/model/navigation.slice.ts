import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Place } from "../../../api/navigator.ts";

/** Why a customer was brought somewhere else than asked. */
export type RefusedVisit = "permission";

export type NavigationState = {
  /** Counts arrivals: going to the same address again is one too, and reloads its data (SHELL-06). */
  visit: number;
  /** Where the customer is without its query: for analytics and the page-alert rule. The URL stays the home of the screen. */
  path: string;
  /** Told once on the screen that the customer landed on. */
  refused: RefusedVisit | null;
};

const initialState: NavigationState = { visit: 0, path: "/", refused: null };

/** Somebody wants to go somewhere; the navigation saga alone moves the router. */
export const navigationRequested = createAction<{ to: string; replace?: boolean }>("navigation/requested");
/** A part of the portal's own code could not be loaded. */
export const screenMissing = createAction<{ path: string }>("navigation/screenMissing");

const navigation = createSlice({
  name: "navigation",
  initialState,
  reducers: {
    arrived: (state, { payload }: PayloadAction<Place>) => {
      if (state.refused && payload.path !== "/account-summary") state.refused = null;
      state.visit += 1;
      state.path = payload.path;
    },
    visitRefused: (state, { payload }: PayloadAction<{ because: RefusedVisit }>) => {
      state.refused = payload.because;
    },
    refusalDismissed: (state) => {
      state.refused = null;
    },
  },
});

export const navigationReducer = navigation.reducer;
export const { arrived: navigationArrived, visitRefused, refusalDismissed } = navigation.actions;
