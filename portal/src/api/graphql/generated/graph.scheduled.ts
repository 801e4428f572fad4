// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { CancelScheduledPaymentMutation, CancelScheduledPaymentMutationVariables, ScheduledPaymentsQuery, ScheduledPaymentsQueryVariables } from "./graph.ts";
import { fragmentAccountBalance, fragmentAccountStatus } from "./graph.accountStatus.fragments.ts";
import { fragmentFailedPayment, fragmentReturnedDevicePayment, fragmentReturnedPayment } from "./graph.dunning.fragments.ts";
import { fragmentOverlap } from "./graph.payOnce.fragments.ts";
import { fragmentOutcomePart, fragmentPaymentDetails, fragmentScheduledPayment } from "./graph.payment.fragments.ts";

export const ScheduledPaymentsDocument = { kind: "Document", definitions: [operation("query", "ScheduledPayments", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["...AccountBalance",["status",[["scheduled",["paymentId","problem"]]]],["scheduledPayments",["...ScheduledPayment"]]]]]), fragmentAccountBalance, fragmentAccountStatus, fragmentFailedPayment, fragmentReturnedPayment, fragmentReturnedDevicePayment, fragmentScheduledPayment] } as unknown as DocumentNode<ScheduledPaymentsQuery, ScheduledPaymentsQueryVariables>;
export const CancelScheduledPaymentDocument = { kind: "Document", definitions: [operation("mutation", "CancelScheduledPayment", {"input":"ScheduledPaymentInput!"}, [["cancelScheduledPayment",{"input":"$input"},[["... on FuturePaymentOutcome",["paymentId",["payment",["...PaymentDetails"]],["account",["id",["status",[["failures",["...FailedPayment"]]]],["scheduledPayments",["...ScheduledPayment"]],["overlaps",["...Overlap"]],["paymentOptions",["firstScheduledDate","lastDate","firstChangeDate","lastChangeDate","schedulingBlock"]]]]]],["... on PaymentRefusal",["code"]]]]]), fragmentFailedPayment, fragmentOutcomePart, fragmentPaymentDetails, fragmentScheduledPayment, fragmentOverlap] } as unknown as DocumentNode<CancelScheduledPaymentMutation, CancelScheduledPaymentMutationVariables>;
