import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { RouteLocation } from "../../../api/navigator.ts";

/** Why a customer was redirected. */
export type RefusedVisit = "permission" | "eligibility";

export type NavigationState = {
  /** Counts visits: navigating to the same URL again counts too, and reloads its data (SHELL-06). */
  visit: number;
  /**
   * The current path without its query, for analytics and the page-alert rule. The URL stays the source of truth for
   * the screen.
   */
  path: string;
  /** Shown once on the screen that the customer was redirected to. */
  refused: RefusedVisit | null;
};

const initialState: NavigationState = { visit: 0, path: "/", refused: null };

/** Requests a navigation; only the navigation saga calls the router. */
export const navigationRequested = createAction<{ to: string; replace?: boolean }>("navigation/requested");

const navigation = createSlice({
  name: "navigation",
  initialState,
  reducers: {
    arrived: (state, { payload }: PayloadAction<RouteLocation>) => {
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

type WithNavigation = { navigation: NavigationState };

export const selectVisit = (state: WithNavigation) => state.navigation.visit;
export const selectPath = (state: WithNavigation) => state.navigation.path;
export const selectRefusedVisit = (state: WithNavigation) => state.navigation.refused;
