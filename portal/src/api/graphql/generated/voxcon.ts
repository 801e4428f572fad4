// Generated from openapi/graphql/voxcon.graphql and the portal's *.voxcon.graphql by `npm run generate`. Change the source, not this file.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** CPNI_REQUIRED: what belongs to the customer is held back until the caller complies with the rules for customer proprietary network information. */
export type VoiceAccess =
  | 'ALLOWED'
  | 'CPNI_REQUIRED';

export type VoiceMessageKind =
  | 'VOICEMAIL'
  | 'FAX';

export type MarkVoiceMessageInput = {
  accountId: string;
  messageId: string;
  isRead: boolean;
};

export type VoiceMessageInput = {
  accountId: string;
  messageId: string;
};

export type VoiceMessageRowFragment = { __typename: 'VoiceMessage', id: string, kind: VoiceMessageKind, telephoneNumber: string, receivedAt: string, caller: string | null, callerName: string | null, seconds: number, pages: number, transcript: string | null, language: string, isRead: boolean, deletedUntil: string | null };

export type VoiceMessagesQueryVariables = Exact<{
  accountId: string;
}>;


export type VoiceMessagesQuery = { __typename: 'Query', voiceMessages: { __typename: 'VoiceMessages', id: string, timeZone: string, access: VoiceAccess, messages: Array<{ __typename: 'VoiceMessage', id: string, kind: VoiceMessageKind, telephoneNumber: string, receivedAt: string, caller: string | null, callerName: string | null, seconds: number, pages: number, transcript: string | null, language: string, isRead: boolean, deletedUntil: string | null }> | null } };

export type MarkVoiceMessageMutationVariables = Exact<{
  input: MarkVoiceMessageInput;
}>;


export type MarkVoiceMessageMutation = { __typename: 'Mutation', markVoiceMessage: { __typename: 'VoiceMessage', id: string, kind: VoiceMessageKind, telephoneNumber: string, receivedAt: string, caller: string | null, callerName: string | null, seconds: number, pages: number, transcript: string | null, language: string, isRead: boolean, deletedUntil: string | null } };

export type DeleteVoiceMessageMutationVariables = Exact<{
  input: VoiceMessageInput;
}>;


export type DeleteVoiceMessageMutation = { __typename: 'Mutation', deleteVoiceMessage: { __typename: 'VoiceMessage', id: string, kind: VoiceMessageKind, telephoneNumber: string, receivedAt: string, caller: string | null, callerName: string | null, seconds: number, pages: number, transcript: string | null, language: string, isRead: boolean, deletedUntil: string | null } };

export type RestoreVoiceMessageMutationVariables = Exact<{
  input: VoiceMessageInput;
}>;


export type RestoreVoiceMessageMutation = { __typename: 'Mutation', restoreVoiceMessage: { __typename: 'VoiceMessage', id: string, kind: VoiceMessageKind, telephoneNumber: string, receivedAt: string, caller: string | null, callerName: string | null, seconds: number, pages: number, transcript: string | null, language: string, isRead: boolean, deletedUntil: string | null } };
