// Generated from openapi/graphql/graph by `npm run generate`. Change the source, not this file.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Integer cents. */
  Cents: { input: number; output: number; }
  /** A local date of the provider's zone, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601. */
  DateTime: { input: string; output: string; }
};

export type Permission =
  | 'customer'
  | 'viewBilling'
  | 'payBill';

export type Query = {
  __typename?: 'Query';
  /** The billing side of one account. Unknown and foreign ids get the same NOT_FOUND error. */
  billing?: Maybe<BillingAccount>;
  /** The services of one account (CALL-02). */
  services: Array<Service>;
  /** One change of Auto Pay with all its parts; also the answer to `is it settled yet?`. */
  autoPayAction?: Maybe<AutoPayAction>;
  /** One payment with all its parts; also the answer to `is it settled yet?`. */
  payment?: Maybe<Payment>;
};


export type QueryBillingArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryServicesArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryAutoPayActionArgs = {
  accountId: Scalars['ID']['input'];
  actionId: Scalars['ID']['input'];
};


export type QueryPaymentArgs = {
  accountId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};

export type ServiceKey =
  | 'VOICE'
  | 'EMAIL'
  | 'BACKUP'
  | 'SECURITY'
  | 'INTERNET'
  | 'VIDEO'
  | 'DOMAIN'
  | 'WEB_HOSTING'
  | 'LAYER_3_VPN'
  | 'ETHERNET'
  | 'OPTICAL_WAVE'
  | 'MOBILE';

export type ServiceStatus =
  | 'Assigned'
  | 'Unassigned'
  | 'Active'
  | 'Undefined';

export type ServiceType =
  | 'internet'
  | 'tv'
  | 'voice'
  | 'mobile'
  | 'other';

export type Service = {
  __typename?: 'Service';
  id: Scalars['ID']['output'];
  key: ServiceKey;
  status: ServiceStatus;
  serviceType: ServiceType;
  /** The facts below are null for the services that have none of them. */
  downloadMbps?: Maybe<Scalars['Int']['output']>;
  lineCount?: Maybe<Scalars['Int']['output']>;
  deviceCount?: Maybe<Scalars['Int']['output']>;
  remainingDeviceBalance?: Maybe<Scalars['Cents']['output']>;
  channelCount?: Maybe<Scalars['Int']['output']>;
};

export type BillingAccount = {
  __typename?: 'BillingAccount';
  id: Scalars['ID']['output'];
  accountNumber: Scalars['String']['output'];
  accountName: Scalars['String']['output'];
  amountDue: Scalars['Cents']['output'];
  /** The adjusted past-due amount (adjustedDelinquencyAmount of section 3). */
  adjustedDelinquencyAmount: Scalars['Cents']['output'];
  creditBalance: Scalars['Cents']['output'];
  /** Taken by the processor or being confirmed, not yet on the account. */
  pendingPaymentAmount: Scalars['Cents']['output'];
  dueDate?: Maybe<Scalars['Date']['output']>;
  nextAutoPayDate?: Maybe<Scalars['Date']['output']>;
  autoPayEnrolled: Scalars['Boolean']['output'];
  /** What Auto Pay takes off each month while enrolled, or would take off. */
  autoPayDiscount: Scalars['Cents']['output'];
  paperlessEnrolled: Scalars['Boolean']['output'];
  disconnected: Scalars['Boolean']['output'];
  /** False for STANDARD (SESS-12). */
  canPay: Scalars['Boolean']['output'];
  businessDate: Scalars['Date']['output'];
  timeZone: Scalars['String']['output'];
  autoPay: AutoPay;
  mobileTransactions: Array<MobileTransaction>;
  streamingTransactions: Array<StreamingTransaction>;
  streamingSubscriptions: Array<StreamingSubscription>;
  mobileDevices: Array<MobileDevice>;
  paymentOptions: PaymentOptions;
  payments: PaymentConnection;
  /** A payment whose outcome is unknown: no other payment may start until it is settled. */
  lockingPayment?: Maybe<Payment>;
  statements: Array<Statement>;
  paymentMethods: Array<PaymentMethod>;
};


export type BillingAccountMobileTransactionsArgs = {
  first?: Scalars['Int']['input'];
};


export type BillingAccountStreamingTransactionsArgs = {
  first?: Scalars['Int']['input'];
};


export type BillingAccountPaymentsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type BillingAccountStatementsArgs = {
  first?: Scalars['Int']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Enrols; charges nothing. To pay what is due in the same flow: createInstantPaymentV2 with enrolAutoPay. */
  enrolAutoPay: AutoPayResult;
  /** Other services or another method: the old enrolment is cancelled, then the new one is made (AUTO-03, AUTO-05). */
  changeAutoPay: AutoPayResult;
  cancelAutoPay: AutoPayResult;
  changeAutoPayDate: AutoPayResult;
  /** Tries a part again that was not done. Never charges anything. */
  retryAutoPayPart: AutoPayResult;
  /** Pay now. The same attemptKey with the same body gives the stored answer again; with another body ATTEMPT_KEY_REUSED (PAY-20). */
  createInstantPaymentV2: InstantPaymentResult;
};


