import { partsSaga } from "./payment/parts.saga.ts";
import { partsReducer } from "./payment/parts.slice.ts";
import { receiptSaga } from "./receipt/receipt.saga.ts";
import { receiptReducer } from "./receipt/receipt.slice.ts";
import { payOnceAttemptsSaga, payOnceSaga } from "./pay-once/payOnce.saga.ts";
import { payOnceReducer } from "./pay-once/payOnce.slice.ts";

/** What the screens of a payment run: making it, its parts, its receipt. */
export const payWorkflows = {
  name: "pay",
  reducers: { payOnce: payOnceReducer, parts: partsReducer, receipt: receiptReducer },
  sagas: { payOnce: payOnceSaga, payOnceAttempts: payOnceAttemptsSaga, parts: partsSaga, receipt: receiptSaga },
};
