import { workflowsOf } from "../../api/workflows.ts";
import type { WorkflowState } from "./billing.workflows.ts";

export type TxnBillingState = { running: string[] } & WorkflowState;

/** What the screens of billing run: that code travels with the screens, not with the sign-in page. */
export const billing = workflowsOf<TxnBillingState>("billing");

/** The slice `txnBilling` of the specification: payments on their way. What is owed lives in the graph's cache. */
export const txnBillingReducer = billing.reducer;
