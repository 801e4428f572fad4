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

/** An incoming call that nobody answered is MISSED; one that the line did not let ring is FORWARDED or BLOCKED. */
export type CallKind =
  | 'INCOMING'
  | 'OUTGOING'
  | 'MISSED'
  | 'FORWARDED'
  | 'BLOCKED';

export type CallPeriod =
  | 'DAYS_7'
  | 'DAYS_30'
  | 'DAYS_90';

export type CallLogFilter = {
  /** Part of a number or of a name, at most 40 characters; empty for all. */
  search: string;
  /** Ten digits; null for every line. */
  line?: string | null | undefined;
  kind?: CallKind | null | undefined;
  period: CallPeriod;
};

export type MarkVoiceMessageInput = {
  accountId: string;
  messageId: string;
  isRead: boolean;
};

export type VoiceMessageInput = {
  accountId: string;
  messageId: string;
};

export type VoiceCallRowFragment = { __typename: 'VoiceCall', id: string, kind: CallKind, telephoneNumber: string, number: string, name: string | null, startedAt: string, seconds: number, forwardedTo: string | null };

export type CallLogQueryVariables = Exact<{
  accountId: string;
  filter: CallLogFilter;
  page: number;
}>;


export type CallLogQuery = { __typename: 'Query', callLog: { __typename: 'CallLog', timeZone: string, access: VoiceAccess, hasCalls: boolean, total: number, page: number, pages: number, calls: Array<{ __typename: 'VoiceCall', id: string, kind: CallKind, telephoneNumber: string, number: string, name: string | null, startedAt: string, seconds: number, forwardedTo: string | null }> | null } };

export type VoiceMessageRowFragment = { __typename: 'VoiceMessage', id: string, kind: VoiceMessageKind, telephoneNumber: string, receivedAt: string, caller: string | null, callerName: string | null, seconds: number, pages: number, transcript: string | null, language: string, isRead: boolean, deletedUntil: string | null };

export type VoiceMessagesQueryVariables = Exact<{
  accountId: string;
  line?: string | null | undefined;
  page: number;
}>;


export type VoiceMessagesQuery = { __typename: 'Query', voiceMessages: { __typename: 'VoiceMessages', timeZone: string, access: VoiceAccess, page: number, pages: number, unread: Array<{ __typename: 'UnreadOfLine', telephoneNumber: string, count: number }>, messages: Array<{ __typename: 'VoiceMessage', id: string, kind: VoiceMessageKind, telephoneNumber: string, receivedAt: string, caller: string | null, callerName: string | null, seconds: number, pages: number, transcript: string | null, language: string, isRead: boolean, deletedUntil: string | null }> | null } };

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
