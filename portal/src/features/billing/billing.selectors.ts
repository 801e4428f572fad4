import type { TxnBillingState } from "./billing.slice.ts";

type Root = { txnBilling: Pick<TxnBillingState, "running"> };

/** Whether all of these workflows hear events. */
export const selectWorkflowsRun = (names: readonly string[]) => (root: Root) => names.every((name) => root.txnBilling.running.includes(name));
