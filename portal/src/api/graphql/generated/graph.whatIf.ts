// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { WhatIfQuery, WhatIfQueryVariables, WhatIfStartQuery, WhatIfStartQueryVariables } from "./graph.ts";
import { fragmentAccountBalance, fragmentAccountStatus } from "./graph.accountStatus.fragments.ts";
import { fragmentFailedPayment, fragmentReturnedDevicePayment, fragmentReturnedPayment } from "./graph.dunning.fragments.ts";

export const WhatIfStartDocument = { kind: "Document", definitions: [operation("query", "WhatIfStart", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["...AccountBalance"]]]), fragmentAccountBalance, fragmentAccountStatus, fragmentFailedPayment, fragmentReturnedPayment, fragmentReturnedDevicePayment] } as unknown as DocumentNode<WhatIfStartQuery, WhatIfStartQueryVariables>;
export const WhatIfDocument = { kind: "Document", definitions: [operation("query", "WhatIf", {"accountId":"ID!","amount":"Cents!","date":"Date!"}, [["whatIf",{"accountId":"$accountId","amount":"$amount","date":"$date"},["verdict","minimum","maximum","firstDate","lastDate","pastDueBefore","stoppedBefore","restored","restoreMinutes","amountDueAfter","pastDueAfter","creditAfter","dueDateAfter","softDisconnectDateAfter","scheduledFirst","autoPayFirst","autoPayDiscount"]]])] } as unknown as DocumentNode<WhatIfQuery, WhatIfQueryVariables>;
