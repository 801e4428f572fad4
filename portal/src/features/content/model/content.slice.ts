import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { components } from "@portico/openapi/common";
import type { Failure } from "../../../api/result.ts";

export type Locale = components["schemas"]["Locale"];

/**
 * The specification's `copy` slice: the displayed content release and language. The texts themselves are in the content
 * runtime.
 */
export type CopyState = {
  locale: Locale;
  /** Null until the first texts are loaded. */
  release: string | null;
  /** Where the texts came from: the published release, this browser's last good release, or the build (COPY-06). */
  source: "published" | "lastGood" | "builtIn";
};

const initialState: CopyState = { locale: "en-US", release: null, source: "builtIn" };

/** The customer chose a language: applied at once, and saved for the next visit (COPY-01). */
export const languageChosen = createAction<{ locale: Locale }>("copy/languageChosen");
export const languageSaved = createAction("copy/languageSaved");
export const languageSaveFailed = createAction<Failure>("copy/languageSaveFailed");

const copy = createSlice({
  name: "copy",
  initialState,
  reducers: {
    /** The displayed texts changed: another language, or a newly published release. */
    shown: (_, { payload }: PayloadAction<CopyState>) => payload,
  },
});

export const copyReducer = copy.reducer;
export const { shown: copyShown } = copy.actions;

type WithCopy = { copy: CopyState };

export const selectLocale = (state: WithCopy) => state.copy.locale;
export const selectRelease = (state: WithCopy) => state.copy.release;
