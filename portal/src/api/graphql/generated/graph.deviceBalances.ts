// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { DeviceBalancesQuery, DeviceBalancesQueryVariables } from "./graph.ts";
import { fragmentPayableDevice } from "./graph.payDevice.fragments.ts";

export const DeviceBalancesDocument = { kind: "Document", definitions: [operation("query", "DeviceBalances", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["id","canPay",["lockingPayment",["id"]],["mobileDevices",["...PayableDevice"]]]]]), fragmentPayableDevice] } as unknown as DocumentNode<DeviceBalancesQuery, DeviceBalancesQueryVariables>;
