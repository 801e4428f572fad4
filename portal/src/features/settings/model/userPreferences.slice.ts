import { createSlice } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";
import { languageChosen, languageSaved, languageSaveFailed } from "../../content/model/content.slice.ts";

/** The `userPreferences` slice: phase of saving a customer's preference. */
export type UserPreferencesState = {
  language: { phase: "asKept" | "keeping" | "kept" } | { phase: "notKept"; failure: Failure };
};

const initialState: UserPreferencesState = { language: { phase: "asKept" } };

const userPreferences = createSlice({
  name: "userPreferences",
  initialState,
  reducers: {
    /** Opening the settings clears the message about the last change. */
    settingsEntered: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addCase(languageChosen, (state) => {
        state.language = { phase: "keeping" };
      })
      .addCase(languageSaved, (state) => {
        state.language = { phase: "kept" };
      })
      .addCase(languageSaveFailed, (state, { payload }) => {
        state.language = { phase: "notKept", failure: payload };
      }),
});

export const userPreferencesReducer = userPreferences.reducer;
export const { settingsEntered } = userPreferences.actions;

type WithPreferences = { userPreferences: UserPreferencesState };
export const selectLanguagePreference = (state: WithPreferences) => state.userPreferences.language;
