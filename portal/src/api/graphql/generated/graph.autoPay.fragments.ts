// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentAutoPayState = fragment("AutoPayState", "AutoPay", [["enrolments",["service","paymentMethodId","debitDay","nextDate"]],"services","billDay","dueDay","debitDays","monthlyDiscount","discountGiven",["nextDebit",["date","due","discount","amount","paymentMethodId"]],["lastRun",["date","state","code","amount","discount","paymentId"]],"openActionId","refusal"]);
export const fragmentAutoPayAccount = fragment("AutoPayAccount", "BillingAccount", ["...Standing",["paymentMethods",["...SavedMethod"]],["paymentOptions",["cardsAllowed","banksAllowed","canNotify"]],["autoPay",["...AutoPayState"]],["autoPayTerms",["...AgreedTerms"]]]);
export const fragmentAutoPayActionPart = fragment("AutoPayActionPart", "AutoPayPart", ["id","kind","service","state","code","retryable"]);
export const fragmentAutoPayActionDetails = fragment("AutoPayActionDetails", "AutoPayAction", ["id","accountId","kind","createdAt","enteredBy","moneyTaken","paymentMethodType","lastFour","debitDay","nextDate",["parts",["...AutoPayActionPart"]],["payment",["...PaymentDetails"]],["acceptedTerms",["...AgreedTerms"]]]);
export const fragmentAutoPayAnswer = fragment("AutoPayAnswer", "AutoPayResult", [["... on AutoPayOutcome",["actionId",["action",["...AutoPayActionDetails"]],["account",["...AutoPayAccount"]]]],["... on AutoPayRefusal",["code","openActionId","amountDue"]]]);
