import type { TxnBillingState } from "./billing.slice.ts";

type WithBilling = { txnBilling: TxnBillingState };

export const selectWorkflowsRun = (root: WithBilling) => root.txnBilling.workflows === "running";
export const selectReceipt = (root: WithBilling) => root.txnBilling.receipt;
export const selectWatch = (root: WithBilling) => root.txnBilling.watch;
