// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentStatementRow = fragment("StatementRow", "Statement", ["id","statementDate","periodFrom","periodTo","dueDate","currentCharges","change"]);
export const fragmentStatementPayment = fragment("StatementPayment", "Statement", ["openAmount","paymentState"]);
