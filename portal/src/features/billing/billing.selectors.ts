import type { TxnBillingState } from "./billing.slice.ts";

export const selectWorkflowsRun = (root: { txnBilling: TxnBillingState }) => root.txnBilling.workflows === "running";
