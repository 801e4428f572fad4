// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { CreateDevicePaymentMutation, CreateDevicePaymentMutationVariables, PayDeviceQuery, PayDeviceQueryVariables } from "./graph.ts";
import { fragmentAccountBalance, fragmentAccountStatus } from "./graph.accountStatus.fragments.ts";
import { fragmentFailedPayment, fragmentReturnedDevicePayment, fragmentReturnedPayment } from "./graph.dunning.fragments.ts";
import { fragmentPayableDevice } from "./graph.payDevice.fragments.ts";
import { fragmentOverlap } from "./graph.payOnce.fragments.ts";
import { fragmentOutcomePart, fragmentPaymentDetails } from "./graph.payment.fragments.ts";

export const PayDeviceDocument = { kind: "Document", definitions: [operation("query", "PayDevice", {"accountId":"ID!","deviceId":"ID!"}, [["billing",{"accountId":"$accountId"},["...AccountBalance",["paymentOptions",["canNotify"]],["mobileDevices",["...PayableDevice"]],["deviceOverlaps",{"deviceId":"$deviceId"},["...Overlap"]]]]]), fragmentAccountBalance, fragmentAccountStatus, fragmentFailedPayment, fragmentReturnedPayment, fragmentReturnedDevicePayment, fragmentPayableDevice, fragmentOverlap] } as unknown as DocumentNode<PayDeviceQuery, PayDeviceQueryVariables>;
export const CreateDevicePaymentDocument = { kind: "Document", definitions: [operation("mutation", "CreateDevicePayment", {"input":"DevicePaymentInput!"}, [["createDeviceOneTimePaymentV2",{"input":"$input"},[["... on DevicePaymentOutcome",["paymentId",["payment",["...PaymentDetails",["device",["...PayableDevice"]]]],["device",["...PayableDevice"]],["account",["...AccountBalance"]]]],["... on PaymentRefusal",["code","minimum","maximum","confirmingPaymentId: paymentId"]]]]]), fragmentAccountBalance, fragmentAccountStatus, fragmentFailedPayment, fragmentReturnedPayment, fragmentReturnedDevicePayment, fragmentOutcomePart, fragmentPaymentDetails, fragmentPayableDevice] } as unknown as DocumentNode<CreateDevicePaymentMutation, CreateDevicePaymentMutationVariables>;
