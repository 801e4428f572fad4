import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { components } from "@portico/openapi/common";
import type { Failure } from "../../../api/result.ts";

export type Locale = components["schemas"]["Locale"];

/** The slice `copy` of the specification: which release and language of copy is shown. The messages are the content runtime's. */
export type CopyState = {
  locale: Locale;
  /** Null until the first words are there. */
  release: string | null;
  /** Where the copy came from: what is live, the last good copy of this browser, or the copy built in (COPY-06). */
  source: "published" | "lastGood" | "builtIn";
};

const initialState: CopyState = { locale: "en-US", release: null, source: "builtIn" };

/** The customer chose a language: at once on this page, and remembered for the next (COPY-01). */
export const languageChosen = createAction<{ locale: Locale }>("copy/languageChosen");
export const languageKept = createAction("copy/languageKept");
export const languageNotKept = createAction<Failure>("copy/languageNotKept");

const copy = createSlice({
  name: "copy",
  initialState,
  reducers: {
    /** Other words are shown now: another language, or a release that an editor published. */
    shown: (_, { payload }: PayloadAction<CopyState>) => payload,
  },
});

export const copyReducer = copy.reducer;
export const { shown: copyShown } = copy.actions;
