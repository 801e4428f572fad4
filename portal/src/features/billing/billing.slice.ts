import { createReducer } from "@reduxjs/toolkit";
import { combineReducers, type Reducer } from "redux";
import { workflowsStarted } from "./billing.events.ts";
import type { WorkflowState } from "./billing.workflows.ts";

/** Names of the workflows that hear events: a screen waits for those that it needs. */
const running = createReducer([] as string[], (builder) => builder.addCase(workflowsStarted, (names, { payload }) => [...new Set([...names, ...payload])]));

export type TxnBillingState = { running: ReturnType<typeof running> } & WorkflowState;

let reducers: Record<string, Reducer> = { running };
let reducer = combineReducers(reducers) as unknown as Reducer<TxnBillingState>;

/** Takes reducers that came with workflows; the next event fills in what they keep. Until then no screen asks for it. */
export function addWorkflowReducers(arrived: Readonly<Record<string, Reducer>>): void {
  reducers = { ...reducers, ...arrived };
  reducer = combineReducers(reducers) as unknown as Reducer<TxnBillingState>;
}

/** The slice `txnBilling` of the specification: payments on their way. What is owed lives in the graph's cache. */
export const txnBillingReducer: Reducer<TxnBillingState> = (state, action) => reducer(state, action);
