// Generated from openapi/graphql/webmail.graphql and the portal's *.webmail.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentMailMessageRow = fragment("MailMessageRow", "MailMessage", ["id","sender","subject","receivedAt","isRead","preview"]);
