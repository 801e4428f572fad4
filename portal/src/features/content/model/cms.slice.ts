import { createReducer } from "@reduxjs/toolkit";
import { copyShown, type Shown } from "./content.slice.ts";

/** The specification's `cms` slice: the release of content that is loaded, and where it came from. */
export type CmsState = Pick<Shown, "release" | "source">;

export const cmsReducer = createReducer<CmsState>({ release: null, source: "builtIn" }, (builder) =>
  builder.addCase(copyShown, (_, { payload: { release, source } }) => ({ release, source })),
);

export const selectRelease = (state: { cms: CmsState }) => state.cms.release;
