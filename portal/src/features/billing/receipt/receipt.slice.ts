import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";

export type DownloadPhase = { name: "idle" } | { name: "downloading" } | { name: "failed"; failure: Failure };

/** State of an e-mail copy. `unavailable`: none can be sent to this user. */
export type CopyPhase =
  | { name: "idle" }
  | { name: "sending" }
  | { name: "sent"; address: string }
  | { name: "unavailable" }
  | { name: "failed" };

type ReceiptState = { download: DownloadPhase; copy: CopyPhase };

/** What the receipt is for: a payment or a refund. */
export type ReceiptOf = { accountId: string } & ({ paymentId: string } | { refundId: string });
type ReceiptRequest = ReceiptOf & { fileName: string };

const initialState: ReceiptState = { download: { name: "idle" }, copy: { name: "idle" } };

const slice = createSlice({
  name: "receipt",
  initialState: initialState,
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
    copyRequested(state, _action: PayloadAction<ReceiptOf>) {
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
    left: () => initialState,
  },
});

export const receiptEvents = slice.actions;
export const receiptReducer = slice.reducer;

export const selectReceipt = (root: { billing: { receipt: ReceiptState } }) => root.billing.receipt;
