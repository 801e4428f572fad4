import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export type ScheduledPaymentId = { accountId: string; paymentId: string };

/**
 * Why a cancellation failed. `gone`: the payment is being charged, or has been. `offline`: nothing was sent. `unknown`:
 * there was no answer, and it may have been cancelled. Otherwise the payment is still scheduled.
 */
export type CancelFailure = "gone" | "failed" | "offline" | "unknown";

/**
 * Cancellation of one scheduled payment: confirmation, sending, done, or failed. The payments themselves are in the
 * Apollo cache.
 */
type CancelPhase =
  | { name: "idle" }
  | { name: "asking"; paymentId: string; failure?: CancelFailure }
  | { name: "cancelling"; paymentId: string }
  | { name: "cancelled"; paymentId: string };

/** A late answer about another payment, or after the page was opened again, says nothing about this question. */
const isAbout = (phase: CancelPhase, paymentId: string) =>
  (phase.name === "asking" || phase.name === "cancelling") && phase.paymentId === paymentId;

const slice = createSlice({
  name: "scheduled",
  initialState: { name: "idle" } as CancelPhase,
  reducers: {
    opened: (): CancelPhase => ({ name: "idle" }),
    cancelRequested: (_, { payload }: PayloadAction<{ paymentId: string }>): CancelPhase => ({
      name: "asking",
      paymentId: payload.paymentId,
    }),
    cancelDeclined: (state): CancelPhase => (state.name === "cancelling" ? state : { name: "idle" }),
    cancelConfirmed: (state, { payload }: PayloadAction<ScheduledPaymentId>): CancelPhase =>
      state.name === "asking" ? { name: "cancelling", paymentId: payload.paymentId } : state,
    cancelled: (state, { payload: { paymentId } }: PayloadAction<{ paymentId: string }>): CancelPhase =>
      isAbout(state, paymentId) ? { name: "cancelled", paymentId } : state,
    cancelFailed: (state, { payload }: PayloadAction<{ paymentId: string; failure: CancelFailure }>): CancelPhase =>
      isAbout(state, payload.paymentId) ? { name: "asking", ...payload } : state,
  },
});

export const scheduledEvents = slice.actions;
export const scheduledReducer = slice.reducer;

export const selectCancelPhase = (root: { txnBilling: { scheduled: CancelPhase } }) => root.txnBilling.scheduled;
