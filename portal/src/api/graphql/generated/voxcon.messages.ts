// Generated from openapi/graphql/voxcon.graphql and the portal's *.voxcon.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { DeleteVoiceMessageMutation, DeleteVoiceMessageMutationVariables, MarkVoiceMessageMutation, MarkVoiceMessageMutationVariables, RestoreVoiceMessageMutation, RestoreVoiceMessageMutationVariables, VoiceMessagesQuery, VoiceMessagesQueryVariables } from "./voxcon.ts";
import { fragmentVoiceMessageRow } from "./voxcon.messages.fragments.ts";

export const VoiceMessagesDocument = { kind: "Document", definitions: [operation("query", "VoiceMessages", {"accountId":"ID!"}, [["voiceMessages",{"accountId":"$accountId"},["id","timeZone","access",["messages",["...VoiceMessageRow"]]]]]), fragmentVoiceMessageRow] } as unknown as DocumentNode<VoiceMessagesQuery, VoiceMessagesQueryVariables>;
export const MarkVoiceMessageDocument = { kind: "Document", definitions: [operation("mutation", "MarkVoiceMessage", {"input":"MarkVoiceMessageInput!"}, [["markVoiceMessage",{"input":"$input"},["...VoiceMessageRow"]]]), fragmentVoiceMessageRow] } as unknown as DocumentNode<MarkVoiceMessageMutation, MarkVoiceMessageMutationVariables>;
export const DeleteVoiceMessageDocument = { kind: "Document", definitions: [operation("mutation", "DeleteVoiceMessage", {"input":"VoiceMessageInput!"}, [["deleteVoiceMessage",{"input":"$input"},["...VoiceMessageRow"]]]), fragmentVoiceMessageRow] } as unknown as DocumentNode<DeleteVoiceMessageMutation, DeleteVoiceMessageMutationVariables>;
export const RestoreVoiceMessageDocument = { kind: "Document", definitions: [operation("mutation", "RestoreVoiceMessage", {"input":"VoiceMessageInput!"}, [["restoreVoiceMessage",{"input":"$input"},["...VoiceMessageRow"]]]), fragmentVoiceMessageRow] } as unknown as DocumentNode<RestoreVoiceMessageMutation, RestoreVoiceMessageMutationVariables>;
