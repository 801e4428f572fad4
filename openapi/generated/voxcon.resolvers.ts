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
  /** Voicemail and faxes of the lines that the caller may use. Staff who act for a customer get NOT_ALLOWED. */
  voiceMessages: VoiceMessages;
};


export type QueryVoiceMessagesArgs = {
  accountId: Scalars['ID']['input'];
};

/** CPNI_REQUIRED: what belongs to the customer is held back until the caller complies with the rules for customer proprietary network information. */
export type VoiceAccess =
  | 'ALLOWED'
  | 'CPNI_REQUIRED';

export type VoiceMessages = {
  __typename?: 'VoiceMessages';
  /** The account's. */
  id: Scalars['ID']['output'];
  /** IANA name; times are shown in it. */
  timeZone: Scalars['String']['output'];
  access: VoiceAccess;
  /** The newest first, at most 200; null unless access is ALLOWED. */
  messages?: Maybe<Array<VoiceMessage>>;
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
  VoiceAccess: VoiceAccess;
  VoiceMessages: ResolverTypeWrapper<VoiceMessages>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  VoiceMessageKind: VoiceMessageKind;
  VoiceMessage: ResolverTypeWrapper<VoiceMessage>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MarkVoiceMessageInput: MarkVoiceMessageInput;
  VoiceMessageInput: VoiceMessageInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  VoiceMessages: VoiceMessages;
  String: Scalars['String']['output'];
  VoiceMessage: VoiceMessage;
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
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
  voiceMessages?: Resolver<ResolversTypes['VoiceMessages'], ParentType, ContextType, RequireFields<QueryVoiceMessagesArgs, 'accountId'>>;
};

export type VoiceMessagesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VoiceMessages'] = ResolversParentTypes['VoiceMessages']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  access?: Resolver<ResolversTypes['VoiceAccess'], ParentType, ContextType>;
  messages?: Resolver<Maybe<Array<ResolversTypes['VoiceMessage']>>, ParentType, ContextType>;
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

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  markVoiceMessage?: Resolver<ResolversTypes['VoiceMessage'], ParentType, ContextType, RequireFields<MutationMarkVoiceMessageArgs, 'input'>>;
  deleteVoiceMessage?: Resolver<ResolversTypes['VoiceMessage'], ParentType, ContextType, RequireFields<MutationDeleteVoiceMessageArgs, 'input'>>;
  restoreVoiceMessage?: Resolver<ResolversTypes['VoiceMessage'], ParentType, ContextType, RequireFields<MutationRestoreVoiceMessageArgs, 'input'>>;
};

export type Resolvers<ContextType = unknown> = {
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  VoiceMessages?: VoiceMessagesResolvers<ContextType>;
  VoiceMessage?: VoiceMessageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  permission?: PermissionDirectiveResolver<any, any, ContextType>;
};
