import type { CopyState } from "./content.slice.ts";

type WithCopy = { copy: CopyState };

export const selectLocale = (state: WithCopy) => state.copy.locale;
export const selectRelease = (state: WithCopy) => state.copy.release;
