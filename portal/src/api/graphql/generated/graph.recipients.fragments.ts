// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentRecipients = fragment("Recipients", "BillingAccount", ["id","canPay","canSendMessages",["statementRecipients",["id","address","locale","addedBy"]]]);
