import type { StateFromReducersMapObject } from "redux";
import { statementFilesReducer } from "./model/statementFiles.slice.ts";
import { paperlessReducer } from "./model/paperless.slice.ts";
import { watchReducer } from "./model/watch.slice.ts";
import { payOnceReducer } from "./pay-once/payOnce.slice.ts";
import { partsReducer } from "./payment/parts.slice.ts";
import { receiptReducer } from "./receipt/receipt.slice.ts";
import { scheduledReducer } from "./scheduled/scheduled.slice.ts";
import { walletReducer } from "./wallet/wallet.slice.ts";

/** What billing's workflows keep; it arrives with them. */
export const workflowReducers = {
  payOnce: payOnceReducer,
  watch: watchReducer,
  receipt: receiptReducer,
  statementFiles: statementFilesReducer,
  paperless: paperlessReducer,
  parts: partsReducer,
  scheduled: scheduledReducer,
  wallet: walletReducer,
};

export type WorkflowState = StateFromReducersMapObject<typeof workflowReducers>;