export type MutationEnrolAutoPayArgs = {
  input: EnrolAutoPayInput;
};


export type MutationChangeAutoPayArgs = {
  input: ChangeAutoPayInput;
};


export type MutationCancelAutoPayArgs = {
  input: CancelAutoPayInput;
};


export type MutationChangeAutoPayDateArgs = {
  input: ChangeAutoPayDateInput;
};


export type MutationRetryAutoPayPartArgs = {
  input: RetryAutoPayPartInput;
};


export type MutationCreateInstantPaymentV2Args = {
  input: InstantPaymentInput;
};

export type Payment = {
  __typename?: 'Payment';
  /** The enrolment that was asked for with this payment. */
  autoPayActionId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  accountId: Scalars['ID']['output'];
  amount: Scalars['Cents']['output'];
  /** Balance due right after this payment; null until the outcome is known. */
  balanceAfter?: Maybe<Scalars['Cents']['output']>;
  entryDate: Scalars['DateTime']['output'];
  paymentDate: Scalars['Date']['output'];
  debitDate?: Maybe<Scalars['Date']['output']>;
  channel: PaymentChannel;
  paymentMethodType: PaymentMethodType;
  lastFour: Scalars['String']['output'];
  /** Only when money was taken. */
  confirmationNumber?: Maybe<Scalars['String']['output']>;
  status: PaymentStatus;
  state: PaymentState;
  moneyTaken: MoneyTaken;
  failureCode?: Maybe<PaymentFailureCode>;
  parts: Array<OutcomePart>;
  enteredBy: Scalars['String']['output'];
};

/** core: internet, TV and phone together. */
export type AutoPayService =
  | 'core'
  | 'mobile';

export type AutoPay = {
  __typename?: 'AutoPay';
  /** Empty when Auto Pay is off. */
  enrolments: Array<AutoPayEnrolment>;
  /** What it can be chosen for. */
  services: Array<AutoPayService>;
  /** Days of the month on which bills come out and are due. */
  billDay: Scalars['Int']['output'];
  dueDay: Scalars['Int']['output'];
  /** Days of the month on which a debit pays the bill in time (AUTO-08). */
  debitDays: Array<Scalars['Int']['output']>;
  /** What Auto Pay takes off each month now; 0 while it takes nothing off. */
  monthlyDiscount: Scalars['Cents']['output'];
  /** The next debit as it would be now; null without an enrolment that pays the bill. */
  nextDebit?: Maybe<AutoPayDebit>;
  /** The newest debit that was tried. */
  lastRun?: Maybe<AutoPayRun>;
  /** A change whose outcome is not known yet: no other may start. */
  openActionId?: Maybe<Scalars['ID']['output']>;
  /** Why nobody can enrol this account; null when somebody can. */
  refusal?: Maybe<AutoPayRefusalCode>;
};

export type AutoPayEnrolment = {
  __typename?: 'AutoPayEnrolment';
  service: AutoPayService;
  paymentMethodId: Scalars['ID']['output'];
  debitDay: Scalars['Int']['output'];
  nextDate: Scalars['Date']['output'];
};

export type AutoPayDebit = {
  __typename?: 'AutoPayDebit';
  date: Scalars['Date']['output'];
  due: Scalars['Cents']['output'];
  discount: Scalars['Cents']['output'];
  amount: Scalars['Cents']['output'];
  paymentMethodId: Scalars['ID']['output'];
};

/** CONFIRMING: the payment is on its way. NOTHING_DUE: there was nothing to pay. */
export type AutoPayRunState =
  | 'CONFIRMING'
  | 'PAID'
  | 'NOTHING_DUE'
  | 'FAILED';

export type AutoPayRunCode =
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'SECURITY_CODE_FAILED'
  | 'PROCESSOR_UNAVAILABLE'
  | 'METHOD_NOT_FOUND'
  | 'METHOD_EXPIRED'
  | 'METHOD_UNAVAILABLE'
  | 'CARDS_RESTRICTED';

export type AutoPayRun = {
  __typename?: 'AutoPayRun';
  date: Scalars['Date']['output'];
  state: AutoPayRunState;
  code?: Maybe<AutoPayRunCode>;
  amount: Scalars['Cents']['output'];
  discount: Scalars['Cents']['output'];
  paymentId?: Maybe<Scalars['ID']['output']>;
};

export type AutoPayActionKind =
  | 'ENROL'
  | 'CHANGE'
  | 'CANCEL'
  | 'DATE';

export type AutoPayPartKind =
  | 'CANCEL'
  | 'ENROL'
  | 'DATE';

