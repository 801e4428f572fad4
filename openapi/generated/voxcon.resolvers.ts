// Generated from openapi/graphql/voxcon.graphql by `npm run generate`. Change the source, not this file.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601. */
  DateTime: { input: string; output: string; }
};

export type Permission =
  | 'customer';

export type Query = {
  __typename?: 'Query';
  /** A page of the voicemail and faxes of one line (ten digits), or of every line that the caller may use. Staff who act for a customer get NOT_ALLOWED. */
  voiceMessages: VoiceMessages;
  /** A page of the calls of the lines that the caller may use, from 1 on. Staff who act for a customer get NOT_ALLOWED. */
  callLog: CallLog;
};


export type QueryVoiceMessagesArgs = {
  accountId: Scalars['ID']['input'];
  line?: InputMaybe<Scalars['String']['input']>;
  page?: Scalars['Int']['input'];
};


export type QueryCallLogArgs = {
  accountId: Scalars['ID']['input'];
  filter: CallLogFilter;
  page: Scalars['Int']['input'];
};

/** CPNI_REQUIRED: what belongs to the customer is held back until the caller complies with the rules for customer proprietary network information. */
export type VoiceAccess =
  | 'ALLOWED'
  | 'CPNI_REQUIRED';

/** Without an id, since it is one answer to one question: pages are not merged. */
export type VoiceMessages = {
  __typename?: 'VoiceMessages';
  /** IANA name; times are shown in it. */
  timeZone: Scalars['String']['output'];
  access: VoiceAccess;
  /** The page that is answered: the last one when a later one was asked for. */
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  /** How many messages are unread, of each line that has any, whatever the line and page. */
  unread: Array<UnreadOfLine>;
  /** The newest first, at most 50; null unless access is ALLOWED. */
  messages?: Maybe<Array<VoiceMessage>>;
};

export type UnreadOfLine = {
  __typename?: 'UnreadOfLine';
  /** Ten digits. */
  telephoneNumber: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type VoiceMessageKind =
  | 'VOICEMAIL'
  | 'FAX';

export type VoiceMessage = {
  __typename?: 'VoiceMessage';
  id: Scalars['ID']['output'];
  kind: VoiceMessageKind;
  /** The line that it came in on, ten digits. */
  telephoneNumber: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** In international form; null when it was withheld. */
  caller?: Maybe<Scalars['String']['output']>;
  callerName?: Maybe<Scalars['String']['output']>;
  /** Of a voicemail; 0 for a fax. */
  seconds: Scalars['Int']['output'];
  /** Of a fax; 0 for a voicemail. */
  pages: Scalars['Int']['output'];
  /** Null for a fax, and for a voicemail that could not be transcribed. */
  transcript?: Maybe<Scalars['String']['output']>;
  /** The language of the transcript: en-US or es-US. */
  language: Scalars['String']['output'];
  isRead: Scalars['Boolean']['output'];
  /** Until when a deletion can be undone; null unless it was deleted. */
  deletedUntil?: Maybe<Scalars['DateTime']['output']>;
};

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
  search: Scalars['String']['input'];
  /** Ten digits; null for every line. */
  line?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<CallKind>;
  period: CallPeriod;
};

/** Without an id, since it is one answer to one question: pages are not merged. */
export type CallLog = {
  __typename?: 'CallLog';
  /** IANA name; times are shown in it. */
  timeZone: Scalars['String']['output'];
  access: VoiceAccess;
  /** Whether the lines had calls at all, whatever the filter. */
  hasCalls: Scalars['Boolean']['output'];
  /** How many calls match the filter. */
  total: Scalars['Int']['output'];
  /** The page that is answered: the last one when a later one was asked for. */
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  /** The newest first; null unless access is ALLOWED. */
  calls?: Maybe<Array<VoiceCall>>;
};

export type VoiceCall = {
  __typename?: 'VoiceCall';
  id: Scalars['ID']['output'];
  kind: CallKind;
  /** The line of the account, ten digits. */
  telephoneNumber: Scalars['String']['output'];
  /** The other side, in international form. */
  number: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  startedAt: Scalars['DateTime']['output'];
  /** How long it was connected; 0 for a call that was not answered. */
  seconds: Scalars['Int']['output'];
  /** Where a forwarded call went, in international form. */
  forwardedTo?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  markVoiceMessage: VoiceMessage;
  /** Deletes it; final when the time to undo is over. Deleting a deleted one changes nothing. */
  deleteVoiceMessage: VoiceMessage;
  /** Undoes a deletion; NOT_FOUND when the time for it is over. */
  restoreVoiceMessage: VoiceMessage;
};


