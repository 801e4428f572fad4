// Generated from openapi/graphql/voxcon.graphql and the portal's *.voxcon.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentVoiceMessageRow = fragment("VoiceMessageRow", "VoiceMessage", ["id","kind","telephoneNumber","receivedAt","caller","callerName","seconds","pages","transcript","language","isRead","deletedUntil"]);
