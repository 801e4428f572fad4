import { createAction, createReducer } from "@reduxjs/toolkit";
import type { components } from "@portico/openapi/common";
import type { Failure } from "../../../api/result.ts";

export type Locale = components["schemas"]["Locale"];

/** The texts on the page: their language, and the release of content that they are from. */
export type Shown = {
  locale: Locale;
  /** Null until the first texts are loaded. */
  release: string | null;
  /** Where the texts came from: the published release, this browser's last good release, or the build (COPY-06). */
  source: "published" | "lastGood" | "builtIn";
};

/** The displayed texts changed: another language, or a newly published release. */
export const copyShown = createAction<Shown>("copy/shown");
/** The customer chose a language: applied at once, and saved for the next visit (COPY-01). */
export const languageChosen = createAction<{ locale: Locale }>("copy/languageChosen");
export const languageSaved = createAction("copy/languageSaved");
export const languageSaveFailed = createAction<Failure>("copy/languageSaveFailed");

/** The specification's `copy` slice: the language of the page. The texts themselves are in the content runtime. */
export type CopyState = { locale: Locale };

export const copyReducer = createReducer<CopyState>({ locale: "en-US" }, (builder) =>
  builder.addCase(copyShown, (_, { payload: { locale } }) => ({ locale })),
);

type WithCopy = { copy: CopyState };

export const selectLocale = (state: WithCopy) => state.copy.locale;