export type AutoPayPartCode =
  | 'DECLINED'
  | 'SECURITY_CODE_FAILED'
  | 'PROCESSOR_UNAVAILABLE'
  | 'CANCEL_REFUSED'
  | 'CANNOT_BE_SAVED'
  | 'NOT_ATTEMPTED';

export type AutoPayPart = {
  __typename?: 'AutoPayPart';
  id: Scalars['ID']['output'];
  kind: AutoPayPartKind;
  /** Null for what concerns all services. */
  service?: Maybe<AutoPayService>;
  state: PartState;
  code?: Maybe<AutoPayPartCode>;
  /** Whether trying it again as it was asked for can help. */
  retryable: Scalars['Boolean']['output'];
};

export type AutoPayAction = {
  __typename?: 'AutoPayAction';
  id: Scalars['ID']['output'];
  accountId: Scalars['ID']['output'];
  kind: AutoPayActionKind;
  createdAt: Scalars['DateTime']['output'];
  enteredBy: Scalars['String']['output'];
  parts: Array<AutoPayPart>;
  /** Whether this action took money: only a payment in the same flow does. */
  moneyTaken: MoneyTaken;
  payment?: Maybe<Payment>;
  paymentMethodType?: Maybe<PaymentMethodType>;
  lastFour?: Maybe<Scalars['String']['output']>;
  debitDay?: Maybe<Scalars['Int']['output']>;
  /** When the next debit was to be as the action was made. */
  nextDate?: Maybe<Scalars['Date']['output']>;
};

/** What exactly was accepted is kept with the action. */
export type EnrolAutoPayInput = {
  accountId: Scalars['ID']['input'];
  attemptKey: Scalars['String']['input'];
  services: Array<AutoPayService>;
  method: PaymentMethodInput;
  debitDay: Scalars['Int']['input'];
  terms: TermsAcceptanceInput;
};

export type ChangeAutoPayInput = {
  accountId: Scalars['ID']['input'];
  attemptKey: Scalars['String']['input'];
  services: Array<AutoPayService>;
  /** Without it the method stays. */
  method?: InputMaybe<PaymentMethodInput>;
  terms: TermsAcceptanceInput;
};

export type CancelAutoPayInput = {
  accountId: Scalars['ID']['input'];
  attemptKey: Scalars['String']['input'];
};

export type ChangeAutoPayDateInput = {
  accountId: Scalars['ID']['input'];
  attemptKey: Scalars['String']['input'];
  debitDay: Scalars['Int']['input'];
};

export type RetryAutoPayPartInput = {
  accountId: Scalars['ID']['input'];
  attemptKey: Scalars['String']['input'];
  actionId: Scalars['ID']['input'];
  partId: Scalars['ID']['input'];
};

/** An enrolment that is asked for with a payment; the payment's method is used. */
export type EnrolWithPaymentInput = {
  services: Array<AutoPayService>;
  debitDay: Scalars['Int']['input'];
  terms: TermsAcceptanceInput;
};

export type AutoPayResult = AutoPayOutcome | AutoPayRefusal;

export type AutoPayOutcome = {
  __typename?: 'AutoPayOutcome';
  actionId: Scalars['ID']['output'];
  action: AutoPayAction;
  account: BillingAccount;
};

export type AutoPayRefusalCode =
  | 'ACCOUNT_DISCONNECTED'
  | 'ALREADY_ENROLLED'
  | 'NOT_ENROLLED'
  | 'NO_SERVICE_SELECTED'
  | 'MOBILE_REQUIRES_AUTO_PAY'
  | 'SERVICE_NOT_FOUND'
  | 'METHOD_NOT_FOUND'
  | 'METHOD_EXPIRED'
  | 'METHOD_UNAVAILABLE'
  | 'CARDS_RESTRICTED'
  | 'CARD_DATA_EXPIRED'
  | 'PREPAID_NOT_ALLOWED'
  | 'CARDS_ONLY_FOR_MOBILE'
  | 'DEBIT_OR_CREDIT_ONLY'
  /** Monthly bill payments would be late if paid on this date. */
  | 'DATE_UNAVAILABLE'
  /** What is due has to be paid first: it would be late, or the method is about to change. */
  | 'BALANCE_DUE'
  | 'NOTHING_TO_CHANGE'
  | 'PART_NOT_RETRYABLE'
  | 'TERMS_NOT_ACCEPTED'
  | 'TOO_MANY_TRIES'
  | 'ACTION_BEING_CONFIRMED'
  | 'ATTEMPT_STILL_RUNNING'
  | 'ATTEMPT_KEY_REUSED'
  | 'ATTEMPT_KEY_INVALID';

/** Nothing was changed and no money was taken. */
export type AutoPayRefusal = {
  __typename?: 'AutoPayRefusal';
  code: AutoPayRefusalCode;
  /** Cents that have to be paid first, for BALANCE_DUE. */
  amountDue?: Maybe<Scalars['Cents']['output']>;
  /** The action that is being confirmed, for ACTION_BEING_CONFIRMED. */
  openActionId?: Maybe<Scalars['ID']['output']>;
};

