import { createReducer } from "@reduxjs/toolkit";
import { navigationArrived } from "./navigation.slice.ts";

/**
 * The specification's `deeplinks` slice: the page that a visitor asked for and gets after signing in; null for none. The
 * address that the visitor arrives at names it, and it is kept through all pages of signing in, until the session ends.
 * Not validated: whoever follows it does that (`safeTarget`).
 */
export type DeeplinksState = string | null;

/** The page that an address asks for. */
export const targetIn = (search: string): string | null => new URLSearchParams(search).get("targetUrl");

export const deeplinksReducer = createReducer<DeeplinksState>(null, (builder) =>
  builder.addCase(navigationArrived, (asked, { payload: { search } }) => targetIn(search) ?? asked),
);

export const selectTargetUrl = (state: { deeplinks: DeeplinksState }) => state.deeplinks;
