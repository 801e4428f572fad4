import { all, fork } from "../../lib/effects.ts";
import { activitySaga } from "./activity/activity.saga.ts";
import { autoPaySaga } from "./auto-pay/autoPay.saga.ts";
import { calendarFeedsSaga } from "./calendar/calendarFeeds.saga.ts";
import { forgetSaga } from "./model/forget.saga.ts";
import { statementFilesSaga } from "./model/statementFiles.saga.ts";
import { paperlessSaga } from "./model/paperless.saga.ts";
import { watchSaga } from "./model/watch.saga.ts";
import { payDeviceSaga } from "./pay-device/payDevice.saga.ts";
import { payOnceSaga } from "./pay-once/payOnce.saga.ts";
import { partsSaga } from "./payment/parts.saga.ts";
import { receiptSaga } from "./receipt/receipt.saga.ts";
import { scheduledSaga } from "./scheduled/scheduled.saga.ts";
import { oneTimePasswordSaga } from "./statement/oneTimePassword.saga.ts";
import { recipientsSaga } from "./statements/recipients.saga.ts";
import { walletSaga } from "./wallet/wallet.saga.ts";

export { workflowReducers } from "./billing.reducers.ts";

/** Everything that billing runs. */
export function* billingWorkflows() {
  yield* all([
    fork(payOnceSaga),
    fork(watchSaga),
    fork(receiptSaga),
    fork(autoPaySaga),
    fork(partsSaga),
    fork(scheduledSaga),
    fork(statementFilesSaga),
    fork(activitySaga),
    fork(payDeviceSaga),
    fork(paperlessSaga),
    fork(calendarFeedsSaga),
    fork(oneTimePasswordSaga),
    fork(recipientsSaga),
    fork(walletSaga),
    fork(forgetSaga),
  ]);
}