export type TransactionKind =
  | 'PAYMENT'
  | 'REFUND'
  | 'CHARGE';

export type MobileTransaction = {
  __typename?: 'MobileTransaction';
  id: Scalars['ID']['output'];
  date: Scalars['Date']['output'];
  kind: TransactionKind;
  description: Scalars['String']['output'];
  amount: Scalars['Cents']['output'];
};

export type StreamingTransaction = {
  __typename?: 'StreamingTransaction';
  id: Scalars['ID']['output'];
  date: Scalars['Date']['output'];
  kind: TransactionKind;
  description: Scalars['String']['output'];
  amount: Scalars['Cents']['output'];
};

export type StreamingSubscription = {
  __typename?: 'StreamingSubscription';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  monthlyPrice: Scalars['Cents']['output'];
  nextBillingDate?: Maybe<Scalars['Date']['output']>;
};

export type MobileDevice = {
  __typename?: 'MobileDevice';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  remainingBalance: Scalars['Cents']['output'];
  monthlyInstallment: Scalars['Cents']['output'];
  installmentsRemaining: Scalars['Int']['output'];
};

/** What the server allows for the next payment; the screen derives nothing of it (decisions.md). */
export type PaymentOptions = {
  __typename?: 'PaymentOptions';
  minimum: Scalars['Cents']['output'];
  maximum: Scalars['Cents']['output'];
  /** True when the payment must be at least what is due (past due or restricted): PAY-06. */
  mustPayAmountDue: Scalars['Boolean']['output'];
  /** Only today is allowed (PAY-11). */
  mustPayToday: Scalars['Boolean']['output'];
  earliestDate: Scalars['Date']['output'];
  lastDate: Scalars['Date']['output'];
  cardsAllowed: Scalars['Boolean']['output'];
  banksAllowed: Scalars['Boolean']['output'];
};

export type PaymentChannel =
  | 'online'
  | 'phone'
  | 'inStore'
  | 'autoPay'
  | 'agentAssisted'
  | 'chatAssisted';

/**
 * SUBMITTED: taken, may take up to 24 hours to reflect. PENDING: the processor has it and has not decided. CONFIRMING: the answer was lost,
 * we are finding out, do not pay again. FAILED: no money was taken. SCHEDULED: will be taken on paymentDate.
 */
export type PaymentState =
  | 'SUBMITTED'
  | 'PENDING'
  | 'CONFIRMING'
  | 'SCHEDULED'
  | 'FAILED';

/** What the history shows: success is Completado, pending is En Proceso (section 3); failed payments are shown too. */
export type PaymentStatus =
  | 'success'
  | 'pending'
  | 'failed';

export type MoneyTaken =
  | 'YES'
  | 'NO'
  | 'NOT_YET_KNOWN';

export type PaymentFailureCode =
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'SECURITY_CODE_FAILED'
  | 'PROCESSOR_UNAVAILABLE';

export type PartKind =
  | 'PAYMENT'
  | 'SAVE_METHOD'
  | 'AUTO_PAY';

export type PartState =
  | 'DONE'
  | 'FAILED'
  | 'CONFIRMING';

export type PartFailureCode =
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'SECURITY_CODE_FAILED'
  | 'PROCESSOR_UNAVAILABLE'
  | 'NOT_ATTEMPTED'
  | 'CANNOT_BE_SAVED'
  | 'SAVING_FAILED'
  | 'ENROLMENT_FAILED';

export type OutcomePart = {
  __typename?: 'OutcomePart';
  kind: PartKind;
  state: PartState;
  code?: Maybe<PartFailureCode>;
};

export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  nodes: Array<Payment>;
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
};

export type InstantPaymentInput = {
  accountId: Scalars['ID']['input'];
  /** 16 to 64 of A-Z a-z 0-9 - _ . Made when Review opens, repeated by every retry while the outcome is unknown. */
  attemptKey: Scalars['String']['input'];
  amount: Scalars['Cents']['input'];
  method: PaymentMethodInput;
  saveMethod: Scalars['Boolean']['input'];
  overpaymentConfirmed: Scalars['Boolean']['input'];
  terms: TermsAcceptanceInput;
  /** Enrols in Auto Pay with the same method once the payment is taken (AUTO-02). */
  enrolAutoPay?: InputMaybe<EnrolWithPaymentInput>;
};

export type PaymentMethodInput =
  /** Token of a new card from the vault. */
  { vaultToken: Scalars['String']['input']; savedCard?: never; }
  |  { vaultToken?: never; savedCard: SavedCardInput; };

export type SavedCardInput = {
  paymentMethodId: Scalars['ID']['input'];
  securityCodeToken: Scalars['String']['input'];
};

