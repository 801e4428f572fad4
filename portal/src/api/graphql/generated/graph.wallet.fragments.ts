// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentWalletAccount = fragment("WalletAccount", "BillingAccount", ["id","amountDue","pendingPaymentAmount","pendingDiscount",["lockingPayment",["id"]],"autoPayEnrolled",["autoPay",["services",["enrolments",["service","paymentMethodId"]]]],"canPay","businessDate",["paymentOptions",["cardsAllowed","banksAllowed"]],["paymentMethods",["...SavedMethod"]],["scheduledPayments",["...ScheduledPayment"]]]);
export const fragmentWalletResult = fragment("WalletResult", "WalletResult", [["... on WalletChange",["paymentMethodId",["account",["id",["paymentMethods",["...SavedMethod"]]]]]],["... on WalletRefusal",["code","maxMethods"]]]);
