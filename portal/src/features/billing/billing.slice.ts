import { workflowsOf } from "../../api/workflows.ts";
import type { WorkflowState } from "./billing.workflows.ts";

type TxnBillingState = { running: string[] } & WorkflowState;

/**
 * Registry of billing's lazily loaded workflows (slices and sagas): their code loads with the screens, not with the
 * sign-in page.
 */
export const billing = workflowsOf<TxnBillingState>("billing");

/** Reducer of the specification's `txnBilling` slice: payment flows in progress. Balances live in the Apollo cache. */
export const txnBillingReducer = billing.reducer;

type Root = { txnBilling: Pick<TxnBillingState, "running"> };

/** Whether all of these workflows are running. */
export const selectWorkflowsRun = (names: readonly string[]) => (root: Root) =>
  names.every((name) => root.txnBilling.running.includes(name));
