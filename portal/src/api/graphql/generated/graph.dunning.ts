// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { PaymentFailuresQuery, PaymentFailuresQueryVariables, ResumeAutoPayMutation, ResumeAutoPayMutationVariables } from "./graph.ts";
import { fragmentAccountBalance, fragmentAccountStatus } from "./graph.accountStatus.fragments.ts";
import { fragmentAutoPayAccount, fragmentAutoPayState } from "./graph.autoPay.fragments.ts";
import { fragmentFailedPayment, fragmentReturnedDevicePayment, fragmentReturnedPayment } from "./graph.dunning.fragments.ts";
import { fragmentSavedMethod } from "./graph.payment.fragments.ts";
import { fragmentAgreedTerms } from "./graph.terms.fragments.ts";

export const PaymentFailuresDocument = { kind: "Document", definitions: [operation("query", "PaymentFailures", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["id","canPay",["status",["...AccountStatus"]]]]]), fragmentAccountStatus, fragmentFailedPayment, fragmentReturnedPayment, fragmentReturnedDevicePayment] } as unknown as DocumentNode<PaymentFailuresQuery, PaymentFailuresQueryVariables>;
export const ResumeAutoPayDocument = { kind: "Document", definitions: [operation("mutation", "ResumeAutoPay", {"input":"ResumeAutoPayInput!"}, [["resumeAutoPay",{"input":"$input"},[["... on AutoPayResumed",[["account",["...AutoPayAccount"]]]],["... on AutoPayRefusal",["code"]]]]]), fragmentAutoPayState, fragmentAutoPayAccount, fragmentAccountBalance, fragmentAccountStatus, fragmentFailedPayment, fragmentReturnedPayment, fragmentReturnedDevicePayment, fragmentSavedMethod, fragmentAgreedTerms] } as unknown as DocumentNode<ResumeAutoPayMutation, ResumeAutoPayMutationVariables>;