/** What exactly was accepted, so that the wording can be shown later. */
export type TermsAcceptanceInput = {
  accepted: Scalars['Boolean']['input'];
  release: Scalars['String']['input'];
  locale: Scalars['String']['input'];
  key: Scalars['String']['input'];
  textHash: Scalars['String']['input'];
};

export type InstantPaymentResult = InstantPaymentOutcome | PaymentRefusal;

/** The attempt is over or on its way; `payment` says which. Also the answer for a decline. */
export type InstantPaymentOutcome = {
  __typename?: 'InstantPaymentOutcome';
  paymentId: Scalars['ID']['output'];
  payment: Payment;
  account: BillingAccount;
};

export type PaymentRefusalCode =
  | 'AMOUNT_OUT_OF_RANGE'
  | 'AMOUNT_BELOW_DUE'
  | 'OVERPAYMENT_NOT_CONFIRMED'
  | 'METHOD_NOT_FOUND'
  | 'METHOD_EXPIRED'
  | 'METHOD_UNAVAILABLE'
  | 'CARDS_RESTRICTED'
  | 'CARD_DATA_EXPIRED'
  /** Cards were refused too often within an hour, by this person or for this account. */
  | 'TOO_MANY_TRIES'
  | 'CANNOT_BE_SAVED'
  /** The enrolment that was asked for can't be made; nothing was charged. `autoPayCode` says why. */
  | 'AUTO_PAY_REFUSED'
  | 'TERMS_NOT_ACCEPTED'
  | 'PAYMENT_BEING_CONFIRMED'
  | 'ATTEMPT_STILL_RUNNING'
  | 'ATTEMPT_KEY_REUSED'
  | 'ATTEMPT_KEY_INVALID';

/** Nothing was started and no money was taken. */
export type PaymentRefusal = {
  __typename?: 'PaymentRefusal';
  code: PaymentRefusalCode;
  minimum?: Maybe<Scalars['Cents']['output']>;
  maximum?: Maybe<Scalars['Cents']['output']>;
  amountDue?: Maybe<Scalars['Cents']['output']>;
  /** The payment that is being confirmed, for PAYMENT_BEING_CONFIRMED. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** Why the enrolment can't be made, for AUTO_PAY_REFUSED. */
  autoPayCode?: Maybe<AutoPayRefusalCode>;
};

export type Statement = {
  __typename?: 'Statement';
  id: Scalars['ID']['output'];
  statementDate: Scalars['Date']['output'];
  periodFrom: Scalars['Date']['output'];
  periodTo: Scalars['Date']['output'];
  dueDate: Scalars['Date']['output'];
  currentCharges: Scalars['Cents']['output'];
};

export type PaymentMethodType =
  | 'visa'
  | 'mc'
  | 'amex'
  | 'discover'
  | 'creditCard'
  | 'bankAccount';

