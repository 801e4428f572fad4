// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentOutcomePart = fragment("OutcomePart", "OutcomePart", ["kind","state","code"]);
export const fragmentPaymentDetails = fragment("PaymentDetails", "Payment", ["id","accountId","amount","balanceAfter","entryDate","paymentDate","debitDate","channel","paymentMethodType","lastFour","confirmationNumber","status","state","moneyTaken","failureCode",["parts",["...OutcomePart"]],"enteredBy","customerReference","notified"]);
export const fragmentScheduledPayment = fragment("ScheduledPayment", "Payment", ["id","accountId","amount","paymentDate","paymentMethodType","lastFour","state","enteredBy","customerReference","notified","paymentMethodId"]);
export const fragmentSavedMethod = fragment("SavedMethod", "PaymentMethod", ["id","type","lastFour","expiry","cardName","bankName","accountKind","nickname","isDefault","expired","expiringSoon","unavailable","restricted","usedForAutoPay","autoPayAssignment"]);
