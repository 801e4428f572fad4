import { inBilling } from "./BillingArea.tsx";
import { PaymentHistoryScreen } from "./history/PaymentHistoryScreen.tsx";
import { partRetryWorkflow } from "./payment/partRetry.saga.ts";
import { payOnceWorkflow } from "./pay-once/payOnce.saga.ts";
import { receiptWorkflow } from "./receipt/receipt.saga.ts";
import { PayBillScreen } from "./pay-once/PayOnceScreen.tsx";
import { PaymentScreen } from "./payment/PaymentScreen.tsx";
import { ReceiptScreen } from "./receipt/ReceiptScreen.tsx";
import { RefundScreen } from "./receipt/RefundScreen.tsx";

/** Router entries for the payment screens, in one chunk because a payer visits all of them. */
export const payScreens = {
  payOnce: inBilling(PayBillScreen, payOnceWorkflow),
  payment: inBilling(PaymentScreen, payOnceWorkflow, partRetryWorkflow, receiptWorkflow),
  receipt: inBilling(ReceiptScreen, receiptWorkflow),
  refund: inBilling(RefundScreen, receiptWorkflow),
  history: inBilling(PaymentHistoryScreen),
};
