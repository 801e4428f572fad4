import { inBilling } from "./BillingArea.tsx";
import { PaymentHistoryScreen } from "./history/PaymentHistoryScreen.tsx";
import { payWorkflows } from "./pay.workflows.ts";
import { PayBillScreen } from "./pay-once/PayOnceScreen.tsx";
import { PaymentScreen } from "./payment/PaymentScreen.tsx";
import { ReceiptScreen } from "./receipt/ReceiptScreen.tsx";

/** The screens of payments as the router takes them: they come together, for who pays meets all of them. */
export const payScreens = {
  payOnce: inBilling(PayBillScreen, payWorkflows),
  payment: inBilling(PaymentScreen, payWorkflows),
  receipt: inBilling(ReceiptScreen, payWorkflows),
  history: inBilling(PaymentHistoryScreen),
};
