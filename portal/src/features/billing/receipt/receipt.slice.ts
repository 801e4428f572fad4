import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";

export type DownloadPhase = { name: "idle" } | { name: "downloading" } | { name: "failed"; failure: Failure };

/** A copy by e-mail, to who asks for it. `unavailable`: none can be sent to this person. */
export type CopyPhase = { name: "idle" } | { name: "sending" } | { name: "sent"; address: string } | { name: "unavailable" } | { name: "failed" };

export type ReceiptState = { download: DownloadPhase; copy: CopyPhase };

/** Of what there is a receipt: a payment that was taken, or a refund. */
export type ReceiptOf = { accountId: string } & ({ paymentId: string } | { refundId: string });
export type ReceiptRequest = ReceiptOf & { fileName: string };

const nothing: ReceiptState = { download: { name: "idle" }, copy: { name: "idle" } };

const slice = createSlice({
  name: "receipt",
  initialState: nothing,
  reducers: {
    downloadRequested(state, _action: PayloadAction<ReceiptRequest>) {
      state.download = { name: "downloading" };
    },
    downloaded(state) {
      state.download = { name: "idle" };
    },
    downloadFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.download = { name: "failed", failure };
    },
    copyAsked(state, _action: PayloadAction<ReceiptOf>) {
      state.copy = { name: "sending" };
    },
    copySent(state, { payload: { address } }: PayloadAction<{ address: string }>) {
      state.copy = { name: "sent", address };
    },
    copyUnavailable(state) {
      state.copy = { name: "unavailable" };
    },
    copyFailed(state) {
      state.copy = { name: "failed" };
    },
    left: () => nothing,
  },
});

export const receiptEvents = slice.actions;
export const receiptReducer = slice.reducer;
