import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";

export type RecoveryState = { phase: "editing" | "saving" } | { phase: "refused"; failure: Failure };

const initialState = { phase: "editing" } as RecoveryState;

/** A new password was sent; it is kept nowhere. */
export const newPasswordSubmitted = createAction<{ newPassword: string }>("recovery/submitted");

const recovery = createSlice({
  name: "recovery",
  initialState,
  reducers: {
    entered: () => initialState,
    saved: () => initialState,
    refused: (_, { payload }: PayloadAction<Failure>) => ({ phase: "refused" as const, failure: payload }),
  },
  extraReducers: (builder) => builder.addCase(newPasswordSubmitted, () => ({ phase: "saving" as const })),
});

export const recoveryReducer = recovery.reducer;
export const { entered: recoveryEntered, saved: newPasswordSaved, refused: newPasswordRefused } = recovery.actions;

type WithRecovery = { recovery: RecoveryState };
export const selectRecovery = (state: WithRecovery) => state.recovery;
