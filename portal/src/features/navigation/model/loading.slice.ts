import { createAction, createReducer } from "@reduxjs/toolkit";
import { navigationArrived } from "./navigation.slice.ts";

/**
 * Whether a navigation is loading (SHELL-30): from its start until its screen is shown. One that is cancelled by another
 * navigation, or fails, ends with the screen that is shown instead. `held`: the screen itself ends it (SHELL-20).
 */
export type LoadingState = { navigation: "none" | "loading" | "held" };

/** The screen of a navigation is shown. */
export const navigationEnded = createAction("loading/navigationEnded");
/** The screen has more to load before it can be shown. */
export const navigationHeld = createAction("loading/navigationHeld");
/** The screen has loaded what it waited for, or was left. */
export const navigationCleared = createAction("loading/navigationCleared");

const phase = (navigation: LoadingState["navigation"]) => (): LoadingState => ({ navigation });

export const loadingReducer = createReducer<LoadingState>({ navigation: "none" }, (builder) =>
  builder
    .addCase(navigationArrived, phase("loading"))
    .addCase(navigationHeld, phase("held"))
    .addCase(navigationEnded, (state) => (state.navigation === "loading" ? { navigation: "none" } : state))
    .addCase(navigationCleared, phase("none")),
);