export type MutationMarkVoiceMessageArgs = {
  input: MarkVoiceMessageInput;
};


export type MutationDeleteVoiceMessageArgs = {
  input: VoiceMessageInput;
};


export type MutationRestoreVoiceMessageArgs = {
  input: VoiceMessageInput;
};

export type MarkVoiceMessageInput = {
  accountId: Scalars['ID']['input'];
  messageId: Scalars['ID']['input'];
  isRead: Scalars['Boolean']['input'];
};

export type VoiceMessageInput = {
  accountId: Scalars['ID']['input'];
  messageId: Scalars['ID']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Permission: Permission;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  VoiceAccess: VoiceAccess;
  VoiceMessages: ResolverTypeWrapper<VoiceMessages>;
  UnreadOfLine: ResolverTypeWrapper<UnreadOfLine>;
  VoiceMessageKind: VoiceMessageKind;
  VoiceMessage: ResolverTypeWrapper<VoiceMessage>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CallKind: CallKind;
  CallPeriod: CallPeriod;
  CallLogFilter: CallLogFilter;
  CallLog: ResolverTypeWrapper<CallLog>;
  VoiceCall: ResolverTypeWrapper<VoiceCall>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MarkVoiceMessageInput: MarkVoiceMessageInput;
  VoiceMessageInput: VoiceMessageInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  VoiceMessages: VoiceMessages;
  UnreadOfLine: UnreadOfLine;
  VoiceMessage: VoiceMessage;
  Boolean: Scalars['Boolean']['output'];
  CallLogFilter: CallLogFilter;
  CallLog: CallLog;
  VoiceCall: VoiceCall;
  Mutation: Record<PropertyKey, never>;
  MarkVoiceMessageInput: MarkVoiceMessageInput;
  VoiceMessageInput: VoiceMessageInput;
};

export type PermissionDirectiveArgs = {
  needs: Permission;
};

export type PermissionDirectiveResolver<Result, Parent, ContextType = unknown, Args = PermissionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  voiceMessages?: Resolver<ResolversTypes['VoiceMessages'], ParentType, ContextType, RequireFields<QueryVoiceMessagesArgs, 'accountId' | 'page'>>;
  callLog?: Resolver<ResolversTypes['CallLog'], ParentType, ContextType, RequireFields<QueryCallLogArgs, 'accountId' | 'filter' | 'page'>>;
};

export type VoiceMessagesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VoiceMessages'] = ResolversParentTypes['VoiceMessages']> = {
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  access?: Resolver<ResolversTypes['VoiceAccess'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<Array<ResolversTypes['UnreadOfLine']>, ParentType, ContextType>;
  messages?: Resolver<Maybe<Array<ResolversTypes['VoiceMessage']>>, ParentType, ContextType>;
};

export type UnreadOfLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UnreadOfLine'] = ResolversParentTypes['UnreadOfLine']> = {
  telephoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VoiceMessageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VoiceMessage'] = ResolversParentTypes['VoiceMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VoiceMessageKind'], ParentType, ContextType>;
  telephoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  caller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  callerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transcript?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deletedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CallLogResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CallLog'] = ResolversParentTypes['CallLog']> = {
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  access?: Resolver<ResolversTypes['VoiceAccess'], ParentType, ContextType>;
  hasCalls?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  calls?: Resolver<Maybe<Array<ResolversTypes['VoiceCall']>>, ParentType, ContextType>;
};

export type VoiceCallResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VoiceCall'] = ResolversParentTypes['VoiceCall']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CallKind'], ParentType, ContextType>;
  telephoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  forwardedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  markVoiceMessage?: Resolver<ResolversTypes['VoiceMessage'], ParentType, ContextType, RequireFields<MutationMarkVoiceMessageArgs, 'input'>>;
  deleteVoiceMessage?: Resolver<ResolversTypes['VoiceMessage'], ParentType, ContextType, RequireFields<MutationDeleteVoiceMessageArgs, 'input'>>;
  restoreVoiceMessage?: Resolver<ResolversTypes['VoiceMessage'], ParentType, ContextType, RequireFields<MutationRestoreVoiceMessageArgs, 'input'>>;
};

export type Resolvers<ContextType = unknown> = {
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  VoiceMessages?: VoiceMessagesResolvers<ContextType>;
  UnreadOfLine?: UnreadOfLineResolvers<ContextType>;
  VoiceMessage?: VoiceMessageResolvers<ContextType>;
  CallLog?: CallLogResolvers<ContextType>;
  VoiceCall?: VoiceCallResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  permission?: PermissionDirectiveResolver<any, any, ContextType>;
};
