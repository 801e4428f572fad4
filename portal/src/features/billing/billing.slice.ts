import { createReducer } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { workflowsStarted } from "./billing.events.ts";
import { watchReducer } from "./model/watch.slice.ts";
import { payOnceReducer } from "./pay-once/payOnce.slice.ts";
import { receiptReducer } from "./receipt/receipt.slice.ts";

/** Whether what billing runs hears events: its screens wait for that. */
const workflowsReducer = createReducer("loading" as "loading" | "running", (builder) => builder.addCase(workflowsStarted, () => "running" as const));

/** The slice `txnBilling` of the specification: payments on their way. What is owed lives in the graph's cache. */
export const txnBillingReducer = combineReducers({
  workflows: workflowsReducer,
  payOnce: payOnceReducer,
  watch: watchReducer,
  receipt: receiptReducer,
});

export type TxnBillingState = ReturnType<typeof txnBillingReducer>;
