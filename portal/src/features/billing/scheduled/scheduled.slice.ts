import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export type ScheduledPaymentId = { accountId: string; paymentId: string };

/**
 * Why calling off failed. `gone`: it is being charged, or has been. `offline`: nothing was sent. `unknown`: there was no answer, and it
 * may have been called off. Otherwise the payment is still scheduled.
 */
export type CancelFailure = "gone" | "failed" | "offline" | "unknown";

/** Calling one scheduled payment off: asked about, sent, done, or not done. The payments themselves are in the graph's cache. */
export type CancelPhase =
  | { name: "idle" }
  | { name: "asking"; paymentId: string; failure?: CancelFailure }
  | { name: "cancelling"; paymentId: string }
  | { name: "cancelled"; paymentId: string };

const slice = createSlice({
  name: "scheduled",
  initialState: { name: "idle" } as CancelPhase,
  reducers: {
    opened: (): CancelPhase => ({ name: "idle" }),
    cancelAsked: (_, { payload }: PayloadAction<{ paymentId: string }>): CancelPhase => ({ name: "asking", paymentId: payload.paymentId }),
    kept: (state): CancelPhase => (state.name === "cancelling" ? state : { name: "idle" }),
    cancelConfirmed: (state, { payload }: PayloadAction<ScheduledPaymentId>): CancelPhase =>
      state.name === "asking" ? { name: "cancelling", paymentId: payload.paymentId } : state,
    cancelled: (_, { payload }: PayloadAction<{ paymentId: string }>): CancelPhase => ({ name: "cancelled", paymentId: payload.paymentId }),
    cancelFailed: (_, { payload }: PayloadAction<{ paymentId: string; failure: CancelFailure }>): CancelPhase => ({ name: "asking", ...payload }),
  },
});

export const scheduledEvents = slice.actions;
export const scheduledReducer = slice.reducer;
