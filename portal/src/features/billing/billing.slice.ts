import { createReducer } from "@reduxjs/toolkit";
import { combineReducers, type Reducer } from "redux";
import { workflowsStarted } from "./billing.events.ts";
import type { workflowReducers, WorkflowState } from "./billing.reducers.ts";

/** Whether what billing runs hears events: its screens wait for that. */
const workflows = createReducer("loading" as "loading" | "running", (builder) => builder.addCase(workflowsStarted, () => "running" as const));

export type TxnBillingState = { workflows: ReturnType<typeof workflows> } & WorkflowState;

/** Until the workflows arrive no screen asks for what they keep. It is code, the same for every store of the page, and no state. */
let reducer = combineReducers({ workflows }) as unknown as Reducer<TxnBillingState>;

/** Takes the reducers that came with billing's workflows; the next event fills in what they keep. */
export function addWorkflowReducers(arrived: typeof workflowReducers): void {
  reducer = combineReducers({ workflows, ...arrived }) as Reducer<TxnBillingState>;
}

/** The slice `txnBilling` of the specification: payments on their way. What is owed lives in the graph's cache. */
export const txnBillingReducer: Reducer<TxnBillingState> = (state, action) => reducer(state, action);
