import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { components } from "@portico/openapi/identity";
import type { Failure } from "../../../api/result.ts";

type Schemas = components["schemas"];
export type CreationRequest = Schemas["AccountCreationRequest"];
export type CreationCompletion = Schemas["AccountCreationCompletion"];
export type Purpose = CreationRequest["purpose"];

/** A step of the creation of a sign-in; the URL says which one, so one phase serves both. */
export type CreationPhase =
  | { name: "editing" | "working" }
  /** The sign-in exists, but the page couldn't be signed in with it. */
  | { name: "created" }
  | { name: "codeWrong"; triesLeft: number }
  | { name: "codeEnded" }
  | { name: "refused"; failure: Failure };

/**
 * `email`: where the code was sent. `request`: what was entered, to start again with it in memory. Both are null after a
 * reload.
 */
export type CreationState = { phase: CreationPhase; email: string | null; request: CreationRequest | null };

const creation = createSlice({
  name: "creation",
  initialState: { phase: { name: "editing" }, email: null, request: null } as CreationState,
  reducers: {
    /** The first step was submitted. */
    requested: {
      reducer: (state, { payload }: PayloadAction<CreationRequest>) => {
        state.phase = { name: "working" };
        state.email = payload.email;
        state.request = payload;
      },
      prepare: (payload: CreationRequest) => ({ payload }),
    },
    /** Code, user name and password; the password is only in this action and never stored. */
    completed: {
      reducer: (state) => {
        state.phase = { name: "working" };
      },
      prepare: (payload: CreationCompletion & { purpose: Purpose }) => ({ payload }),
    },
    /** A step was opened, or the sign-in was created. */
    entered: (state) => {
      state.phase = { name: "editing" };
    },
    /** The sign-in exists: what was entered for it is not kept for the next person at this page. */
    created: (state) => {
      state.request = null;
    },
    createdWithoutSession: (state) => {
      state.phase = { name: "created" };
    },
    codeRefused: (state, { payload: { triesLeft } }: PayloadAction<{ triesLeft: number }>) => {
      state.phase = triesLeft > 0 ? { name: "codeWrong", triesLeft } : { name: "codeEnded" };
    },
    refused: (state, { payload: failure }: PayloadAction<Failure>) => {
      state.phase = { name: "refused", failure };
    },
  },
});

export const creationEvents = creation.actions;
export const creationReducer = creation.reducer;
export const selectCreation = (root: unknown) => (root as { accountCreation: CreationState }).accountCreation;
