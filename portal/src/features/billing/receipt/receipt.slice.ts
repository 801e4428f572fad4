import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";

export type ReceiptState = { phase: "idle" } | { phase: "downloading" } | { phase: "failed"; failure: Failure };

export type ReceiptRequest = { accountId: string; paymentId: string; fileName: string };

const slice = createSlice({
  name: "receipt",
  initialState: { phase: "idle" } as ReceiptState,
  reducers: {
    downloadRequested: (_, _action: PayloadAction<ReceiptRequest>): ReceiptState => ({ phase: "downloading" }),
    downloaded: (): ReceiptState => ({ phase: "idle" }),
    downloadFailed: (_, { payload }: PayloadAction<Failure>): ReceiptState => ({ phase: "failed", failure: payload }),
    left: (): ReceiptState => ({ phase: "idle" }),
  },
});

export const receiptEvents = slice.actions;
export const receiptReducer = slice.reducer;