export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  id: Scalars['ID']['output'];
  type: PaymentMethodType;
  lastFour: Scalars['String']['output'];
  /** MMYY; null for bank accounts. */
  expiry?: Maybe<Scalars['String']['output']>;
  cardName?: Maybe<Scalars['String']['output']>;
  expired: Scalars['Boolean']['output'];
  expiringSoon: Scalars['Boolean']['output'];
  unavailable: Scalars['Boolean']['output'];
  usedForAutoPay: Scalars['Boolean']['output'];
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



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AutoPayResult:
    | ( Omit<AutoPayOutcome, 'action' | 'account'> & { action: _RefType['AutoPayAction'], account: _RefType['BillingAccount'] } )
    | ( AutoPayRefusal )
  ;
  InstantPaymentResult:
    | ( Omit<InstantPaymentOutcome, 'payment' | 'account'> & { payment: _RefType['Payment'], account: _RefType['BillingAccount'] } )
    | ( PaymentRefusal )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Permission: Permission;
  Cents: ResolverTypeWrapper<Scalars['Cents']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ServiceKey: ServiceKey;
  ServiceStatus: ServiceStatus;
  ServiceType: ServiceType;
  Service: ResolverTypeWrapper<Service>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  BillingAccount: ResolverTypeWrapper<Omit<BillingAccount, "autoPay" | "mobileTransactions" | "streamingTransactions" | "streamingSubscriptions" | "mobileDevices" | "paymentOptions" | "payments" | "lockingPayment" | "statements" | "paymentMethods">>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Payment: ResolverTypeWrapper<Omit<Payment, "autoPayActionId">>;
  AutoPayService: AutoPayService;
  AutoPay: ResolverTypeWrapper<AutoPay>;
  AutoPayEnrolment: ResolverTypeWrapper<AutoPayEnrolment>;
  AutoPayDebit: ResolverTypeWrapper<AutoPayDebit>;
  AutoPayRunState: AutoPayRunState;
  AutoPayRunCode: AutoPayRunCode;
  AutoPayRun: ResolverTypeWrapper<AutoPayRun>;
  AutoPayActionKind: AutoPayActionKind;
  AutoPayPartKind: AutoPayPartKind;
  AutoPayPartCode: AutoPayPartCode;
  AutoPayPart: ResolverTypeWrapper<AutoPayPart>;
  AutoPayAction: ResolverTypeWrapper<Omit<AutoPayAction, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  EnrolAutoPayInput: EnrolAutoPayInput;
  ChangeAutoPayInput: ChangeAutoPayInput;
  CancelAutoPayInput: CancelAutoPayInput;
  ChangeAutoPayDateInput: ChangeAutoPayDateInput;
  RetryAutoPayPartInput: RetryAutoPayPartInput;
  EnrolWithPaymentInput: EnrolWithPaymentInput;
  AutoPayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AutoPayResult']>;
  AutoPayOutcome: ResolverTypeWrapper<Omit<AutoPayOutcome, 'action' | 'account'> & { action: ResolversTypes['AutoPayAction'], account: ResolversTypes['BillingAccount'] }>;
  AutoPayRefusalCode: AutoPayRefusalCode;
  AutoPayRefusal: ResolverTypeWrapper<AutoPayRefusal>;
  TransactionKind: TransactionKind;
  MobileTransaction: ResolverTypeWrapper<MobileTransaction>;
  StreamingTransaction: ResolverTypeWrapper<StreamingTransaction>;
  StreamingSubscription: ResolverTypeWrapper<StreamingSubscription>;
  MobileDevice: ResolverTypeWrapper<MobileDevice>;
  PaymentOptions: ResolverTypeWrapper<PaymentOptions>;
  PaymentChannel: PaymentChannel;
  PaymentState: PaymentState;
  PaymentStatus: PaymentStatus;
  MoneyTaken: MoneyTaken;
  PaymentFailureCode: PaymentFailureCode;
  PartKind: PartKind;
  PartState: PartState;
  PartFailureCode: PartFailureCode;
  OutcomePart: ResolverTypeWrapper<OutcomePart>;
  PaymentConnection: ResolverTypeWrapper<Omit<PaymentConnection, 'nodes'> & { nodes: Array<ResolversTypes['Payment']> }>;
  InstantPaymentInput: InstantPaymentInput;
  PaymentMethodInput: PaymentMethodInput;
  SavedCardInput: SavedCardInput;
  TermsAcceptanceInput: TermsAcceptanceInput;
  InstantPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InstantPaymentResult']>;
  InstantPaymentOutcome: ResolverTypeWrapper<Omit<InstantPaymentOutcome, 'payment' | 'account'> & { payment: ResolversTypes['Payment'], account: ResolversTypes['BillingAccount'] }>;
  PaymentRefusalCode: PaymentRefusalCode;
  PaymentRefusal: ResolverTypeWrapper<PaymentRefusal>;
  Statement: ResolverTypeWrapper<Statement>;
  PaymentMethodType: PaymentMethodType;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Cents: Scalars['Cents']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Service: Service;
  Int: Scalars['Int']['output'];
  BillingAccount: Omit<BillingAccount, "autoPay" | "mobileTransactions" | "streamingTransactions" | "streamingSubscriptions" | "mobileDevices" | "paymentOptions" | "payments" | "lockingPayment" | "statements" | "paymentMethods">;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  Payment: Omit<Payment, "autoPayActionId">;
  AutoPay: AutoPay;
  AutoPayEnrolment: AutoPayEnrolment;
  AutoPayDebit: AutoPayDebit;
  AutoPayRun: AutoPayRun;
  AutoPayPart: AutoPayPart;
  AutoPayAction: Omit<AutoPayAction, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  EnrolAutoPayInput: EnrolAutoPayInput;
  ChangeAutoPayInput: ChangeAutoPayInput;
  CancelAutoPayInput: CancelAutoPayInput;
  ChangeAutoPayDateInput: ChangeAutoPayDateInput;
  RetryAutoPayPartInput: RetryAutoPayPartInput;
  EnrolWithPaymentInput: EnrolWithPaymentInput;
  AutoPayResult: ResolversUnionTypes<ResolversParentTypes>['AutoPayResult'];
  AutoPayOutcome: Omit<AutoPayOutcome, 'action' | 'account'> & { action: ResolversParentTypes['AutoPayAction'], account: ResolversParentTypes['BillingAccount'] };
  AutoPayRefusal: AutoPayRefusal;
  MobileTransaction: MobileTransaction;
  StreamingTransaction: StreamingTransaction;
  StreamingSubscription: StreamingSubscription;
  MobileDevice: MobileDevice;
  PaymentOptions: PaymentOptions;
  OutcomePart: OutcomePart;
  PaymentConnection: Omit<PaymentConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Payment']> };
  InstantPaymentInput: InstantPaymentInput;
  PaymentMethodInput: PaymentMethodInput;
  SavedCardInput: SavedCardInput;
  TermsAcceptanceInput: TermsAcceptanceInput;
  InstantPaymentResult: ResolversUnionTypes<ResolversParentTypes>['InstantPaymentResult'];
  InstantPaymentOutcome: Omit<InstantPaymentOutcome, 'payment' | 'account'> & { payment: ResolversParentTypes['Payment'], account: ResolversParentTypes['BillingAccount'] };
  PaymentRefusal: PaymentRefusal;
  Statement: Statement;
  PaymentMethod: PaymentMethod;
};

