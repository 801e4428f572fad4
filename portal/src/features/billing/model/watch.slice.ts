import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export type WatchedPayment = { accountId: string; paymentId: string };

/** The payment whose outcome a screen waits for. */
export type WatchState = { phase: "idle" } | ({ phase: "watching" | "settled" } & WatchedPayment);

const slice = createSlice({
  name: "paymentWatch",
  initialState: { phase: "idle" } as WatchState,
  reducers: {
    started: (_, { payload }: PayloadAction<WatchedPayment>): WatchState => ({ phase: "watching", ...payload }),
    settled: (state, { payload }: PayloadAction<WatchedPayment>): WatchState =>
      state.phase === "watching" && state.paymentId === payload.paymentId ? { phase: "settled", ...payload } : state,
    stopped: (): WatchState => ({ phase: "idle" }),
  },
});

export const watchEvents = slice.actions;
export const watchReducer = slice.reducer;
