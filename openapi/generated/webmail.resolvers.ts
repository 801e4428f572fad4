// Generated from openapi/graphql/webmail.graphql by `npm run generate`. Change the source, not this file.
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
  /** The mailboxes that the caller may see. Staff who act for a customer get NOT_ALLOWED. */
  webmail: Webmail;
  /** A page of the messages of a mailbox, from 1 on; NOT_FOUND for a mailbox that the caller may not read. */
  mailPage: MailPage;
  /** One message with its text; NOT_FOUND for a message that the caller may not read. Reading it does not mark it. */
  mailMessage: OpenedMailMessage;
};


export type QueryWebmailArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryMailPageArgs = {
  accountId: Scalars['ID']['input'];
  mailboxId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
};


export type QueryMailMessageArgs = {
  accountId: Scalars['ID']['input'];
  messageId: Scalars['ID']['input'];
};

export type Webmail = {
  __typename?: 'Webmail';
  /** The account's. */
  id: Scalars['ID']['output'];
  /** IANA name; times are shown in it. */
  timeZone: Scalars['String']['output'];
  /** Whether the account has a provisioned email service; without it there are no mailboxes. */
  hasEmail: Scalars['Boolean']['output'];
  /** Shared ones first. Owners and administrators get every mailbox, everybody else the shared ones and their own. */
  mailboxes: Array<Mailbox>;
};

export type Mailbox = {
  __typename?: 'Mailbox';
  id: Scalars['ID']['output'];
  address: Scalars['String']['output'];
  /** Whether everybody on the account reads it. */
  isShared: Scalars['Boolean']['output'];
  unreadCount: Scalars['Int']['output'];
  storageUsedMegabytes: Scalars['Int']['output'];
  storageLimitMegabytes: Scalars['Int']['output'];
  /** How many pages its messages have, of 50 each. */
  pages: Scalars['Int']['output'];
  /** Those of the first page, the newest first; null for the mailbox of another person, which only that person reads. */
  messages?: Maybe<Array<MailMessage>>;
};

/** Without an id, since it is one answer to one question: pages are not merged. */
export type MailPage = {
  __typename?: 'MailPage';
  /** The account's; times are shown in it. */
  timeZone: Scalars['String']['output'];
  mailbox: Mailbox;
  /** The page that is answered: the last one when a later one was asked for. */
  page: Scalars['Int']['output'];
  /** The newest first. */
  messages: Array<MailMessage>;
};

export type MailMessage = {
  __typename?: 'MailMessage';
  id: Scalars['ID']['output'];
  /** As the sender wrote their name. */
  sender: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
  isRead: Scalars['Boolean']['output'];
  /** How the text begins, on one line; empty for a message without text. */
  preview: Scalars['String']['output'];
};

export type OpenedMailMessage = {
  __typename?: 'OpenedMailMessage';
  /** That of the message. */
  id: Scalars['ID']['output'];
  /** The account's; times are shown in it. */
  timeZone: Scalars['String']['output'];
  message: MailMessage;
  /** The address that it was sent to. */
  mailboxAddress: Scalars['String']['output'];
  /** Null for a message whose sender gave none. */
  senderAddress?: Maybe<Scalars['String']['output']>;
  /** Plain text as the sender wrote it; empty for a message without text. */
  text: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Marks a message as read or unread; NOT_FOUND for a message that the caller may not read. */
  markMailMessage: MarkedMailMessage;
};


export type MutationMarkMailMessageArgs = {
  input: MarkMailMessageInput;
};

export type MarkedMailMessage = {
  __typename?: 'MarkedMailMessage';
  message: MailMessage;
  /** With its unread count after the change. */
  mailbox: Mailbox;
};

export type MarkMailMessageInput = {
  accountId: Scalars['ID']['input'];
  messageId: Scalars['ID']['input'];
  isRead: Scalars['Boolean']['input'];
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
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Webmail: ResolverTypeWrapper<Webmail>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mailbox: ResolverTypeWrapper<Mailbox>;
  MailPage: ResolverTypeWrapper<MailPage>;
  MailMessage: ResolverTypeWrapper<MailMessage>;
  OpenedMailMessage: ResolverTypeWrapper<OpenedMailMessage>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MarkedMailMessage: ResolverTypeWrapper<MarkedMailMessage>;
  MarkMailMessageInput: MarkMailMessageInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Webmail: Webmail;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mailbox: Mailbox;
  MailPage: MailPage;
  MailMessage: MailMessage;
  OpenedMailMessage: OpenedMailMessage;
  Mutation: Record<PropertyKey, never>;
  MarkedMailMessage: MarkedMailMessage;
  MarkMailMessageInput: MarkMailMessageInput;
};

export type PermissionDirectiveArgs = {
  needs: Permission;
};

export type PermissionDirectiveResolver<Result, Parent, ContextType = unknown, Args = PermissionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  webmail?: Resolver<ResolversTypes['Webmail'], ParentType, ContextType, RequireFields<QueryWebmailArgs, 'accountId'>>;
  mailPage?: Resolver<ResolversTypes['MailPage'], ParentType, ContextType, RequireFields<QueryMailPageArgs, 'accountId' | 'mailboxId' | 'page'>>;
  mailMessage?: Resolver<ResolversTypes['OpenedMailMessage'], ParentType, ContextType, RequireFields<QueryMailMessageArgs, 'accountId' | 'messageId'>>;
};

export type WebmailResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Webmail'] = ResolversParentTypes['Webmail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailboxes?: Resolver<Array<ResolversTypes['Mailbox']>, ParentType, ContextType>;
};

export type MailboxResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mailbox'] = ResolversParentTypes['Mailbox']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  storageUsedMegabytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  storageLimitMegabytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<Maybe<Array<ResolversTypes['MailMessage']>>, ParentType, ContextType>;
};

export type MailPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MailPage'] = ResolversParentTypes['MailPage']> = {
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailbox?: Resolver<ResolversTypes['Mailbox'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['MailMessage']>, ParentType, ContextType>;
};

export type MailMessageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MailMessage'] = ResolversParentTypes['MailMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenedMailMessageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OpenedMailMessage'] = ResolversParentTypes['OpenedMailMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['MailMessage'], ParentType, ContextType>;
  mailboxAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  senderAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  markMailMessage?: Resolver<ResolversTypes['MarkedMailMessage'], ParentType, ContextType, RequireFields<MutationMarkMailMessageArgs, 'input'>>;
};

export type MarkedMailMessageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MarkedMailMessage'] = ResolversParentTypes['MarkedMailMessage']> = {
  message?: Resolver<ResolversTypes['MailMessage'], ParentType, ContextType>;
  mailbox?: Resolver<ResolversTypes['Mailbox'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Webmail?: WebmailResolvers<ContextType>;
  Mailbox?: MailboxResolvers<ContextType>;
  MailPage?: MailPageResolvers<ContextType>;
  MailMessage?: MailMessageResolvers<ContextType>;
  OpenedMailMessage?: OpenedMailMessageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MarkedMailMessage?: MarkedMailMessageResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  permission?: PermissionDirectiveResolver<any, any, ContextType>;
};
