// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { PayOptionsQuery, PayOptionsQueryVariables } from "./graph.ts";
import { fragmentAccountBalance, fragmentAccountStatus } from "./graph.accountStatus.fragments.ts";
import { fragmentFailedPayment, fragmentReturnedDevicePayment, fragmentReturnedPayment } from "./graph.dunning.fragments.ts";
import { fragmentSavedMethod } from "./graph.payment.fragments.ts";

export const PayOptionsDocument = { kind: "Document", definitions: [operation("query", "PayOptions", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["...AccountBalance",["billedElsewhere",["reason","url"]],["paymentOptions",["schedulingBlock","firstScheduledDate","lastDate"]],["paymentMethods",["...SavedMethod"]],["paymentPlaces",["phone","mailTo","storesUrl"]]]]]), fragmentAccountBalance, fragmentAccountStatus, fragmentFailedPayment, fragmentReturnedPayment, fragmentReturnedDevicePayment, fragmentSavedMethod] } as unknown as DocumentNode<PayOptionsQuery, PayOptionsQueryVariables>;
