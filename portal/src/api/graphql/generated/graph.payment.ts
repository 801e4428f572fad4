// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { PaymentByIdQuery, PaymentByIdQueryVariables } from "./graph.ts";
import { fragmentOutcomePart, fragmentPaymentDetails } from "./graph.payment.fragments.ts";

export const PaymentByIdDocument = { kind: "Document", definitions: [operation("query", "PaymentById", {"accountId":"ID!","paymentId":"ID!"}, [["payment",{"accountId":"$accountId","paymentId":"$paymentId"},["...PaymentDetails"]]]), fragmentOutcomePart, fragmentPaymentDetails] } as unknown as DocumentNode<PaymentByIdQuery, PaymentByIdQueryVariables>;
