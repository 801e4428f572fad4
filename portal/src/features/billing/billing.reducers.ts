import type { StateFromReducersMapObject } from "redux";
import { autoPayReducer } from "./auto-pay/autoPay.slice.ts";
import { watchReducer } from "./model/watch.slice.ts";
import { payOnceReducer } from "./pay-once/payOnce.slice.ts";
import { receiptReducer } from "./receipt/receipt.slice.ts";

/** What billing's workflows keep; it arrives with them. */
export const workflowReducers = {
  payOnce: payOnceReducer,
  watch: watchReducer,
  receipt: receiptReducer,
  autoPay: autoPayReducer,
};

export type WorkflowState = StateFromReducersMapObject<typeof workflowReducers>;
