import type { AutoPayFlowState } from "./autoPay.slice.ts";

/** The part of the root state that this flow reads. */
export type AutoPayRoot = { txnBilling: { autoPay: AutoPayFlowState } };

export const selectAutoPay = (root: AutoPayRoot) => root.txnBilling.autoPay;
export const selectAutoPayPhase = (root: AutoPayRoot) => selectAutoPay(root).phase;
export const selectAutoPayDraft = (root: AutoPayRoot) => selectAutoPay(root).draft;
export const selectAutoPayCardForm = (root: AutoPayRoot) => selectAutoPay(root).cardForm;
