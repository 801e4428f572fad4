import { createSlice } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";
import { languageChosen, languageKept, languageNotKept } from "../../content/model/content.slice.ts";

/** The slice `userPreferences`: how remembering a preference of the customer goes. */
export type UserPreferencesState = {
  language: { phase: "asKept" | "keeping" | "kept" } | { phase: "notKept"; failure: Failure };
};

const initialState: UserPreferencesState = { language: { phase: "asKept" } };

const userPreferences = createSlice({
  name: "userPreferences",
  initialState,
  reducers: {
    /** The settings are looked at anew: what was said about the last change is old. */
    settingsEntered: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addCase(languageChosen, (state) => {
        state.language = { phase: "keeping" };
      })
      .addCase(languageKept, (state) => {
        state.language = { phase: "kept" };
      })
      .addCase(languageNotKept, (state, { payload }) => {
        state.language = { phase: "notKept", failure: payload };
      }),
});

export const userPreferencesReducer = userPreferences.reducer;
export const { settingsEntered } = userPreferences.actions;

type WithPreferences = { userPreferences: UserPreferencesState };
export const selectLanguagePreference = (state: WithPreferences) => state.userPreferences.language;
