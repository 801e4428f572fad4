// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentStanding = fragment("Standing", "BillingAccount", ["id","accountNumber","accountName","amountDue","adjustedDelinquencyAmount","creditBalance","pendingPaymentAmount","pendingDiscount","dueDate","nextAutoPayDate","autoPayEnrolled","autoPayDiscount","paperlessEnrolled","disconnected","canPay","businessDate","timeZone",["lockingPayment",["id","accountId","amount","state"]]]);
export const fragmentServiceStanding = fragment("ServiceStanding", "BillingAccount", ["id",["suspension",["state","restoreMinutes","restoredBy"]],"mobileStanding",["deferralPlan",["installmentsRemaining","installmentAmount","nextInstallmentDate"]],["billedElsewhere",["reason","url"]]]);
export const fragmentAccountNames = fragment("AccountNames", "BillingAccount", ["id","accountName","companyName","nickname"]);
