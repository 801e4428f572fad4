import type { NavigationState } from "./navigation.slice.ts";

type WithNavigation = { navigation: NavigationState };

export const selectVisit = (state: WithNavigation) => state.navigation.visit;
export const selectPath = (state: WithNavigation) => state.navigation.path;
export const selectRefusedVisit = (state: WithNavigation) => state.navigation.refused;
