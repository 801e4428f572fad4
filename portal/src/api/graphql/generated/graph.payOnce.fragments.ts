// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentPayOnceAccount = fragment("PayOnceAccount", "BillingAccount", ["...AccountBalance",["paymentOptions",["minimum","maximum","mustPayAmountDue","mustPayToday","earliestDate","firstScheduledDate","lastDate","firstChangeDate","lastChangeDate","cutOff","schedulingBlock","canNotify","cardsAllowed","banksAllowed"]],["paymentMethods",["...SavedMethod"]],["scheduledPayments",["...ScheduledPayment"]],["overlaps",["...Overlap"]]]);
export const fragmentOverlap = fragment("Overlap", "PaymentOverlap", ["id","kind","amount","pays","date","paymentId","enteredBy"]);
export const fragmentBillPaymentRefusal = fragment("BillPaymentRefusal", "PaymentRefusal", ["code","minimum","maximum","amountDue","firstScheduledDate","lastDate","retryAt","confirmingPaymentId: paymentId"]);
