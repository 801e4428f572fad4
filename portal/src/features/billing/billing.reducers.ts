import type { StateFromReducersMapObject } from "redux";
import { watchReducer } from "./model/watch.slice.ts";
import { payOnceReducer } from "./pay-once/payOnce.slice.ts";
import { receiptReducer } from "./receipt/receipt.slice.ts";
import { walletReducer } from "./wallet/wallet.slice.ts";

/** What billing's workflows keep; it arrives with them. */
export const workflowReducers = {
  payOnce: payOnceReducer,
  watch: watchReducer,
  receipt: receiptReducer,
  wallet: walletReducer,
};

export type WorkflowState = StateFromReducersMapObject<typeof workflowReducers>;
