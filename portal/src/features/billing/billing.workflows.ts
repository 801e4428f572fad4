import type { StateFromReducersMapObject } from "redux";
import { activityWorkflow } from "./activity/activity.saga.ts";
import { autoPayWorkflow } from "./auto-pay/autoPay.saga.ts";
import { calendarFeedsWorkflow } from "./calendar/calendarFeeds.saga.ts";
import { accountNameWorkflow } from "./home/accountName.saga.ts";
import { accountStatusWorkflow } from "./model/account-status/accountStatus.saga.ts";
import { draftsWorkflow } from "./model/drafts.saga.ts";
import { paperlessWorkflow } from "./model/paperless/paperless.saga.ts";
import { statementFilesWorkflow } from "./model/statement-files/statementFiles.saga.ts";
import { payDeviceWorkflow } from "./pay-device/payDevice.saga.ts";
import { payOnceWorkflow } from "./pay-once/payOnce.saga.ts";
import { paySeveralWorkflow } from "./pay-several/paySeveral.saga.ts";
import { partRetryWorkflow } from "./payment/partRetry.saga.ts";
import { billQuestionsWorkflow } from "./model/bill-questions/billQuestions.saga.ts";
import { receiptWorkflow } from "./receipt/receipt.saga.ts";
import { scheduledWorkflow } from "./scheduled/scheduled.saga.ts";
import { oneTimePasswordWorkflow } from "./statement/oneTimePassword.saga.ts";
import { recipientsWorkflow } from "./statements/recipients.saga.ts";
import { walletWorkflow } from "./wallet/wallet.saga.ts";

/** Every billing workflow. Screens import the single workflows instead: importing this list loads all of them. */
export const allWorkflows = [
  activityWorkflow,
  calendarFeedsWorkflow,
  payDeviceWorkflow,
  autoPayWorkflow,
  accountNameWorkflow,
  partRetryWorkflow,
  receiptWorkflow,
  payOnceWorkflow,
  paySeveralWorkflow,
  scheduledWorkflow,
  billQuestionsWorkflow,
  oneTimePasswordWorkflow,
  recipientsWorkflow,
  walletWorkflow,
  accountStatusWorkflow,
  paperlessWorkflow,
  statementFilesWorkflow,
  draftsWorkflow,
];

type StateOf<Each> = Each extends { reducers: infer Reducers } ? StateFromReducersMapObject<Reducers> : never;
type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Billing's slices with all workflows loaded. */
export type BillingState = Joined<StateOf<(typeof allWorkflows)[number]>>;
