// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { BillingStandingQuery, BillingStandingQueryVariables, PayingRefusalQuery, PayingRefusalQueryVariables, SetPaperlessMutation, SetPaperlessMutationVariables } from "./graph.ts";
import { fragmentSavedMethod, fragmentScheduledPayment } from "./graph.payment.fragments.ts";
import { fragmentServiceStanding, fragmentStanding } from "./graph.standing.fragments.ts";

export const PayingRefusalDocument = { kind: "Document", definitions: [operation("query", "PayingRefusal", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["id","accountName",["payingRefusal",["reason",["whoCan",["firstName","role"]]]]]]])] } as unknown as DocumentNode<PayingRefusalQuery, PayingRefusalQueryVariables>;
export const SetPaperlessDocument = { kind: "Document", definitions: [operation("mutation", "SetPaperless", {"input":"PaperlessInput!"}, [["setPaperless",{"input":"$input"},["id","paperlessEnrolled"]]])] } as unknown as DocumentNode<SetPaperlessMutation, SetPaperlessMutationVariables>;
export const BillingStandingDocument = { kind: "Document", definitions: [operation("query", "BillingStanding", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["...Standing","...ServiceStanding",["paymentMethods",["...SavedMethod"]],["scheduledPayments",["...ScheduledPayment"]]]]]), fragmentScheduledPayment, fragmentSavedMethod, fragmentStanding, fragmentServiceStanding] } as unknown as DocumentNode<BillingStandingQuery, BillingStandingQueryVariables>;
