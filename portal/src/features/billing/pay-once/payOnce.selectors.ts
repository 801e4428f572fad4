import type { PayOnceState } from "./payOnce.slice.ts";

/** The part of the root state that this flow reads. */
export type PayOnceRoot = { txnBilling: { payOnce: PayOnceState } };

export const selectPayOnce = (root: PayOnceRoot) => root.txnBilling.payOnce;
export const selectPayOncePhase = (root: PayOnceRoot) => selectPayOnce(root).phase;
export const selectDraft = (root: PayOnceRoot) => selectPayOnce(root).draft;
export const selectCardForm = (root: PayOnceRoot) => selectPayOnce(root).cardForm;