export type PermissionDirectiveArgs = {
  needs: Permission;
};

export type PermissionDirectiveResolver<Result, Parent, ContextType = unknown, Args = PermissionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface CentsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cents'], any> {
  name: 'Cents';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  billing?: Resolver<Maybe<ResolversTypes['BillingAccount']>, ParentType, ContextType, RequireFields<QueryBillingArgs, 'accountId'>>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<QueryServicesArgs, 'accountId'>>;
  autoPayAction?: Resolver<Maybe<ResolversTypes['AutoPayAction']>, ParentType, ContextType, RequireFields<QueryAutoPayActionArgs, 'accountId' | 'actionId'>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'accountId' | 'paymentId'>>;
};

export type ServiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ServiceKey'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceStatus'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
  downloadMbps?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lineCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deviceCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remainingDeviceBalance?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  channelCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BillingAccountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BillingAccount'] = ResolversParentTypes['BillingAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amountDue?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  adjustedDelinquencyAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  creditBalance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pendingPaymentAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextAutoPayDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  autoPayEnrolled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoPayDiscount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  paperlessEnrolled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disconnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  businessDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  autoPay?: Resolver<ResolversTypes['AutoPay'], ParentType, ContextType>;
  mobileTransactions?: Resolver<Array<ResolversTypes['MobileTransaction']>, ParentType, ContextType, RequireFields<BillingAccountMobileTransactionsArgs, 'first'>>;
  streamingTransactions?: Resolver<Array<ResolversTypes['StreamingTransaction']>, ParentType, ContextType, RequireFields<BillingAccountStreamingTransactionsArgs, 'first'>>;
  streamingSubscriptions?: Resolver<Array<ResolversTypes['StreamingSubscription']>, ParentType, ContextType>;
  mobileDevices?: Resolver<Array<ResolversTypes['MobileDevice']>, ParentType, ContextType>;
  paymentOptions?: Resolver<ResolversTypes['PaymentOptions'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<BillingAccountPaymentsArgs, 'first'>>;
  lockingPayment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  statements?: Resolver<Array<ResolversTypes['Statement']>, ParentType, ContextType, RequireFields<BillingAccountStatementsArgs, 'first'>>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  enrolAutoPay?: Resolver<ResolversTypes['AutoPayResult'], ParentType, ContextType, RequireFields<MutationEnrolAutoPayArgs, 'input'>>;
  changeAutoPay?: Resolver<ResolversTypes['AutoPayResult'], ParentType, ContextType, RequireFields<MutationChangeAutoPayArgs, 'input'>>;
  cancelAutoPay?: Resolver<ResolversTypes['AutoPayResult'], ParentType, ContextType, RequireFields<MutationCancelAutoPayArgs, 'input'>>;
  changeAutoPayDate?: Resolver<ResolversTypes['AutoPayResult'], ParentType, ContextType, RequireFields<MutationChangeAutoPayDateArgs, 'input'>>;
  retryAutoPayPart?: Resolver<ResolversTypes['AutoPayResult'], ParentType, ContextType, RequireFields<MutationRetryAutoPayPartArgs, 'input'>>;
  createInstantPaymentV2?: Resolver<ResolversTypes['InstantPaymentResult'], ParentType, ContextType, RequireFields<MutationCreateInstantPaymentV2Args, 'input'>>;
};

export type PaymentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  autoPayActionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  balanceAfter?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  entryDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paymentDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  debitDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['PaymentChannel'], ParentType, ContextType>;
  paymentMethodType?: Resolver<ResolversTypes['PaymentMethodType'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  moneyTaken?: Resolver<ResolversTypes['MoneyTaken'], ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['PaymentFailureCode']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['OutcomePart']>, ParentType, ContextType>;
  enteredBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AutoPayResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPay'] = ResolversParentTypes['AutoPay']> = {
  enrolments?: Resolver<Array<ResolversTypes['AutoPayEnrolment']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['AutoPayService']>, ParentType, ContextType>;
  billDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  debitDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  monthlyDiscount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  nextDebit?: Resolver<Maybe<ResolversTypes['AutoPayDebit']>, ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['AutoPayRun']>, ParentType, ContextType>;
  openActionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['AutoPayRefusalCode']>, ParentType, ContextType>;
};

