// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentFailedPayment = fragment("FailedPayment", "PaymentFailure", ["id","kind","paymentId","date","amount","code","retryOn","retryAmount","retryDiscount","paused"]);
export const fragmentReturnedPayment = fragment("ReturnedPayment", "ReturnedPayment", ["id","paymentId","kind","reason","amount","paidOn","returnedOn"]);
export const fragmentReturnedDevicePayment = fragment("ReturnedDevicePayment", "ReturnedDevicePayment", ["id","paymentId","kind","reason","amount","paidOn","returnedOn","deviceId","deviceName"]);
