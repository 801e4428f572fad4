import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";

export type DownloadPhase = { name: "idle" } | { name: "downloading" } | { name: "failed"; failure: Failure };

/** State of an e-mail copy. `unavailable`: none can be sent to this user. */
export type CopyPhase =
  | { name: "idle" }
  | { name: "sending"; receipt: ReceiptOf }
  | { name: "sent"; address: string }
  | { name: "unavailable" }
  | { name: "failed" };

type ReceiptState = { download: DownloadPhase; copy: CopyPhase };

/** What the receipt is for: a payment or a refund. */
export type ReceiptOf = { accountId: string } & ({ paymentId: string } | { refundId: string });
type ReceiptRequest = ReceiptOf & { fileName: string };

const initialState: ReceiptState = { download: { name: "idle" }, copy: { name: "idle" } };

/** Identifies the payment or the refund. */
export const receiptId = (receipt: ReceiptOf) => ("paymentId" in receipt ? receipt.paymentId : receipt.refundId);

/** Whether a copy of this receipt is being sent: a late answer can be about the one that was shown before. */
const isSending = ({ copy }: ReceiptState, receipt: ReceiptOf) =>
  copy.name === "sending" && receiptId(copy.receipt) === receiptId(receipt);

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
      if (state.download.name === "downloading") state.download = { name: "failed", failure };
    },
    copyRequested(state, { payload: receipt }: PayloadAction<ReceiptOf>) {
      state.copy = { name: "sending", receipt };
    },
    copySent(state, { payload: { receipt, address } }: PayloadAction<{ receipt: ReceiptOf; address: string }>) {
      if (isSending(state, receipt)) state.copy = { name: "sent", address };
    },
    copyUnavailable(state, { payload: { receipt } }: PayloadAction<{ receipt: ReceiptOf }>) {
      if (isSending(state, receipt)) state.copy = { name: "unavailable" };
    },
    copyFailed(state, { payload: { receipt } }: PayloadAction<{ receipt: ReceiptOf }>) {
      if (isSending(state, receipt)) state.copy = { name: "failed" };
    },
    left: () => initialState,
  },
});

export const receiptEvents = slice.actions;
export const receiptReducer = slice.reducer;

export const selectReceipt = (root: { billing: { receipt: ReceiptState } }) => root.billing.receipt;