export type AutoPayEnrolmentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPayEnrolment'] = ResolversParentTypes['AutoPayEnrolment']> = {
  service?: Resolver<ResolversTypes['AutoPayService'], ParentType, ContextType>;
  paymentMethodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  debitDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AutoPayDebitResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPayDebit'] = ResolversParentTypes['AutoPayDebit']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  paymentMethodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AutoPayRunResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPayRun'] = ResolversParentTypes['AutoPayRun']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AutoPayRunState'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['AutoPayRunCode']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AutoPayPartResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPayPart'] = ResolversParentTypes['AutoPayPart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AutoPayPartKind'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['AutoPayService']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PartState'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['AutoPayPartCode']>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AutoPayActionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPayAction'] = ResolversParentTypes['AutoPayAction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AutoPayActionKind'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  enteredBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['AutoPayPart']>, ParentType, ContextType>;
  moneyTaken?: Resolver<ResolversTypes['MoneyTaken'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentMethodType?: Resolver<Maybe<ResolversTypes['PaymentMethodType']>, ParentType, ContextType>;
  lastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debitDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AutoPayResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPayResult'] = ResolversParentTypes['AutoPayResult']> = {
  __resolveType: TypeResolveFn<'AutoPayOutcome' | 'AutoPayRefusal', ParentType, ContextType>;
};

export type AutoPayOutcomeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPayOutcome'] = ResolversParentTypes['AutoPayOutcome']> = {
  actionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['AutoPayAction'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AutoPayRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPayRefusal'] = ResolversParentTypes['AutoPayRefusal']> = {
  code?: Resolver<ResolversTypes['AutoPayRefusalCode'], ParentType, ContextType>;
  amountDue?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  openActionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MobileTransactionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MobileTransaction'] = ResolversParentTypes['MobileTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TransactionKind'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type StreamingTransactionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StreamingTransaction'] = ResolversParentTypes['StreamingTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TransactionKind'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type StreamingSubscriptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StreamingSubscription'] = ResolversParentTypes['StreamingSubscription']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  monthlyPrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  nextBillingDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type MobileDeviceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MobileDevice'] = ResolversParentTypes['MobileDevice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remainingBalance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  monthlyInstallment?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  installmentsRemaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentOptionsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentOptions'] = ResolversParentTypes['PaymentOptions']> = {
  minimum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  mustPayAmountDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mustPayToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  earliestDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lastDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  cardsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  banksAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OutcomePartResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OutcomePart'] = ResolversParentTypes['OutcomePart']> = {
  kind?: Resolver<ResolversTypes['PartKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PartState'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['PartFailureCode']>, ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InstantPaymentResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InstantPaymentResult'] = ResolversParentTypes['InstantPaymentResult']> = {
  __resolveType: TypeResolveFn<'InstantPaymentOutcome' | 'PaymentRefusal', ParentType, ContextType>;
};

export type InstantPaymentOutcomeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InstantPaymentOutcome'] = ResolversParentTypes['InstantPaymentOutcome']> = {
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentRefusal'] = ResolversParentTypes['PaymentRefusal']> = {
  code?: Resolver<ResolversTypes['PaymentRefusalCode'], ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  amountDue?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  autoPayCode?: Resolver<Maybe<ResolversTypes['AutoPayRefusalCode']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatementResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Statement'] = ResolversParentTypes['Statement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statementDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  periodFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  periodTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currentCharges?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentMethodType'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiringSoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unavailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usedForAutoPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  Cents?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  BillingAccount?: BillingAccountResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  AutoPay?: AutoPayResolvers<ContextType>;
  AutoPayEnrolment?: AutoPayEnrolmentResolvers<ContextType>;
  AutoPayDebit?: AutoPayDebitResolvers<ContextType>;
  AutoPayRun?: AutoPayRunResolvers<ContextType>;
  AutoPayPart?: AutoPayPartResolvers<ContextType>;
  AutoPayAction?: AutoPayActionResolvers<ContextType>;
  AutoPayResult?: AutoPayResultResolvers<ContextType>;
  AutoPayOutcome?: AutoPayOutcomeResolvers<ContextType>;
  AutoPayRefusal?: AutoPayRefusalResolvers<ContextType>;
  MobileTransaction?: MobileTransactionResolvers<ContextType>;
  StreamingTransaction?: StreamingTransactionResolvers<ContextType>;
  StreamingSubscription?: StreamingSubscriptionResolvers<ContextType>;
  MobileDevice?: MobileDeviceResolvers<ContextType>;
  PaymentOptions?: PaymentOptionsResolvers<ContextType>;
  OutcomePart?: OutcomePartResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  InstantPaymentResult?: InstantPaymentResultResolvers<ContextType>;
  InstantPaymentOutcome?: InstantPaymentOutcomeResolvers<ContextType>;
  PaymentRefusal?: PaymentRefusalResolvers<ContextType>;
  Statement?: StatementResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  permission?: PermissionDirectiveResolver<any, any, ContextType>;
};
