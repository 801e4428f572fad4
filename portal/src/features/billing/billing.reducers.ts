import type { StateFromReducersMapObject } from "redux";
import { statementFilesReducer } from "./model/statementFiles.slice.ts";
import { activityReducer } from "./activity/activity.slice.ts";
import { paperlessReducer } from "./model/paperless.slice.ts";
import { calendarFeedsReducer } from "./calendar/calendarFeeds.slice.ts";
import { autoPayReducer } from "./auto-pay/autoPay.slice.ts";
import { watchReducer } from "./model/watch.slice.ts";
import { payDeviceReducer } from "./pay-device/payDevice.slice.ts";
import { payOnceReducer } from "./pay-once/payOnce.slice.ts";
import { partsReducer } from "./payment/parts.slice.ts";
import { receiptReducer } from "./receipt/receipt.slice.ts";
import { scheduledReducer } from "./scheduled/scheduled.slice.ts";
import { oneTimePasswordReducer } from "./statement/oneTimePassword.slice.ts";
import { recipientsReducer } from "./statements/recipients.slice.ts";
import { walletReducer } from "./wallet/wallet.slice.ts";

/** What billing's workflows keep; it arrives with them. */
export const workflowReducers = {
  payOnce: payOnceReducer,
  watch: watchReducer,
  receipt: receiptReducer,
  statementFiles: statementFilesReducer,
  activity: activityReducer,
  payDevice: payDeviceReducer,
  paperless: paperlessReducer,
  parts: partsReducer,
  scheduled: scheduledReducer,
  wallet: walletReducer,
  autoPay: autoPayReducer,
  calendarFeeds: calendarFeedsReducer,
  oneTimePassword: oneTimePasswordReducer,
  statementRecipients: recipientsReducer,
};

export type WorkflowState = StateFromReducersMapObject<typeof workflowReducers>;
