import { createSelector } from "reselect";
import { isFilledIn, openStep, stepsOf } from "./payOnce.draft.ts";
import type { PayOnceState } from "./payOnce.slice.ts";

/** The part of the root state that this flow reads. */
export type PayOnceRoot = { txnBilling: { payOnce: PayOnceState } };

export const selectPayOnce = (root: PayOnceRoot) => root.txnBilling.payOnce;
export const selectPayOncePhase = (root: PayOnceRoot) => selectPayOnce(root).phase;
export const selectDraft = (root: PayOnceRoot) => selectPayOnce(root).draft;
export const selectCardForm = (root: PayOnceRoot) => selectPayOnce(root).cardForm;

/** The steps in their order: what is filled in, and whether the step's own address would open it (PAY-01). */
export const selectSteps = createSelector([selectDraft], (draft) =>
  draft ? stepsOf(draft).map((id) => ({ id, filledIn: isFilledIn(draft, id), opens: openStep(draft, id) === id })) : [],
);
