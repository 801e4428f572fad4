import { inBilling } from "./BillingArea.tsx";
import { BillingHomeScreen } from "./home/BillingHomeScreen.tsx";
import { PaymentHistoryScreen } from "./history/PaymentHistoryScreen.tsx";
import { PayBillScreen } from "./pay-once/PayOnceScreen.tsx";
import { PaymentScreen } from "./payment/PaymentScreen.tsx";
import { ReceiptScreen } from "./receipt/ReceiptScreen.tsx";

/** The screens of billing as the router takes them: they come together, for who pays meets all of them. */
export const billingScreens = {
  home: inBilling(BillingHomeScreen),
  payOnce: inBilling(PayBillScreen),
  payment: inBilling(PaymentScreen),
  receipt: inBilling(ReceiptScreen),
  history: inBilling(PaymentHistoryScreen),
};
