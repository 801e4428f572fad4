import type { StateFromReducersMapObject } from "redux";
import { activityReducer } from "./activity/activity.slice.ts";
import { paperlessReducer } from "./model/paperless.slice.ts";
import { watchReducer } from "./model/watch.slice.ts";
import { payDeviceReducer } from "./pay-device/payDevice.slice.ts";
import { payOnceReducer } from "./pay-once/payOnce.slice.ts";
import { receiptReducer } from "./receipt/receipt.slice.ts";

/** What billing's workflows keep; it arrives with them. */
export const workflowReducers = {
  payOnce: payOnceReducer,
  watch: watchReducer,
  receipt: receiptReducer,
  activity: activityReducer,
  payDevice: payDeviceReducer,
  paperless: paperlessReducer,
};

export type WorkflowState = StateFromReducersMapObject<typeof workflowReducers>;
