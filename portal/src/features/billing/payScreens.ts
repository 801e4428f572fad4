import { inBilling } from "./BillingArea.tsx";
import { PaymentHistoryScreen } from "./history/PaymentHistoryScreen.tsx";
import { payWorkflows } from "./pay.workflows.ts";
import { PayBillScreen } from "./pay-once/PayOnceScreen.tsx";
import { PaymentScreen } from "./payment/PaymentScreen.tsx";
import { ReceiptScreen } from "./receipt/ReceiptScreen.tsx";
import { RefundScreen } from "./receipt/RefundScreen.tsx";

/** The screens of payments as the router takes them: they come together, for who pays meets all of them. */
export const payScreens = {
  payOnce: inBilling(PayBillScreen, payWorkflows),
  payment: inBilling(PaymentScreen, payWorkflows),
  receipt: inBilling(ReceiptScreen, payWorkflows),
  refund: inBilling(RefundScreen, payWorkflows),
  history: inBilling(PaymentHistoryScreen),
};
