import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";

export type WatchedPayment = { accountId: string; paymentId: string };

/** The payment whose outcome a screen is polling for. */
type WatchState = { phase: "idle" } | ({ phase: "watching" | "settled" } & WatchedPayment);

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

export type PaymentElsewhere = { accountId: string; paymentId: string };

/** Another tab of this browser made a payment. */
export const paidElsewhere = createAction<PaymentElsewhere>("billing/paidElsewhere");

/**
 * The part of the one-time payment's state that other billing screens may read. Undefined until one of its screens has
 * loaded.
 */
type WithPayOnce = { txnBilling?: { payOnce?: { phase: { name: string }; draft?: { accountId: string } } } };

/** The account with a submitted, unanswered payment: paying it is locked everywhere. */
export function selectAccountBeingPaid({ txnBilling }: WithPayOnce): string | undefined {
  const payOnce = txnBilling?.payOnce;
  const name = payOnce?.phase.name;
  return name === "submitting" || name === "unknown" ? payOnce?.draft?.accountId : undefined;
}
