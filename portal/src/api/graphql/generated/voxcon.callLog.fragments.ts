// Generated from openapi/graphql/voxcon.graphql and the portal's *.voxcon.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentVoiceCallRow = fragment("VoiceCallRow", "VoiceCall", ["id","kind","telephoneNumber","number","name","startedAt","seconds","forwardedTo"]);
