import { all, fork } from "../../lib/effects.ts";
import { autoPaySaga } from "./auto-pay/autoPay.saga.ts";
import { forgetSaga } from "./model/forget.saga.ts";
import { watchSaga } from "./model/watch.saga.ts";
import { payOnceSaga } from "./pay-once/payOnce.saga.ts";
import { receiptSaga } from "./receipt/receipt.saga.ts";

export { workflowReducers } from "./billing.reducers.ts";

/** Everything that billing runs. */
export function* billingWorkflows() {
  yield* all([fork(payOnceSaga), fork(watchSaga), fork(receiptSaga), fork(autoPaySaga), fork(forgetSaga)]);
}
