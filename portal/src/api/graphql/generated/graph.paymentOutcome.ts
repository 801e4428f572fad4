// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { PaymentOutcomeQuery, PaymentOutcomeQueryVariables, RetryPaymentPartMutation, RetryPaymentPartMutationVariables } from "./graph.ts";
import { fragmentAccountBalance, fragmentAccountStatus } from "./graph.accountStatus.fragments.ts";
import { fragmentFailedPayment, fragmentReturnedDevicePayment, fragmentReturnedPayment } from "./graph.dunning.fragments.ts";
import { fragmentOutcomePart, fragmentPaymentDetails, fragmentSavedMethod } from "./graph.payment.fragments.ts";
import { fragmentAgreedTerms } from "./graph.terms.fragments.ts";

export const PaymentOutcomeDocument = { kind: "Document", definitions: [operation("query", "PaymentOutcome", {"accountId":"ID!","paymentId":"ID!"}, [["billing",{"accountId":"$accountId"},["...AccountBalance"]],["payment",{"accountId":"$accountId","paymentId":"$paymentId"},["...PaymentDetails","autoPayActionId",["reversals",["id","kind","state","reason","amount","openedOn","decidedOn"]],["acceptedTerms",["...AgreedTerms"]],["device",["id","name"]]]]]), fragmentAccountBalance, fragmentAccountStatus, fragmentFailedPayment, fragmentReturnedPayment, fragmentReturnedDevicePayment, fragmentOutcomePart, fragmentPaymentDetails, fragmentAgreedTerms] } as unknown as DocumentNode<PaymentOutcomeQuery, PaymentOutcomeQueryVariables>;
export const RetryPaymentPartDocument = { kind: "Document", definitions: [operation("mutation", "RetryPaymentPart", {"input":"PaymentPartInput!"}, [["retryPaymentPart",{"input":"$input"},[["payment",["...PaymentDetails"]],["account",["id","paperlessEnrolled","paperlessAgreedAt",["paymentMethods",["...SavedMethod"]]]]]]]), fragmentOutcomePart, fragmentPaymentDetails, fragmentSavedMethod] } as unknown as DocumentNode<RetryPaymentPartMutation, RetryPaymentPartMutationVariables>;
