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
  /** The services of one account (CALL-02); HOSTED_VOICE is one of them only while its toggle is on (SERV-05). */
  services: Array<Service>;
  /** One change of Auto Pay with all its parts; also the answer to `is it settled yet?`. */
  autoPayAction?: Maybe<AutoPayAction>;
  /** One payment with all its parts; also the answer to `is it settled yet?`. */
  payment?: Maybe<Payment>;
  /** NOT_FOUND for a transaction that is no refund. */
  refund?: Maybe<Refund>;
  /** One statement with its lines and what happened since the one before. */
  statement?: Maybe<Statement>;
  /** What an account would look like after paying an amount on a day, from today to 60 days ahead (B20). */
  whatIf: WhatIf;
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


export type QueryRefundArgs = {
  accountId: Scalars['ID']['input'];
  refundId: Scalars['ID']['input'];
};


export type QueryStatementArgs = {
  accountId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryWhatIfArgs = {
  accountId: Scalars['ID']['input'];
  amount: Scalars['Cents']['input'];
  date: Scalars['Date']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Gives an account the name that its people call it by (B15); an empty one takes it away. Everybody of the account sees it, so nobody writes over a name that they did not see. */
  renameAccount: RenameAccountResult;
  /** Turns paperless billing on or off (BILL-09). Repeating it changes nothing. INVALID_REQUEST when it is turned on without an agreement. */
  setPaperless: BillingAccount;
  /** Enrols; charges nothing. To pay what is due in the same flow: createInstantPaymentV2 with enrolAutoPay. */
  enrolAutoPay: AutoPayResult;
  /** Other services or another method: the old enrolment is cancelled, then the new one is made (AUTO-03, AUTO-05). */
  changeAutoPay: AutoPayResult;
  cancelAutoPay: AutoPayResult;
  changeAutoPayDate: AutoPayResult;
  /** Tries a part again that was not done. Never charges anything. */
  retryAutoPayPart: AutoPayResult;
  /** Makes an address at which a calendar program reads this calendar without signing in. It is told once. */
  createCalendarFeed: CalendarFeedResult;
  /** Closes an address of whoever asks. Closing it twice is closing it once. */
  revokeCalendarFeed: BillingAccount;
  /** Sends a new six-digit passcode to whoever asks; one that was sent before ends. */
  sendPasscode: PasscodeAnswer;
  /** Shows call details in this session for a while. */
  confirmPasscode: PasscodeAnswer;
  /**
   * Auto Pay goes on with the method that it has, from its next day on; charges nothing. Resuming twice is resuming once. METHOD_UNAVAILABLE
   * and METHOD_EXPIRED: it needs another method; BALANCE_DUE: what could not be taken is paid first.
   */
  resumeAutoPay: ResumeAutoPayResult;
  /** Pays for a device now (PAY-04), at most once for an idempotencyKey (PAY-20). The payment lowers the device's balance, not what the bill asks for. */
  createDeviceOneTimePaymentV2: DevicePaymentResult;
  /** Pay now. The same idempotencyKey with the same body gives the stored answer again; with another body IDEMPOTENCY_KEY_REUSED (PAY-20). */
  createInstantPaymentV2: InstantPaymentResult;
  /** Sends the receipt to the address of who asks, with its PDF; at most once a day. NOT_FOUND for a payment that took no money. */
  sendReceipt: SentReceipt;
  /** From the next statement on it goes to this address too. That somebody reads it there is not looked at. */
  addStatementRecipient: StatementRecipientResult;
  /** From now on nothing is sent to this address. Taking it away twice is taking it away once. */
  removeStatementRecipient: BillingAccount;
  /** Sends the receipt to the address of who asks, with its PDF; at most once a day in each language. NOT_FOUND for a transaction that is no refund. */
  sendRefundReceipt: SentReceipt;
  /** Schedule a payment for a later date (PAY-09 to PAY-13). No money moves before that date. The same idempotencyKey with the same body gives the stored answer again. */
  createFuturePayment: FuturePaymentResult;
  /** Change date, amount or method of a scheduled payment (PAY-18). What is refused leaves it as it was. */
  editScheduledPayment: FuturePaymentResult;
  /** Call a scheduled payment off (PAY-18). Calling it off twice is calling it off once; NOT_SCHEDULED when it runs or has run. */
  cancelScheduledPayment: FuturePaymentResult;
  /** Try a part of a payment again that was not done, or enrol in what stands beside it. It never charges anything. */
  retryPaymentPart: PaymentPartOutcome;
  /** Saves a card or a bank account that the vault has taken (WALL-02, WALL-06). The same idempotencyKey with the same body gives the stored answer again. */
  addPaymentMethod: WalletResult;
  /** New expiry, name and ZIP of a saved card; the token is the vault's, for this card, and its security code is checked there (WALL-08). */
  editCard: WalletResult;
  /** Gives a method a nickname; an empty one takes it away. */
  renamePaymentMethod: WalletResult;
  /** Makes a method the one that is offered first. */
  makeDefaultPaymentMethod: WalletResult;
  /** Takes a method out of the wallet; not while Auto Pay uses it (WALL-03). */
  deletePaymentMethod: WalletResult;
};


export type MutationRenameAccountArgs = {
  input: RenameAccountInput;
};


export type MutationSetPaperlessArgs = {
  input: PaperlessInput;
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


export type MutationCreateCalendarFeedArgs = {
  input: NewCalendarFeedInput;
};


export type MutationRevokeCalendarFeedArgs = {
  input: CalendarFeedInput;
};


export type MutationSendPasscodeArgs = {
  input: SendPasscodeInput;
};


export type MutationConfirmPasscodeArgs = {
  input: ConfirmPasscodeInput;
};


export type MutationResumeAutoPayArgs = {
  input: ResumeAutoPayInput;
};


export type MutationCreateDeviceOneTimePaymentV2Args = {
  input: DevicePaymentInput;
};


export type MutationCreateInstantPaymentV2Args = {
  input: InstantPaymentInput;
};


export type MutationSendReceiptArgs = {
  input: SendReceiptInput;
};


export type MutationAddStatementRecipientArgs = {
  input: NewStatementRecipientInput;
};


export type MutationRemoveStatementRecipientArgs = {
  input: StatementRecipientInput;
};


export type MutationSendRefundReceiptArgs = {
  input: SendRefundReceiptInput;
};


export type MutationCreateFuturePaymentArgs = {
  input: FuturePaymentInput;
};


export type MutationEditScheduledPaymentArgs = {
  input: ScheduledPaymentChangeInput;
};


export type MutationCancelScheduledPaymentArgs = {
  input: ScheduledPaymentInput;
};


export type MutationRetryPaymentPartArgs = {
  input: PaymentPartInput;
};


export type MutationAddPaymentMethodArgs = {
  input: AddPaymentMethodInput;
};


export type MutationEditCardArgs = {
  input: EditCardInput;
};


export type MutationRenamePaymentMethodArgs = {
  input: RenamePaymentMethodInput;
};


export type MutationMakeDefaultPaymentMethodArgs = {
  input: PaymentMethodRefInput;
};


export type MutationDeletePaymentMethodArgs = {
  input: PaymentMethodRefInput;
};

export type RenameAccountInput = {
  accountId: Scalars['ID']['input'];
  /** At most 40 characters without the blanks around it. */
  nickname: Scalars['String']['input'];
  /** The nickname that was seen; null for none. */
  before?: InputMaybe<Scalars['String']['input']>;
};

export type RenameAccountResult = AccountRenamed | AccountNameRefusal;

export type AccountRenamed = {
  __typename?: 'AccountRenamed';
  account: BillingAccount;
};

export type AccountNameRefusalCode =
  | 'NICKNAME_TOO_LONG'
  | 'NICKNAME_INVALID'
  /** Somebody else has renamed it since `before`. */
  | 'CHANGED_MEANWHILE';

/** Nothing was changed; `account` has the name that it has now. */
export type AccountNameRefusal = {
  __typename?: 'AccountNameRefusal';
  code: AccountNameRefusalCode;
  account: BillingAccount;
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
  | 'MOBILE'
  | 'HOSTED_VOICE';

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

/** What is wrong with a service now besides the account's own state; an outage comes before equipment. */
export type ServiceTrouble =
  | 'OUTAGE'
  | 'EQUIPMENT_OFFLINE';

export type Service = {
  __typename?: 'Service';
  id: Scalars['ID']['output'];
  key: ServiceKey;
  status: ServiceStatus;
  serviceType: ServiceType;
  /** Null for a service without trouble, and for one that is not provisioned. */
  trouble?: Maybe<ServiceTrouble>;
  /** The facts below are null for the services that have none of them. */
  downloadMbps?: Maybe<Scalars['Int']['output']>;
  lineCount?: Maybe<Scalars['Int']['output']>;
  deviceCount?: Maybe<Scalars['Int']['output']>;
  remainingDeviceBalance?: Maybe<Scalars['Cents']['output']>;
  channelCount?: Maybe<Scalars['Int']['output']>;
  /** Where the service is managed on the business portal, outside of this one (redirectUri.sbpp of section 3). */
  redirectUri?: Maybe<Scalars['String']['output']>;
};

export type BillingAccount = {
  __typename?: 'BillingAccount';
  id: Scalars['ID']['output'];
  accountNumber: Scalars['String']['output'];
  /** The company's name, behind the nickname where there is one (B15): Warehouse, Main St (Harbor Street Bakery). */
  accountName: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  /** What its people call it (B15); null for none. */
  nickname?: Maybe<Scalars['String']['output']>;
  amountDue: Scalars['Cents']['output'];
  /** The adjusted past-due amount (adjustedDelinquencyAmount of section 3). */
  adjustedDelinquencyAmount: Scalars['Cents']['output'];
  creditBalance: Scalars['Cents']['output'];
  /** Taken by the processor or being confirmed, not yet on the account. */
  pendingPaymentAmount: Scalars['Cents']['output'];
  /** What the discount of Auto Pay takes off beside a debit that is on its way. */
  pendingDiscount: Scalars['Cents']['output'];
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
  status: AccountStatus;
  /** Null while the service runs as usual, and nothing was restored within the last day. */
  suspension?: Maybe<Suspension>;
  mobileStatus: MobileStatus;
  /** Null without a plan. */
  deferralPlan?: Maybe<DeferralPlan>;
  /** Null for an account that is billed here. */
  billedElsewhere?: Maybe<BilledElsewhere>;
  /** Why the caller can't pay for this account, and who can; null when the caller can. */
  payingRefusal?: Maybe<PayingRefusal>;
  /** Where the account can be paid outside the portal. */
  paymentPlaces: PaymentPlaces;
  /** Newest first, at most 24 months back (BILL-11). */
  activity: Array<ActivityRow>;
  autoPay: AutoPay;
  /**
   * Everything that has a day between two days, both included: by day, the most urgent first. Without days from the first of this month to the
   * last of the fifth month after it. At most 400 days.
   */
  moneyCalendar: Array<CalendarEvent>;
  /** The addresses that whoever asks has made for this account, the newest first. */
  calendarFeeds: Array<CalendarFeed>;
  mobileTransactions: Array<MobileTransaction>;
  streamingTransactions: Array<StreamingTransaction>;
  /** A page of 20, the newest first; page counts from 1, and a page beyond the last is the last. */
  mobileTransactionPage: MobileTransactionPage;
  streamingTransactionPage: StreamingTransactionPage;
  streamingSubscriptions: Array<StreamingSubscription>;
  mobileDevices: Array<MobileDevice>;
  /** What was paid for this device within 24 hours, or is on its way: paying may pay for it twice. Empty for a device that is not there. */
  deviceOverlaps: Array<PaymentOverlap>;
  paymentOptions: PaymentOptions;
  payments: PaymentConnection;
  /** A payment whose outcome is unknown: no other payment may start until it is settled. */
  lockingPayment?: Maybe<Payment>;
  /** In the order in which they were added; at most five. */
  statementRecipients: Array<StatementRecipient>;
  /** Whether anything is sent by e-mail from here at all. */
  canSendMessages: Scalars['Boolean']['output'];
  /** At most two (PAY-10), the earliest first. */
  scheduledPayments: Array<Payment>;
  /** What pays of the bill besides a payment that is made now: the same again where both together are more than is due. */
  overlaps: Array<PaymentOverlap>;
  /** The newest first; `after` is the endCursor of the page before. */
  statements: StatementConnection;
  statementsState: StatementsState;
  /** When the next statement is to be issued; null for who is not billed here. */
  nextStatementDate?: Maybe<Scalars['Date']['output']>;
  /** What Auto Pay stands on now: the newest agreement with which something was enrolled. Null while it is off. */
  autoPayTerms?: Maybe<AcceptedTerms>;
  /** With what paperless billing was turned on; null while it is off, and where it came without an agreement. */
  paperlessTerms?: Maybe<AcceptedTerms>;
  /** When that was accepted; null where there is none to be shown. */
  paperlessAgreedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The default first, then the newest. */
  paymentMethods: Array<PaymentMethod>;
};


export type BillingAccountActivityArgs = {
  filter: ActivityFilter;
};


export type BillingAccountMoneyCalendarArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type BillingAccountMobileTransactionsArgs = {
  first?: Scalars['Int']['input'];
};


export type BillingAccountStreamingTransactionsArgs = {
  first?: Scalars['Int']['input'];
};


export type BillingAccountMobileTransactionPageArgs = {
  shown: TransactionsShown;
  page: Scalars['Int']['input'];
};


export type BillingAccountStreamingTransactionPageArgs = {
  shown: TransactionsShown;
  page: Scalars['Int']['input'];
};


export type BillingAccountDeviceOverlapsArgs = {
  deviceId: Scalars['ID']['input'];
};


export type BillingAccountPaymentsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type BillingAccountStatementsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What a screen says first. CONFIRMING: a payment's outcome is not known. PAST_DUE: something is late, and nothing on its way pays it. ON_ITS_WAY: all that
 * is due is being paid. SCHEDULED, AUTO_PAY: it will be paid in time by itself. ARRANGEMENT: what comes next is a part of an arrangement. DUE: somebody has to pay.
 */
export type AccountHeadline =
  | 'CONFIRMING'
  | 'PAST_DUE'
  | 'ON_ITS_WAY'
  | 'NOTHING_DUE'
  | 'SCHEDULED'
  | 'AUTO_PAY'
  | 'ARRANGEMENT'
  | 'DUE';

export type AccountStatus = {
  __typename?: 'AccountStatus';
  headline: AccountHeadline;
  /** All that the account owes by the ledger. */
  amountDue: Scalars['Cents']['output'];
  /** The same less what is on its way, with the discount that comes with it. */
  stillDue: Scalars['Cents']['output'];
  /** Late, with nothing on its way that pays it and no arrangement that puts it off. */
  pastDue: Scalars['Cents']['output'];
  /** Of stillDue what is due today or later; `dueDate` says until when the first of it has to be paid. */
  current: Scalars['Cents']['output'];
  dueDate?: Maybe<Scalars['Date']['output']>;
  onItsWay: Scalars['Cents']['output'];
  creditBalance: Scalars['Cents']['output'];
  /** Null without one, and when it was broken. */
  arrangement?: Maybe<PaymentArrangement>;
  /** Payments that will be charged by themselves, the earliest first. */
  scheduled: Array<ScheduledCharge>;
  autoPay: AutoPayPlan;
  /** What automatic and scheduled payments could not take and nobody has paid since, the newest first. */
  failures: Array<PaymentFailure>;
  /** Payments that were taken and that a bank took back, until they are paid again or 60 days have passed (14 where nothing is owed), the newest first. */
  returned: Array<ReturnedPayment>;
  /** The same for payments of mobile devices, until the device is paid again or 60 days have passed, the newest first. The bill does not change. */
  returnedForDevices: Array<ReturnedDevicePayment>;
  /** The payment whose outcome is not known; no other may start. */
  confirming?: Maybe<ConfirmingPayment>;
  service: ServiceStatusOfAccount;
  mayPay: MayPay;
};

/** left: what is still to be paid of it. nextAmount by nextDate. */
export type PaymentArrangement = {
  __typename?: 'PaymentArrangement';
  left: Scalars['Cents']['output'];
  installmentsRemaining: Scalars['Int']['output'];
  nextAmount: Scalars['Cents']['output'];
  nextDate: Scalars['Date']['output'];
};

/** What stands in the way of a planned charge as things are now. METHOD_EXPIRES: before its day. */
export type ChargeProblem =
  | 'METHOD_REMOVED'
  | 'METHOD_EXPIRES'
  | 'METHOD_UNAVAILABLE'
  | 'METHOD_RESTRICTED';

export type ScheduledCharge = {
  __typename?: 'ScheduledCharge';
  paymentId: Scalars['ID']['output'];
  amount: Scalars['Cents']['output'];
  date: Scalars['Date']['output'];
  problem?: Maybe<ChargeProblem>;
};

/**
 * discount: what Auto Pay takes off each month, or would take off. pausedSince: it charges nothing since then, because a debit could not be taken. charge: null
 * when it is off or paused, and when no bill is in sight that it could pay.
 */
export type AutoPayPlan = {
  __typename?: 'AutoPayPlan';
  enrolled: Scalars['Boolean']['output'];
  discount: Scalars['Cents']['output'];
  pausedSince?: Maybe<Scalars['Date']['output']>;
  charge?: Maybe<PlannedCharge>;
};

/**
 * The next day on which Auto Pay charges something. Where the bill of `statementDate` is still to come out before, due, discount and amount are null: that bill
 * decides. Otherwise `amount` is what is charged: what is due then less the discount.
 */
export type PlannedCharge = {
  __typename?: 'PlannedCharge';
  date: Scalars['Date']['output'];
  due?: Maybe<Scalars['Cents']['output']>;
  discount?: Maybe<Scalars['Cents']['output']>;
  amount?: Maybe<Scalars['Cents']['output']>;
  statementDate?: Maybe<Scalars['Date']['output']>;
  paymentMethodId: Scalars['ID']['output'];
  problem?: Maybe<ChargeProblem>;
};

export type FailedPaymentKind =
  | 'AUTO_PAY'
  | 'SCHEDULED';

export type FailedPaymentCode =
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'SECURITY_CODE_FAILED'
  /** Lost, stolen, closed, or no such account: never tried again. */
  | 'METHOD_CLOSED'
  /** Nobody was asked; a delay, not a refusal. */
  | 'PROCESSOR_UNAVAILABLE'
  | 'METHOD_NOT_FOUND'
  | 'METHOD_REMOVED'
  | 'METHOD_EXPIRED'
  | 'METHOD_UNAVAILABLE'
  | 'CARDS_RESTRICTED';

/**
 * A charge that nobody pressed a button for and that was not taken. id: of a scheduled payment its own, by which cancelScheduledPayment calls the next try off.
 * date: on which it was tried last. retryOn: when it will be tried again by itself, for `retryAmount`, from which Auto Pay's discount `retryDiscount` is taken off already; null for not again. With a date but no amount, Auto Pay's payment of that date includes it. paused: Auto Pay charges nothing until somebody has put it right.
 */
export type PaymentFailure = {
  __typename?: 'PaymentFailure';
  id: Scalars['ID']['output'];
  kind: FailedPaymentKind;
  paymentId?: Maybe<Scalars['ID']['output']>;
  date: Scalars['Date']['output'];
  amount: Scalars['Cents']['output'];
  code: FailedPaymentCode;
  retryOn?: Maybe<Scalars['Date']['output']>;
  retryAmount?: Maybe<Scalars['Cents']['output']>;
  retryDiscount?: Maybe<Scalars['Cents']['output']>;
  paused: Scalars['Boolean']['output'];
};

/** RETURN: the bank returned a debit. CHARGEBACK: it took a card payment back because of a dispute that is open or lost. */
export type ReturnedPaymentKind =
  | 'RETURN'
  | 'CHARGEBACK';

/** id: of what was done to the payment. amount: what the bank took back. paidOn: the payment's own date. returnedOn: when we learned of it. */
export type ReturnedPayment = {
  __typename?: 'ReturnedPayment';
  id: Scalars['ID']['output'];
  paymentId: Scalars['ID']['output'];
  kind: ReturnedPaymentKind;
  reason: ReversalReason;
  amount: Scalars['Cents']['output'];
  paidOn: Scalars['Date']['output'];
  returnedOn: Scalars['Date']['output'];
};

export type ReturnedDevicePayment = {
  __typename?: 'ReturnedDevicePayment';
  id: Scalars['ID']['output'];
  paymentId: Scalars['ID']['output'];
  kind: ReturnedPaymentKind;
  reason: ReversalReason;
  amount: Scalars['Cents']['output'];
  paidOn: Scalars['Date']['output'];
  returnedOn: Scalars['Date']['output'];
  deviceId: Scalars['ID']['output'];
  deviceName: Scalars['String']['output'];
};

export type ConfirmingPayment = {
  __typename?: 'ConfirmingPayment';
  paymentId: Scalars['ID']['output'];
  amount: Scalars['Cents']['output'];
};

/** Mobile can be stopped while the others run: `mobile` says so. RESTORED: back within the last day. */
export type ServiceState =
  | 'RUNNING'
  | 'SUSPENDED'
  | 'BEING_RESTORED'
  | 'RESTORED'
  | 'DISCONNECTED';

/** stopsOn: the day on which service is suspended unless what is late is paid. restoredBy: when it will be back, or came back. */
export type ServiceStatusOfAccount = {
  __typename?: 'ServiceStatusOfAccount';
  state: ServiceState;
  mobile: MobileStatus;
  stopsOn?: Maybe<Scalars['Date']['output']>;
  restoredBy?: Maybe<Scalars['DateTime']['output']>;
  restoreMinutes?: Maybe<Scalars['Int']['output']>;
};

/**
 * What may be paid now. suggested: the sum that a button asks for, which is accepted as it stands; 0 when there is nothing to ask for. Neither cards nor banks
 * allowed: cash at a store alone.
 */
export type MayPay = {
  __typename?: 'MayPay';
  minimum: Scalars['Cents']['output'];
  maximum: Scalars['Cents']['output'];
  suggested: Scalars['Cents']['output'];
  mustPayAmountDue: Scalars['Boolean']['output'];
  todayOnly: Scalars['Boolean']['output'];
  cardsAllowed: Scalars['Boolean']['output'];
  banksAllowed: Scalars['Boolean']['output'];
};

/** As configured; null where there is none. phone: of customer care, with country code. mailTo: a postal address on one line. storesUrl: the list of stores. */
export type PaymentPlaces = {
  __typename?: 'PaymentPlaces';
  phone?: Maybe<Scalars['String']['output']>;
  mailTo?: Maybe<Scalars['String']['output']>;
  storesUrl?: Maybe<Scalars['String']['output']>;
};

/** terms: that the text billing.paperless.terms.text was accepted; needed to turn it on. */
export type PaperlessInput = {
  accountId: Scalars['ID']['input'];
  enrolled: Scalars['Boolean']['input'];
  terms?: InputMaybe<TermsAcceptanceInput>;
};

/** STOPPED: until the past-due balance is paid. BEING_RESTORED: paid, back by restoredBy. RESTORED: back since restoredBy. */
export type SuspensionState =
  | 'STOPPED'
  | 'BEING_RESTORED'
  | 'RESTORED';

export type Suspension = {
  __typename?: 'Suspension';
  state: SuspensionState;
  /** Minutes from a payment to restored service (BILL-04). */
  restoreMinutes: Scalars['Int']['output'];
  /** Business time: when it will be back, or came back; null while it is stopped. */
  restoredBy?: Maybe<Scalars['DateTime']['output']>;
};

/** The status of the account's mobile lines (BILL-05). */
export type MobileStatus =
  | 'GOOD'
  | 'PAST_DUE'
  | 'HOTLINED'
  | 'TEMPORARILY_DISCONNECTED'
  | 'INACTIVE';

/** Past-due money that is paid in parts by agreement (BILL-08). */
export type DeferralPlan = {
  __typename?: 'DeferralPlan';
  installmentsRemaining: Scalars['Int']['output'];
  installmentAmount: Scalars['Cents']['output'];
  nextInstallmentDate: Scalars['Date']['output'];
};

export type BilledElsewhereReason =
  | 'ENTERPRISE'
  | 'MOVED';

/** url: the billing site that the account belongs to, as configured; null when none is. */
export type BilledElsewhere = {
  __typename?: 'BilledElsewhere';
  reason: BilledElsewhereReason;
  url?: Maybe<Scalars['String']['output']>;
};

export type PayingRefusalReason =
  | 'ROLE'
  | 'BILLED_ELSEWHERE';

export type AccountRole =
  | 'PRIMARY'
  | 'ADMIN'
  | 'BILLING'
  | 'STANDARD';

export type AccountPerson = {
  __typename?: 'AccountPerson';
  firstName: Scalars['String']['output'];
  role: AccountRole;
};

/** whoCan: people of the account who can pay, owners first; empty when nobody can here. */
export type PayingRefusal = {
  __typename?: 'PayingRefusal';
  reason: PayingRefusalReason;
  whoCan: Array<AccountPerson>;
};

export type ActivityShown =
  | 'ALL'
  | 'PAYMENTS'
  | 'CHARGES';

export type ActivityPeriod =
  | 'DAYS_30'
  | 'DAYS_90'
  | 'MONTHS_12'
  | 'MONTHS_24'
  /** The days of `from` and `to`. */
  | 'DATES';

/** status: payments alone have one; charges are left out when it is given. */
export type ActivityFilter = {
  shown: ActivityShown;
  period: ActivityPeriod;
  status?: InputMaybe<PaymentStatus>;
  /** First day, with DATES. What is more than 24 months back is left out. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day, with DATES; INVALID_REQUEST when it is before the first, or one of them is missing. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The last four: what was done to a payment after it was taken (PaymentReversal), each on the day on which it moved the balance. */
export type ActivityKind =
  | 'PAYMENT'
  | 'CHARGE'
  | 'DISCOUNT'
  | 'CREDIT'
  | 'RETURNED_PAYMENT'
  | 'REFUND'
  | 'CHARGEBACK'
  | 'CHARGEBACK_WON';

/** A discount, a credit, or the charges of a statement. */
export type ChargeDescription =
  | 'STATEMENT'
  | 'OTHER_CHARGE'
  | 'AUTO_PAY_DISCOUNT'
  | 'CREDIT';

export type ActivityRow = {
  __typename?: 'ActivityRow';
  id: Scalars['ID']['output'];
  kind: ActivityKind;
  /** Of a payment: its payment date. Of a charge: the day for which it was made. */
  date: Scalars['Date']['output'];
  /** The provider's date on which it was entered in the account; null for a payment that has not been. */
  postedDate?: Maybe<Scalars['Date']['output']>;
  /** Cents; never negative, kind says which way it goes. */
  amount: Scalars['Cents']['output'];
  /** Cents: charges and what takes a payment back are positive, payments, discounts and credits negative. Null for a payment that moved no money: declined, called off, not decided yet. */
  signedAmount?: Maybe<Scalars['Cents']['output']>;
  /** Null for payments. */
  description?: Maybe<ChargeDescription>;
  /** Until when a charge is to be paid; null for everything else. */
  dueDate?: Maybe<Scalars['Date']['output']>;
  /** Null for everything but payments. */
  payment?: Maybe<Payment>;
  /** The payment that it is, or that was taken back, refunded or disputed; null for everything else. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** Of a refund: its own id, for its page. */
  refundId?: Maybe<Scalars['ID']['output']>;
  /** Why a payment was taken back; null for everything else. */
  reason?: Maybe<ReversalReason>;
  /** The statement that a charge, discount or credit is on; null where there is none, and for everything else. */
  statementId?: Maybe<Scalars['ID']['output']>;
};

export type Payment = {
  __typename?: 'Payment';
  /** The enrolment that was asked for with this payment. */
  autoPayActionId?: Maybe<Scalars['ID']['output']>;
  /** The mobile device that it was made for; null when it pays the bill. */
  device?: Maybe<MobileDevice>;
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
  /** What was done to it after it was taken, the newest first. */
  reversals: Array<PaymentReversal>;
  /** Only when money was taken. */
  confirmationNumber?: Maybe<Scalars['String']['output']>;
  status: PaymentStatus;
  state: PaymentState;
  moneyTaken: MoneyTaken;
  failureCode?: Maybe<PaymentFailureCode>;
  parts: Array<OutcomePart>;
  enteredBy: Scalars['String']['output'];
  /** The customer's own reference, a purchase order for example (B14). */
  customerReference?: Maybe<Scalars['String']['output']>;
  /** E-mail addresses that are told whether money was taken as soon as it is certain (B14); at most three. */
  notified: Array<Scalars['String']['output']>;
  /** The saved method that a scheduled payment will charge; null for every other. */
  paymentMethodId?: Maybe<Scalars['ID']['output']>;
  /** What was agreed to with it; null where nothing had to be, such as for a debit of Auto Pay. */
  acceptedTerms?: Maybe<AcceptedTerms>;
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
  /** The day on which Auto Pay pays unless another one is chosen: the last that is in time in every month. */
  usualDebitDay: Scalars['Int']['output'];
  /** The mobile lines of the newest bill, which are all that Auto Pay pays of it when it is on for mobile alone. */
  mobileCharges: Scalars['Cents']['output'];
  /** What Auto Pay takes off each month now; 0 while it takes nothing off. */
  monthlyDiscount: Scalars['Cents']['output'];
  /** The newest bill has the month's discount already, so the next debit takes nothing off. */
  discountGiven: Scalars['Boolean']['output'];
  /** The next debit that has something to charge; null without an enrolment, and while the bill that it pays is still to come. */
  nextDebit?: Maybe<AutoPayDebit>;
  /** The newest debit that was tried. */
  lastRun?: Maybe<AutoPayRun>;
  /** A change whose outcome is not known yet: no other may start. */
  openActionId?: Maybe<Scalars['ID']['output']>;
  /** Why nobody can enrol this account; null when somebody can. */
  refusal?: Maybe<AutoPayRefusalCode>;
  /** No debits are made: the last one could not be taken. Null while Auto Pay is on, and while it is off. */
  paused?: Maybe<AutoPayPause>;
};

/** nextDate: the next day on which something is charged. */
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
  | 'METHOD_CLOSED'
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

/** PAPERLESS: asked for with an enrolment; not tried when nothing is enrolled. */
export type AutoPayPartKind =
  | 'CANCEL'
  | 'ENROL'
  | 'DATE'
  | 'PAPERLESS';

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
  /** The first day on which something was to be charged, as things were when the action was made. */
  nextDate?: Maybe<Scalars['Date']['output']>;
  /** What was agreed to with it; null for what takes nothing more, such as turning it off. */
  acceptedTerms?: Maybe<AcceptedTerms>;
};

/** What exactly was accepted is kept with the action. */
export type EnrolAutoPayInput = {
  accountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
  services: Array<AutoPayService>;
  method: PaymentMethodInput;
  debitDay: Scalars['Int']['input'];
  /** Bills by e-mail from now on (BILL-09). */
  enrollPaperless?: InputMaybe<Scalars['Boolean']['input']>;
  /** As in InstantPaymentInput. */
  paperlessTerms?: InputMaybe<TermsAcceptanceInput>;
  terms: TermsAcceptanceInput;
};

export type ChangeAutoPayInput = {
  accountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
  services: Array<AutoPayService>;
  /** Without it the method stays. */
  method?: InputMaybe<PaymentMethodInput>;
  terms: TermsAcceptanceInput;
};

export type CancelAutoPayInput = {
  accountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
};

export type ChangeAutoPayDateInput = {
  accountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
  debitDay: Scalars['Int']['input'];
};

export type RetryAutoPayPartInput = {
  accountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
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
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IDEMPOTENCY_KEY_INVALID';

/** Nothing was changed and no money was taken. */
export type AutoPayRefusal = {
  __typename?: 'AutoPayRefusal';
  code: AutoPayRefusalCode;
  /** Cents that have to be paid first, for BALANCE_DUE. */
  amountDue?: Maybe<Scalars['Cents']['output']>;
  /** The action that is being confirmed, for ACTION_BEING_CONFIRMED. */
  openActionId?: Maybe<Scalars['ID']['output']>;
  /** From when it may be tried again, for TOO_MANY_TRIES of different cards. */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
};

/**
 * SERVICE_STOPS: unless what is past due is paid. INSTALLMENT: of a deferral plan. BILL_DUE: without an amount the bill is still to come.
 * CUT_OFF: the last day to schedule a payment for a bill that is due on the next; there is none for a bill that Auto Pay pays. PAYMENT: made on
 * that day. STATEMENT: issued; STATEMENT_PLANNED: expected.
 */
export type CalendarEventKind =
  | 'SERVICE_STOPS'
  | 'BILL_DUE'
  | 'INSTALLMENT'
  | 'CUT_OFF'
  | 'AUTO_PAY'
  | 'SCHEDULED_PAYMENT'
  | 'PAYMENT'
  | 'STATEMENT'
  | 'STATEMENT_PLANNED'
  | 'CARD_EXPIRES';

export type CalendarEvent = {
  __typename?: 'CalendarEvent';
  /** Names it within its account, the same whenever it is asked for. */
  key: Scalars['String']['output'];
  kind: CalendarEventKind;
  date: Scalars['Date']['output'];
  /** Null while nobody knows it, and where there is none. */
  amount?: Maybe<Scalars['Cents']['output']>;
  /** What Auto Pay pays; null for everything else. */
  service?: Maybe<AutoPayService>;
  /** The card that expires; null for everything else. */
  card?: Maybe<CalendarCard>;
  /** Until when on its day; CUT_OFF has it. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** Address in the portal where something can be done about it. Of a BILL_DUE that Auto Pay pays it begins with /billing/auto-pay. */
  path: Scalars['String']['output'];
};

export type CalendarCard = {
  __typename?: 'CalendarCard';
  type: PaymentMethodType;
  lastFour: Scalars['String']['output'];
};

/** lastReadAt: null as long as no calendar program has read it. */
export type CalendarFeed = {
  __typename?: 'CalendarFeed';
  id: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastReadAt?: Maybe<Scalars['DateTime']['output']>;
};

/** locale: en-US or es-US, for as long as the profile has no language of its own. */
export type NewCalendarFeedInput = {
  accountId: Scalars['ID']['input'];
  locale: Scalars['String']['input'];
};

export type CalendarFeedInput = {
  accountId: Scalars['ID']['input'];
  feedId: Scalars['ID']['input'];
};

export type CalendarFeedResult = CalendarFeedAddress | CalendarFeedRefusal;

/** address: path and query on the portal's origin. Only its hash is kept, so it can't be told again. */
export type CalendarFeedAddress = {
  __typename?: 'CalendarFeedAddress';
  feedId: Scalars['ID']['output'];
  address: Scalars['String']['output'];
  account: BillingAccount;
};

/** TOO_MANY: five are the most. STAFF: only the account's own people may have one. */
export type CalendarFeedRefusalCode =
  | 'TOO_MANY'
  | 'STAFF';

export type CalendarFeedRefusal = {
  __typename?: 'CalendarFeedRefusal';
  code: CalendarFeedRefusalCode;
};

/** As it was told to the customer. previousBalance - paymentsReceived - adjustments + currentCharges = amountDue, to the cent. */
export type Statement = {
  __typename?: 'Statement';
  /** The calls of its period on the lines that the caller may use, the newest first, at most 500; null as long as callDetails is not VERIFIED. */
  calls?: Maybe<Array<Call>>;
  /** All calls of its period on these lines, also those beyond the newest 500; null as long as callDetails is not VERIFIED. */
  callTotals?: Maybe<CallTotals>;
  id: Scalars['ID']['output'];
  accountId: Scalars['ID']['output'];
  /** The statement before; null on the first. */
  previousId?: Maybe<Scalars['ID']['output']>;
  statementDate: Scalars['Date']['output'];
  periodFrom: Scalars['Date']['output'];
  periodTo: Scalars['Date']['output'];
  dueDate: Scalars['Date']['output'];
  previousBalance: Scalars['Cents']['output'];
  paymentsReceived: Scalars['Cents']['output'];
  /** Discounts and credits since the statement before; positive when they lower what is due. */
  adjustments: Scalars['Cents']['output'];
  /** The sum of all lines. */
  currentCharges: Scalars['Cents']['output'];
  /** Current charges less those of the statement before; null on the first. */
  change?: Maybe<Scalars['Cents']['output']>;
  /** The balance with this statement; negative is money of the customer. */
  amountDue: Scalars['Cents']['output'];
  /** What is still unpaid of its charges, by what is booked; 0 when it is paid. */
  openAmount: Scalars['Cents']['output'];
  paymentState: StatementPaymentState;
  lines: Array<StatementLine>;
  activity: Array<StatementActivity>;
  /** The statement before; null on the first. */
  previous?: Maybe<Statement>;
  callDetails: CallDetails;
};

export type CallTotals = {
  __typename?: 'CallTotals';
  count: Scalars['Int']['output'];
  seconds: Scalars['Int']['output'];
};

export type CallDirection =
  | 'INCOMING'
  | 'OUTGOING';

/** line: which of the account's lines. number: the other end, in international form. seconds: 0 for a call that nobody took. */
export type Call = {
  __typename?: 'Call';
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  line: Scalars['String']['output'];
  number: Scalars['String']['output'];
  direction: CallDirection;
  seconds: Scalars['Int']['output'];
};

export type SendPasscodeInput = {
  accountId: Scalars['ID']['input'];
};

export type ConfirmPasscodeInput = {
  accountId: Scalars['ID']['input'];
  passcode: Scalars['String']['input'];
};

/**
 * SENT: until when it works. WRONG: with the tries that are left. ENDED: too old, used up, tried too often, or none was sent. TOO_MANY: sent too often
 * within an hour. UNAVAILABLE: there is no way to send one to whoever asks. VERIFIED: until when details are shown.
 */
export type PasscodeState =
  | 'SENT'
  | 'WRONG'
  | 'ENDED'
  | 'TOO_MANY'
  | 'UNAVAILABLE'
  | 'VERIFIED';

export type PasscodeAnswer = {
  __typename?: 'PasscodeAnswer';
  state: PasscodeState;
  until?: Maybe<Scalars['DateTime']['output']>;
  triesLeft?: Maybe<Scalars['Int']['output']>;
};

export type AutoPayPause = {
  __typename?: 'AutoPayPause';
  since: Scalars['Date']['output'];
  code: FailedPaymentCode;
  /** Why it can't go on as it is; null when it can. */
  refusal?: Maybe<AutoPayRefusalCode>;
};

export type ResumeAutoPayInput = {
  accountId: Scalars['ID']['input'];
};

export type ResumeAutoPayResult = AutoPayResumed | AutoPayRefusal;

export type AutoPayResumed = {
  __typename?: 'AutoPayResumed';
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
  | 'BANKS_RESTRICTED'
  | 'CARD_DATA_EXPIRED'
  /** Within an hour cards were refused too often, or too many different ones tried: by this person, for this account, in this session or from this address. */
  | 'TOO_MANY_TRIES'
  | 'CANNOT_BE_SAVED'
  /** The customer's reference is too long, holds what it must not, or is a card number (B14). */
  | 'REFERENCE_INVALID'
  /** More than three addresses are to be notified, or one is no e-mail address (B14). */
  | 'NOTIFY_INVALID'
  /** Nobody can be notified: no messages are sent from here. */
  | 'NOTIFY_UNAVAILABLE'
  /** The card is over before the date of the scheduled payment (PAY-13). */
  | 'METHOD_EXPIRES_BEFORE_DATE'
  /** Not between tomorrow and the last date (PAY-09). */
  | 'DATE_OUT_OF_RANGE'
  /** The cut-off for that day has passed (PAY-09). */
  | 'DATE_PAST_CUT_OFF'
  /** Past due or inactive: PAY-11. */
  | 'MUST_PAY_TODAY'
  /** PAY-12. */
  | 'PENDING_INCLUDES_PAST_DUE'
  /** PAY-10. */
  | 'TWO_ALREADY_SCHEDULED'
  /** What was to be changed or called off is not scheduled any more: it runs, has run, or was called off. */
  | 'NOT_SCHEDULED'
  /** Something that may pay the same bill, or for the same device, was not shown yet: see `overlaps` and `deviceOverlaps`. */
  | 'OVERLAP_NOT_SEEN'
  /** The enrolment that was asked for can't be made; nothing was charged. `autoPayCode` says why. */
  | 'AUTO_PAY_REFUSED'
  | 'TERMS_NOT_ACCEPTED'
  | 'PAYMENT_BEING_CONFIRMED'
  | 'ATTEMPT_STILL_RUNNING'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IDEMPOTENCY_KEY_INVALID'
  | 'DEVICE_NOT_FOUND'
  | 'DEVICE_PAID_OFF';

export type DevicePaymentInput = {
  accountId: Scalars['ID']['input'];
  /** As in InstantPaymentInput. */
  idempotencyKey: Scalars['String']['input'];
  deviceId: Scalars['ID']['input'];
  amount: Scalars['Cents']['input'];
  /** Token of a new card from the vault. */
  vaultToken: Scalars['String']['input'];
  /** As in InstantPaymentInput: ids of `deviceOverlaps`. */
  overlapsSeen?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** As in InstantPaymentInput. */
  customerReference?: InputMaybe<Scalars['String']['input']>;
  /** As in InstantPaymentInput. */
  notify?: InputMaybe<Array<Scalars['String']['input']>>;
  terms: TermsAcceptanceInput;
};

export type DevicePaymentResult = DevicePaymentOutcome | PaymentRefusal;

/** The attempt is over or on its way; `payment` says which. Also the answer for a decline. */
export type DevicePaymentOutcome = {
  __typename?: 'DevicePaymentOutcome';
  paymentId: Scalars['ID']['output'];
  payment: Payment;
  device: MobileDevice;
  account: BillingAccount;
};

export type TransactionKind =
  | 'PAYMENT'
  | 'REFUND'
  | 'CHARGE';

export type TransactionsShown =
  | 'ALL'
  | 'PAYMENTS'
  | 'CHARGES'
  | 'REFUNDS';

export type MobileTransactionPage = {
  __typename?: 'MobileTransactionPage';
  nodes: Array<MobileTransaction>;
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
};

export type StreamingTransactionPage = {
  __typename?: 'StreamingTransactionPage';
  nodes: Array<StreamingTransaction>;
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
};

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
  /** What may be paid for it now; both 0 when nothing is left, or all of it is on its way. */
  paymentMinimum: Scalars['Cents']['output'];
  paymentMaximum: Scalars['Cents']['output'];
};

/** What the server allows for the next payment; the screen derives nothing of it (decisions.md). */
export type PaymentOptions = {
  __typename?: 'PaymentOptions';
  minimum: Scalars['Cents']['output'];
  maximum: Scalars['Cents']['output'];
  /** True when the payment must be at least what is due (past due or restricted): PAY-06. */
  mustPayAmountDue: Scalars['Boolean']['output'];
  /** Past due or inactive: the payment has to be made today (PAY-11). */
  mustPayToday: Scalars['Boolean']['output'];
  /** Today: paying now is possible at any hour. */
  earliestDate: Scalars['Date']['output'];
  /** The first date that a payment can still be scheduled for; null when none can. */
  firstScheduledDate?: Maybe<Scalars['Date']['output']>;
  /** Today when nothing may be scheduled. */
  lastDate: Scalars['Date']['output'];
  /** The first date that a payment which is scheduled can be moved to: it takes its own place. Null when none can. */
  firstChangeDate?: Maybe<Scalars['Date']['output']>;
  /** The last one; today when none can be moved. */
  lastChangeDate: Scalars['Date']['output'];
  /** From this instant on tomorrow is closed (PAY-09); it may have passed. */
  cutOff: Scalars['DateTime']['output'];
  /** Why only today is left; null when other dates are open. */
  schedulingBlock?: Maybe<SchedulingBlock>;
  /** Whether others can be told what becomes of the payment (B14). */
  canNotify: Scalars['Boolean']['output'];
  cardsAllowed: Scalars['Boolean']['output'];
  banksAllowed: Scalars['Boolean']['output'];
};

/** INACTIVE, PAST_DUE: PAY-11. PENDING_INCLUDES_PAST_DUE: PAY-12. TWO_SCHEDULED: PAY-10. */
export type SchedulingBlock =
  | 'INACTIVE'
  | 'PAST_DUE'
  | 'PENDING_INCLUDES_PAST_DUE'
  | 'TWO_SCHEDULED';

export type PaymentChannel =
  | 'online'
  | 'phone'
  | 'inStore'
  | 'autoPay'
  | 'agentAssisted'
  | 'chatAssisted';

/**
 * SUBMITTED: taken, may take up to 24 hours to reflect. PENDING: the processor has it and has not decided. CONFIRMING: the answer was lost,
 * we are finding out, do not pay again. FAILED: no money was taken. SCHEDULED: will be taken on paymentDate. CANCELLED: was scheduled, called off
 * before its date; no money was taken.
 */
export type PaymentState =
  | 'SUBMITTED'
  | 'PENDING'
  | 'CONFIRMING'
  | 'SCHEDULED'
  | 'FAILED'
  | 'CANCELLED';

/**
 * What the history shows: success is Completado, pending is En Proceso (section 3); failed and cancelled payments are shown too. Of payments that were taken,
 * returned: the bank took it back, at once or after a dispute; disputed: a dispute about it is open; refunded: all of it was given back.
 */
export type PaymentStatus =
  | 'success'
  | 'pending'
  | 'failed'
  | 'cancelled'
  | 'returned'
  | 'disputed'
  | 'refunded';

/** RETURN: the bank returned a debit. REFUND: we gave money back. CHARGEBACK: the bank of the card took it back while it looks into a dispute. */
export type ReversalKind =
  | 'RETURN'
  | 'REFUND'
  | 'CHARGEBACK';

/** Of a refund: PENDING, then COMPLETED or FAILED. Of a return: COMPLETED. Of a chargeback: OPEN, then WON (the payment stands again) or LOST. */
export type ReversalState =
  | 'PENDING'
  | 'COMPLETED'
  | 'FAILED'
  | 'OPEN'
  | 'WON'
  | 'LOST';

export type ReversalReason =
  | 'INSUFFICIENT_FUNDS'
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_NOT_FOUND'
  | 'NOT_AUTHORIZED'
  | 'PAYMENT_STOPPED'
  | 'DUPLICATE'
  | 'REQUESTED'
  | 'NOT_RECOGNIZED'
  | 'OTHER';

/** What was done to a payment after it was taken. */
export type PaymentReversal = {
  __typename?: 'PaymentReversal';
  id: Scalars['ID']['output'];
  kind: ReversalKind;
  state: ReversalState;
  reason: ReversalReason;
  amount: Scalars['Cents']['output'];
  openedOn: Scalars['Date']['output'];
  /** When it was decided; null while it is open. */
  decidedOn?: Maybe<Scalars['Date']['output']>;
};

export type MoneyTaken =
  | 'YES'
  | 'NO'
  | 'NOT_YET_KNOWN';

export type PaymentFailureCode =
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'SECURITY_CODE_FAILED'
  /** The card is lost or stolen, the account closed or unknown: this method will never be charged. */
  | 'METHOD_CLOSED'
  | 'PROCESSOR_UNAVAILABLE'
  /** On the date of a scheduled payment the card was over. */
  | 'METHOD_EXPIRED'
  /** On the date of a scheduled payment the saved method was no longer there. */
  | 'METHOD_REMOVED'
  /** On the date of a scheduled payment the method might not be used. */
  | 'METHOD_UNAVAILABLE';

export type PartKind =
  | 'PAYMENT'
  | 'SAVE_METHOD'
  | 'PAPERLESS'
  | 'AUTO_PAY';

export type PartState =
  | 'DONE'
  | 'FAILED'
  | 'CONFIRMING';

export type PartFailureCode =
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'SECURITY_CODE_FAILED'
  | 'METHOD_CLOSED'
  | 'PROCESSOR_UNAVAILABLE'
  | 'METHOD_EXPIRED'
  | 'METHOD_REMOVED'
  | 'METHOD_UNAVAILABLE'
  | 'NOT_ATTEMPTED'
  | 'CANNOT_BE_SAVED'
  | 'SAVING_FAILED'
  | 'PAPERLESS_FAILED'
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
  idempotencyKey: Scalars['String']['input'];
  amount: Scalars['Cents']['input'];
  method: PaymentMethodInput;
  saveMethod: Scalars['Boolean']['input'];
  /** Paperless billing as a part of the payment (PAY-17). */
  enrollPaperless?: InputMaybe<Scalars['Boolean']['input']>;
  /** As in PaperlessInput; TERMS_NOT_ACCEPTED for enrollPaperless without it. */
  paperlessTerms?: InputMaybe<TermsAcceptanceInput>;
  overpaymentConfirmed: Scalars['Boolean']['input'];
  /** Ids of the overlaps that were shown before submitting; without it nothing is compared. */
  overlapsSeen?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A reference of the customer's own (B14), at most 40 characters; an empty one is none. */
  customerReference?: InputMaybe<Scalars['String']['input']>;
  /** E-mail addresses that are told whether money was taken (B14), at most three. */
  notify?: InputMaybe<Array<Scalars['String']['input']>>;
  terms: TermsAcceptanceInput;
  /** Enrols in Auto Pay with the same method once the payment is taken (AUTO-02). */
  enrolAutoPay?: InputMaybe<EnrolWithPaymentInput>;
};

export type PaymentMethodInput =
  /** Token of a new card or bank account from the vault. */
  { vaultToken: Scalars['String']['input']; savedCard?: never; savedBankAccount?: never; }
  |  { vaultToken?: never; savedCard: SavedCardInput; savedBankAccount?: never; }
  |  /** A saved bank account: it has no security code. */
  { vaultToken?: never; savedCard?: never; savedBankAccount: SavedBankAccountInput; };

export type SavedCardInput = {
  paymentMethodId: Scalars['ID']['input'];
  securityCodeToken: Scalars['String']['input'];
};

export type SavedBankAccountInput = {
  paymentMethodId: Scalars['ID']['input'];
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

/** Nothing was started and no money was taken. */
export type PaymentRefusal = {
  __typename?: 'PaymentRefusal';
  code: PaymentRefusalCode;
  minimum?: Maybe<Scalars['Cents']['output']>;
  maximum?: Maybe<Scalars['Cents']['output']>;
  amountDue?: Maybe<Scalars['Cents']['output']>;
  /** For refusals of a date: the first that can be scheduled, and the last. */
  firstScheduledDate?: Maybe<Scalars['Date']['output']>;
  lastDate?: Maybe<Scalars['Date']['output']>;
  /** The payment that is being confirmed, for PAYMENT_BEING_CONFIRMED; the one that was meant, for NOT_SCHEDULED. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** From when it may be tried again, for TOO_MANY_TRIES. */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the enrolment can't be made, for AUTO_PAY_REFUSED. */
  autoPayCode?: Maybe<AutoPayRefusalCode>;
};

/** locale: en-US or es-US, of the message and of the receipt in it. */
export type SendReceiptInput = {
  accountId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
  locale: Scalars['String']['input'];
};

/** UNAVAILABLE: no messages are sent from here, or not to who asks: staff, and people without an address. */
export type SentReceiptState =
  | 'SENT'
  | 'UNAVAILABLE';

/** address: where it was sent; null where it was not. */
export type SentReceipt = {
  __typename?: 'SentReceipt';
  state: SentReceiptState;
  address?: Maybe<Scalars['String']['output']>;
};

/** locale: en-US or es-US, of the message and of the statement in it. */
export type StatementRecipient = {
  __typename?: 'StatementRecipient';
  id: Scalars['ID']['output'];
  address: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  addedBy: Scalars['String']['output'];
};

export type NewStatementRecipientInput = {
  accountId: Scalars['ID']['input'];
  address: Scalars['String']['input'];
  locale: Scalars['String']['input'];
};

export type StatementRecipientInput = {
  accountId: Scalars['ID']['input'];
  recipientId: Scalars['ID']['input'];
};

export type StatementRecipientResult = StatementRecipientAdded | StatementRecipientRefusal;

export type StatementRecipientAdded = {
  __typename?: 'StatementRecipientAdded';
  recipientId: Scalars['ID']['output'];
  account: BillingAccount;
};

/**
 * ADDRESS_INVALID: not an e-mail address. ALREADY_THERE: the address is on the list, in whatever language. TOO_MANY: five are the most. STAFF: only
 * the account's own people may send its statements anywhere. UNAVAILABLE: no messages are sent from here.
 */
export type StatementRecipientRefusalCode =
  | 'ADDRESS_INVALID'
  | 'ALREADY_THERE'
  | 'TOO_MANY'
  | 'STAFF'
  | 'UNAVAILABLE';

export type StatementRecipientRefusal = {
  __typename?: 'StatementRecipientRefusal';
  code: StatementRecipientRefusalCode;
};

/** locale: en-US or es-US, of the message and of the receipt in it. */
export type SendRefundReceiptInput = {
  accountId: Scalars['ID']['input'];
  refundId: Scalars['ID']['input'];
  locale: Scalars['String']['input'];
};

/** Where a refund stands among the transactions. */
export type RefundBilled =
  | 'BILL'
  | 'MOBILE'
  | 'STREAMING';

export type Refund = {
  __typename?: 'Refund';
  id: Scalars['ID']['output'];
  billed: RefundBilled;
  date: Scalars['Date']['output'];
  amount: Scalars['Cents']['output'];
  /** What it is for: a device, a line, a subscription; empty for a payment of the bill. */
  description: Scalars['String']['output'];
  /** The payment or charge that it gives back, in whole or in part; null where that is not known. */
  refunded?: Maybe<RefundedTransaction>;
  /** The card or bank account that the money goes to; null where that is not known. */
  method?: Maybe<RefundMethod>;
  /** When the money is expected to have arrived; null where that is not known. */
  expectedOn?: Maybe<Scalars['Date']['output']>;
};

export type RefundedTransaction = {
  __typename?: 'RefundedTransaction';
  id: Scalars['ID']['output'];
  kind: TransactionKind;
  date: Scalars['Date']['output'];
  description: Scalars['String']['output'];
  amount: Scalars['Cents']['output'];
};

export type RefundMethod = {
  __typename?: 'RefundMethod';
  type: PaymentMethodType;
  lastFour: Scalars['String']['output'];
};

/** AUTO_PAY: its next debit. SCHEDULED: a payment that will run. RECENT: somebody paid within 24 hours. */
export type OverlapKind =
  | 'AUTO_PAY'
  | 'SCHEDULED'
  | 'RECENT';

export type PaymentOverlap = {
  __typename?: 'PaymentOverlap';
  id: Scalars['ID']['output'];
  kind: OverlapKind;
  amount: Scalars['Cents']['output'];
  /** What it pays of the bill: its amount, with Auto Pay's discount; 0 for what is paid already. */
  pays: Scalars['Cents']['output'];
  /** When it is or was charged. */
  date: Scalars['Date']['output'];
  /** Null for Auto Pay. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  enteredBy?: Maybe<Scalars['String']['output']>;
};

export type FuturePaymentInput = {
  accountId: Scalars['ID']['input'];
  /** 16 to 64 of A-Z a-z 0-9 - _ . */
  idempotencyKey: Scalars['String']['input'];
  amount: Scalars['Cents']['input'];
  date: Scalars['Date']['input'];
  method: PaymentMethodInput;
  /** The card is saved at once: it is not the payment that proves it. */
  saveMethod: Scalars['Boolean']['input'];
  enrollPaperless?: InputMaybe<Scalars['Boolean']['input']>;
  /** As in InstantPaymentInput. */
  paperlessTerms?: InputMaybe<TermsAcceptanceInput>;
  overpaymentConfirmed: Scalars['Boolean']['input'];
  overlapsSeen?: InputMaybe<Array<Scalars['ID']['input']>>;
  customerReference?: InputMaybe<Scalars['String']['input']>;
  notify?: InputMaybe<Array<Scalars['String']['input']>>;
  terms: TermsAcceptanceInput;
};

export type ScheduledPaymentChangeInput = {
  accountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
  paymentId: Scalars['ID']['input'];
  amount: Scalars['Cents']['input'];
  date: Scalars['Date']['input'];
  /** Null keeps the method. */
  method?: InputMaybe<PaymentMethodInput>;
  overpaymentConfirmed: Scalars['Boolean']['input'];
  overlapsSeen?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Null keeps it; an empty one takes it away. */
  customerReference?: InputMaybe<Scalars['String']['input']>;
  /** Null keeps them; an empty list takes them away. */
  notify?: InputMaybe<Array<Scalars['String']['input']>>;
  terms: TermsAcceptanceInput;
};

export type ScheduledPaymentInput = {
  accountId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};

export type PaymentPartInput = {
  accountId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
  kind: PartKind;
};

export type FuturePaymentResult = FuturePaymentOutcome | PaymentRefusal;

export type FuturePaymentOutcome = {
  __typename?: 'FuturePaymentOutcome';
  paymentId: Scalars['ID']['output'];
  payment: Payment;
  account: BillingAccount;
};

export type PaymentPartOutcome = {
  __typename?: 'PaymentPartOutcome';
  payment: Payment;
  account: BillingAccount;
};

/**
 * DELAYED: the newest is being checked and comes within 24 to 48 hours; the older ones are there. SUPPRESSED: an enterprise account, billed
 * elsewhere (STMT-03).
 */
export type StatementsState =
  | 'AVAILABLE'
  | 'FIRST_NOT_YET_AVAILABLE'
  | 'DELAYED'
  | 'SUPPRESSED';

export type StatementConnection = {
  __typename?: 'StatementConnection';
  nodes: Array<Statement>;
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
};

/**
 * Whether the charges of a statement are paid. Payments and credits pay the oldest charges first. PENDING: payments on their way cover what is
 * left. PAST_DUE: due before today, and not deferred by an arrangement. NOTHING_DUE: its credits are as high as its charges, or higher.
 */
export type StatementPaymentState =
  | 'PAID'
  | 'PENDING'
  | 'PARTLY_PAID'
  | 'UNPAID'
  | 'PAST_DUE'
  | 'NOTHING_DUE';

/** Details of calls are shown only to who has proved again who they are; VERIFIED: in this session, for a while. */
export type CallDetails =
  | 'NONE'
  | 'VERIFICATION_REQUIRED'
  | 'VERIFIED';

export type LineGroup =
  | 'INTERNET'
  | 'TV'
  | 'VOICE'
  | 'MOBILE'
  | 'ONE_TIME'
  | 'DISCOUNTS'
  | 'TAXES';

export type LineCode =
  | 'INTERNET_PLAN'
  | 'TV_PLAN'
  | 'VOICE_LINES'
  | 'MOBILE_LINES'
  | 'BACKUP_PLAN'
  | 'SECURITY_PLAN'
  | 'INSTALLATION'
  | 'TECHNICIAN_VISIT'
  | 'SERVICE_AGREEMENT'
  | 'OUTAGE_CREDIT'
  | 'PROMOTION'
  | 'COMMUNICATIONS_TAX'
  | 'EMERGENCY_FEE';

export type StatementLine = {
  __typename?: 'StatementLine';
  /** Its place on the statement, from 1. */
  position: Scalars['Int']['output'];
  group: LineGroup;
  code: LineCode;
  /** Mbps, channels, lines or devices; 1 for what is not counted. */
  quantity: Scalars['Int']['output'];
  amount: Scalars['Cents']['output'];
  /** False for what is charged or credited once. */
  recurring: Scalars['Boolean']['output'];
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  explanation?: Maybe<LineExplanation>;
};

export type ExplanationCode =
  | 'PRICE_CHANGED'
  | 'PART_OF_MONTH'
  | 'PROMOTION_ENDED'
  | 'PROMOTION'
  | 'ONCE'
  | 'CREDIT'
  | 'TAX'
  | 'FEE';

/**
 * Why a line is what it is. PRICE_CHANGED: from `previous` to `amount` since `from`. PART_OF_MONTH: `days` of `ofDays`, `amount` for the whole
 * month. PROMOTION and PROMOTION_ENDED: `amount` off until `until`. ONCE, CREDIT: on `from`. TAX: on `amount`. FEE: `amount` a line.
 * Facts that a code does not name are the line's own days, and zero.
 */
export type LineExplanation = {
  __typename?: 'LineExplanation';
  code: ExplanationCode;
  from: Scalars['Date']['output'];
  until: Scalars['Date']['output'];
  previous: Scalars['Cents']['output'];
  amount: Scalars['Cents']['output'];
  days: Scalars['Int']['output'];
  ofDays: Scalars['Int']['output'];
};

export type StatementActivityKind =
  | 'PAYMENT'
  | 'AUTO_PAY_DISCOUNT'
  | 'ADJUSTMENT'
  | 'RETURNED_PAYMENT'
  | 'REFUND'
  | 'CHARGEBACK'
  | 'CHARGEBACK_WON';

/** What moved the balance since the statement before; payments and discounts are negative. */
export type StatementActivity = {
  __typename?: 'StatementActivity';
  kind: StatementActivityKind;
  date: Scalars['Date']['output'];
  amount: Scalars['Cents']['output'];
};

/** A text of the release from which it was accepted, in the language in which it was accepted. */
export type AcceptedTerms = {
  __typename?: 'AcceptedTerms';
  key: Scalars['String']['output'];
  release: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  acceptedAt: Scalars['DateTime']['output'];
  /** Word for word; an empty line between paragraphs. Null when nothing that is kept has the hash of what was accepted: no other text is shown in its place. */
  text?: Maybe<Scalars['String']['output']>;
};

export type PaymentMethodType =
  | 'visa'
  | 'mc'
  | 'amex'
  | 'discover'
  | 'creditCard'
  | 'bankAccount';

export type BankAccountKind =
  | 'checking'
  | 'savings';

/** What Auto Pay pays with a method: every service that the account has, all but mobile, or mobile alone. */
export type AutoPayAssignment =
  | 'ALL_SERVICES'
  | 'CORE'
  | 'MOBILE';

export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  id: Scalars['ID']['output'];
  type: PaymentMethodType;
  lastFour: Scalars['String']['output'];
  /** MMYY; null for bank accounts. */
  expiry?: Maybe<Scalars['String']['output']>;
  /** The name on the card, or the holder of the bank account. */
  cardName?: Maybe<Scalars['String']['output']>;
  /** Null for cards, and for banks whose name nobody knows. */
  bankName?: Maybe<Scalars['String']['output']>;
  /** Null for cards. */
  accountKind?: Maybe<BankAccountKind>;
  /** The customer's own short name for it (B15). */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Offered first when paying (B15). At most one of an account. */
  isDefault: Scalars['Boolean']['output'];
  expired: Scalars['Boolean']['output'];
  expiringSoon: Scalars['Boolean']['output'];
  /** The provider does not take it for now. */
  unavailable: Scalars['Boolean']['output'];
  /** The account may not be paid with methods of its kind (BILL-07). */
  restricted: Scalars['Boolean']['output'];
  usedForAutoPay: Scalars['Boolean']['output'];
  autoPayAssignment?: Maybe<AutoPayAssignment>;
};

export type AddPaymentMethodInput = {
  accountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
  vaultToken: Scalars['String']['input'];
  nickname?: InputMaybe<Scalars['String']['input']>;
  makeDefault: Scalars['Boolean']['input'];
};

export type EditCardInput = {
  accountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
  paymentMethodId: Scalars['ID']['input'];
  vaultToken: Scalars['String']['input'];
};

export type RenamePaymentMethodInput = {
  accountId: Scalars['ID']['input'];
  paymentMethodId: Scalars['ID']['input'];
  nickname: Scalars['String']['input'];
};

export type PaymentMethodRefInput = {
  accountId: Scalars['ID']['input'];
  paymentMethodId: Scalars['ID']['input'];
};

export type WalletResult = WalletChange | WalletRefusal;

/** What was asked for is done. */
export type WalletChange = {
  __typename?: 'WalletChange';
  /** The method that was added or changed, or that is gone. */
  paymentMethodId: Scalars['ID']['output'];
  account: BillingAccount;
};

export type WalletRefusalCode =
  | 'METHOD_NOT_FOUND'
  /** Prepaid and gift cards can be used for one payment only (WALL-06). */
  | 'CANNOT_BE_SAVED'
  | 'WALLET_FULL'
  /** Auto Pay has to be given another method first (WALL-03). */
  | 'USED_FOR_AUTO_PAY'
  /** The vault's token is used up, too old, or for something else. */
  | 'CARD_DATA_EXPIRED'
  | 'NICKNAME_TOO_LONG'
  | 'NICKNAME_INVALID'
  | 'ATTEMPT_STILL_RUNNING'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IDEMPOTENCY_KEY_INVALID';

/** Nothing was changed. */
export type WalletRefusal = {
  __typename?: 'WalletRefusal';
  code: WalletRefusalCode;
  /** How many methods can be saved at most, for WALLET_FULL. */
  maxMethods?: Maybe<Scalars['Int']['output']>;
};

/**
 * MUST_PAY_TODAY: something is past due or the account is disconnected, so that no later day is taken. ONLY_TODAY: two
 * payments are scheduled, or one in progress includes what is past due. DATE_NOT_OFFERED: not from `firstDate` to `lastDate`.
 */
export type WhatIfVerdict =
  | 'ALLOWED'
  | 'OUT_OF_RANGE'
  | 'BELOW_DUE'
  | 'MUST_PAY_TODAY'
  | 'ONLY_TODAY'
  | 'DATE_NOT_OFFERED';

export type WhatIf = {
  __typename?: 'WhatIf';
  verdict: WhatIfVerdict;
  /** What a payment has to be on that day. */
  minimum: Scalars['Cents']['output'];
  maximum: Scalars['Cents']['output'];
  /** The dates for which a payment can be scheduled, for DATE_NOT_OFFERED; null when only today can be chosen. */
  firstDate?: Maybe<Scalars['Date']['output']>;
  lastDate?: Maybe<Scalars['Date']['output']>;
  /** Past due on that day, before the payment. */
  pastDueBefore: Scalars['Cents']['output'];
  /** Service is stopped on that day, unless something is paid before. */
  stoppedBefore: Scalars['Boolean']['output'];
  /** The payment brings it back, within so many minutes. */
  restored: Scalars['Boolean']['output'];
  restoreMinutes: Scalars['Int']['output'];
  amountDueAfter: Scalars['Cents']['output'];
  pastDueAfter: Scalars['Cents']['output'];
  creditAfter: Scalars['Cents']['output'];
  /** When what is left is due, and when service is stopped for it; null when nothing is left, or nothing of it is late. */
  dueDateAfter?: Maybe<Scalars['Date']['output']>;
  softDisconnectDateAfter?: Maybe<Scalars['Date']['output']>;
  /** What scheduled payments take on or before that day; it is counted before the payment. */
  scheduledFirst: Scalars['Cents']['output'];
  /** Auto Pay takes its payment on or before that day. */
  autoPayFirst: Scalars['Boolean']['output'];
  /** What Auto Pay goes on taking off each month; 0 when it is off. */
  autoPayDiscount: Scalars['Cents']['output'];
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
  RenameAccountResult:
    | ( Omit<AccountRenamed, 'account'> & { account: _RefType['BillingAccount'] } )
    | ( Omit<AccountNameRefusal, 'account'> & { account: _RefType['BillingAccount'] } )
  ;
  AutoPayResult:
    | ( Omit<AutoPayOutcome, 'action' | 'account'> & { action: _RefType['AutoPayAction'], account: _RefType['BillingAccount'] } )
    | ( AutoPayRefusal )
  ;
  CalendarFeedResult:
    | ( Omit<CalendarFeedAddress, 'account'> & { account: _RefType['BillingAccount'] } )
    | ( CalendarFeedRefusal )
  ;
  ResumeAutoPayResult:
    | ( Omit<AutoPayResumed, 'account'> & { account: _RefType['BillingAccount'] } )
    | ( AutoPayRefusal )
  ;
  DevicePaymentResult:
    | ( Omit<DevicePaymentOutcome, 'payment' | 'account'> & { payment: _RefType['Payment'], account: _RefType['BillingAccount'] } )
    | ( PaymentRefusal )
  ;
  InstantPaymentResult:
    | ( Omit<InstantPaymentOutcome, 'payment' | 'account'> & { payment: _RefType['Payment'], account: _RefType['BillingAccount'] } )
    | ( PaymentRefusal )
  ;
  StatementRecipientResult:
    | ( Omit<StatementRecipientAdded, 'account'> & { account: _RefType['BillingAccount'] } )
    | ( StatementRecipientRefusal )
  ;
  FuturePaymentResult:
    | ( Omit<FuturePaymentOutcome, 'payment' | 'account'> & { payment: _RefType['Payment'], account: _RefType['BillingAccount'] } )
    | ( PaymentRefusal )
  ;
  WalletResult:
    | ( Omit<WalletChange, 'account'> & { account: _RefType['BillingAccount'] } )
    | ( WalletRefusal )
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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RenameAccountInput: RenameAccountInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  RenameAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenameAccountResult']>;
  AccountRenamed: ResolverTypeWrapper<Omit<AccountRenamed, 'account'> & { account: ResolversTypes['BillingAccount'] }>;
  AccountNameRefusalCode: AccountNameRefusalCode;
  AccountNameRefusal: ResolverTypeWrapper<Omit<AccountNameRefusal, 'account'> & { account: ResolversTypes['BillingAccount'] }>;
  ServiceKey: ServiceKey;
  ServiceStatus: ServiceStatus;
  ServiceType: ServiceType;
  ServiceTrouble: ServiceTrouble;
  Service: ResolverTypeWrapper<Service>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  BillingAccount: ResolverTypeWrapper<Omit<BillingAccount, "status" | "suspension" | "mobileStatus" | "deferralPlan" | "billedElsewhere" | "payingRefusal" | "paymentPlaces" | "activity" | "autoPay" | "moneyCalendar" | "calendarFeeds" | "mobileTransactions" | "streamingTransactions" | "mobileTransactionPage" | "streamingTransactionPage" | "streamingSubscriptions" | "mobileDevices" | "deviceOverlaps" | "paymentOptions" | "payments" | "lockingPayment" | "statementRecipients" | "canSendMessages" | "scheduledPayments" | "overlaps" | "statements" | "statementsState" | "nextStatementDate" | "autoPayTerms" | "paperlessTerms" | "paperlessAgreedAt" | "paymentMethods">>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AccountHeadline: AccountHeadline;
  AccountStatus: ResolverTypeWrapper<AccountStatus>;
  PaymentArrangement: ResolverTypeWrapper<PaymentArrangement>;
  ChargeProblem: ChargeProblem;
  ScheduledCharge: ResolverTypeWrapper<ScheduledCharge>;
  AutoPayPlan: ResolverTypeWrapper<AutoPayPlan>;
  PlannedCharge: ResolverTypeWrapper<PlannedCharge>;
  FailedPaymentKind: FailedPaymentKind;
  FailedPaymentCode: FailedPaymentCode;
  PaymentFailure: ResolverTypeWrapper<PaymentFailure>;
  ReturnedPaymentKind: ReturnedPaymentKind;
  ReturnedPayment: ResolverTypeWrapper<ReturnedPayment>;
  ReturnedDevicePayment: ResolverTypeWrapper<ReturnedDevicePayment>;
  ConfirmingPayment: ResolverTypeWrapper<ConfirmingPayment>;
  ServiceState: ServiceState;
  ServiceStatusOfAccount: ResolverTypeWrapper<ServiceStatusOfAccount>;
  MayPay: ResolverTypeWrapper<MayPay>;
  PaymentPlaces: ResolverTypeWrapper<PaymentPlaces>;
  PaperlessInput: PaperlessInput;
  SuspensionState: SuspensionState;
  Suspension: ResolverTypeWrapper<Suspension>;
  MobileStatus: MobileStatus;
  DeferralPlan: ResolverTypeWrapper<DeferralPlan>;
  BilledElsewhereReason: BilledElsewhereReason;
  BilledElsewhere: ResolverTypeWrapper<BilledElsewhere>;
  PayingRefusalReason: PayingRefusalReason;
  AccountRole: AccountRole;
  AccountPerson: ResolverTypeWrapper<AccountPerson>;
  PayingRefusal: ResolverTypeWrapper<PayingRefusal>;
  ActivityShown: ActivityShown;
  ActivityPeriod: ActivityPeriod;
  ActivityFilter: ActivityFilter;
  ActivityKind: ActivityKind;
  ChargeDescription: ChargeDescription;
  ActivityRow: ResolverTypeWrapper<Omit<ActivityRow, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  Payment: ResolverTypeWrapper<Omit<Payment, "autoPayActionId" | "device" | "paymentMethodId" | "acceptedTerms">>;
  AutoPayService: AutoPayService;
  AutoPay: ResolverTypeWrapper<Omit<AutoPay, "paused">>;
  AutoPayEnrolment: ResolverTypeWrapper<AutoPayEnrolment>;
  AutoPayDebit: ResolverTypeWrapper<AutoPayDebit>;
  AutoPayRunState: AutoPayRunState;
  AutoPayRunCode: AutoPayRunCode;
  AutoPayRun: ResolverTypeWrapper<AutoPayRun>;
  AutoPayActionKind: AutoPayActionKind;
  AutoPayPartKind: AutoPayPartKind;
  AutoPayPartCode: AutoPayPartCode;
  AutoPayPart: ResolverTypeWrapper<AutoPayPart>;
  AutoPayAction: ResolverTypeWrapper<Omit<AutoPayAction, "acceptedTerms">>;
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
  CalendarEventKind: CalendarEventKind;
  CalendarEvent: ResolverTypeWrapper<CalendarEvent>;
  CalendarCard: ResolverTypeWrapper<CalendarCard>;
  CalendarFeed: ResolverTypeWrapper<CalendarFeed>;
  NewCalendarFeedInput: NewCalendarFeedInput;
  CalendarFeedInput: CalendarFeedInput;
  CalendarFeedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CalendarFeedResult']>;
  CalendarFeedAddress: ResolverTypeWrapper<Omit<CalendarFeedAddress, 'account'> & { account: ResolversTypes['BillingAccount'] }>;
  CalendarFeedRefusalCode: CalendarFeedRefusalCode;
  CalendarFeedRefusal: ResolverTypeWrapper<CalendarFeedRefusal>;
  Statement: ResolverTypeWrapper<Omit<Statement, "calls" | "callTotals" | "openAmount" | "paymentState" | "lines" | "activity" | "previous" | "callDetails">>;
  CallTotals: ResolverTypeWrapper<CallTotals>;
  CallDirection: CallDirection;
  Call: ResolverTypeWrapper<Call>;
  SendPasscodeInput: SendPasscodeInput;
  ConfirmPasscodeInput: ConfirmPasscodeInput;
  PasscodeState: PasscodeState;
  PasscodeAnswer: ResolverTypeWrapper<PasscodeAnswer>;
  AutoPayPause: ResolverTypeWrapper<AutoPayPause>;
  ResumeAutoPayInput: ResumeAutoPayInput;
  ResumeAutoPayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResumeAutoPayResult']>;
  AutoPayResumed: ResolverTypeWrapper<Omit<AutoPayResumed, 'account'> & { account: ResolversTypes['BillingAccount'] }>;
  PaymentRefusalCode: PaymentRefusalCode;
  DevicePaymentInput: DevicePaymentInput;
  DevicePaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DevicePaymentResult']>;
  DevicePaymentOutcome: ResolverTypeWrapper<Omit<DevicePaymentOutcome, 'payment' | 'account'> & { payment: ResolversTypes['Payment'], account: ResolversTypes['BillingAccount'] }>;
  TransactionKind: TransactionKind;
  TransactionsShown: TransactionsShown;
  MobileTransactionPage: ResolverTypeWrapper<MobileTransactionPage>;
  StreamingTransactionPage: ResolverTypeWrapper<StreamingTransactionPage>;
  MobileTransaction: ResolverTypeWrapper<MobileTransaction>;
  StreamingTransaction: ResolverTypeWrapper<StreamingTransaction>;
  StreamingSubscription: ResolverTypeWrapper<StreamingSubscription>;
  MobileDevice: ResolverTypeWrapper<MobileDevice>;
  PaymentOptions: ResolverTypeWrapper<PaymentOptions>;
  SchedulingBlock: SchedulingBlock;
  PaymentChannel: PaymentChannel;
  PaymentState: PaymentState;
  PaymentStatus: PaymentStatus;
  ReversalKind: ReversalKind;
  ReversalState: ReversalState;
  ReversalReason: ReversalReason;
  PaymentReversal: ResolverTypeWrapper<PaymentReversal>;
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
  SavedBankAccountInput: SavedBankAccountInput;
  TermsAcceptanceInput: TermsAcceptanceInput;
  InstantPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InstantPaymentResult']>;
  InstantPaymentOutcome: ResolverTypeWrapper<Omit<InstantPaymentOutcome, 'payment' | 'account'> & { payment: ResolversTypes['Payment'], account: ResolversTypes['BillingAccount'] }>;
  PaymentRefusal: ResolverTypeWrapper<PaymentRefusal>;
  SendReceiptInput: SendReceiptInput;
  SentReceiptState: SentReceiptState;
  SentReceipt: ResolverTypeWrapper<SentReceipt>;
  StatementRecipient: ResolverTypeWrapper<StatementRecipient>;
  NewStatementRecipientInput: NewStatementRecipientInput;
  StatementRecipientInput: StatementRecipientInput;
  StatementRecipientResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StatementRecipientResult']>;
  StatementRecipientAdded: ResolverTypeWrapper<Omit<StatementRecipientAdded, 'account'> & { account: ResolversTypes['BillingAccount'] }>;
  StatementRecipientRefusalCode: StatementRecipientRefusalCode;
  StatementRecipientRefusal: ResolverTypeWrapper<StatementRecipientRefusal>;
  SendRefundReceiptInput: SendRefundReceiptInput;
  RefundBilled: RefundBilled;
  Refund: ResolverTypeWrapper<Refund>;
  RefundedTransaction: ResolverTypeWrapper<RefundedTransaction>;
  RefundMethod: ResolverTypeWrapper<RefundMethod>;
  OverlapKind: OverlapKind;
  PaymentOverlap: ResolverTypeWrapper<PaymentOverlap>;
  FuturePaymentInput: FuturePaymentInput;
  ScheduledPaymentChangeInput: ScheduledPaymentChangeInput;
  ScheduledPaymentInput: ScheduledPaymentInput;
  PaymentPartInput: PaymentPartInput;
  FuturePaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FuturePaymentResult']>;
  FuturePaymentOutcome: ResolverTypeWrapper<Omit<FuturePaymentOutcome, 'payment' | 'account'> & { payment: ResolversTypes['Payment'], account: ResolversTypes['BillingAccount'] }>;
  PaymentPartOutcome: ResolverTypeWrapper<Omit<PaymentPartOutcome, 'payment' | 'account'> & { payment: ResolversTypes['Payment'], account: ResolversTypes['BillingAccount'] }>;
  StatementsState: StatementsState;
  StatementConnection: ResolverTypeWrapper<Omit<StatementConnection, 'nodes'> & { nodes: Array<ResolversTypes['Statement']> }>;
  StatementPaymentState: StatementPaymentState;
  CallDetails: CallDetails;
  LineGroup: LineGroup;
  LineCode: LineCode;
  StatementLine: ResolverTypeWrapper<StatementLine>;
  ExplanationCode: ExplanationCode;
  LineExplanation: ResolverTypeWrapper<LineExplanation>;
  StatementActivityKind: StatementActivityKind;
  StatementActivity: ResolverTypeWrapper<StatementActivity>;
  AcceptedTerms: ResolverTypeWrapper<AcceptedTerms>;
  PaymentMethodType: PaymentMethodType;
  BankAccountKind: BankAccountKind;
  AutoPayAssignment: AutoPayAssignment;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  AddPaymentMethodInput: AddPaymentMethodInput;
  EditCardInput: EditCardInput;
  RenamePaymentMethodInput: RenamePaymentMethodInput;
  PaymentMethodRefInput: PaymentMethodRefInput;
  WalletResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WalletResult']>;
  WalletChange: ResolverTypeWrapper<Omit<WalletChange, 'account'> & { account: ResolversTypes['BillingAccount'] }>;
  WalletRefusalCode: WalletRefusalCode;
  WalletRefusal: ResolverTypeWrapper<WalletRefusal>;
  WhatIfVerdict: WhatIfVerdict;
  WhatIf: ResolverTypeWrapper<WhatIf>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Cents: Scalars['Cents']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  RenameAccountInput: RenameAccountInput;
  String: Scalars['String']['output'];
  RenameAccountResult: ResolversUnionTypes<ResolversParentTypes>['RenameAccountResult'];
  AccountRenamed: Omit<AccountRenamed, 'account'> & { account: ResolversParentTypes['BillingAccount'] };
  AccountNameRefusal: Omit<AccountNameRefusal, 'account'> & { account: ResolversParentTypes['BillingAccount'] };
  Service: Service;
  Int: Scalars['Int']['output'];
  BillingAccount: Omit<BillingAccount, "status" | "suspension" | "mobileStatus" | "deferralPlan" | "billedElsewhere" | "payingRefusal" | "paymentPlaces" | "activity" | "autoPay" | "moneyCalendar" | "calendarFeeds" | "mobileTransactions" | "streamingTransactions" | "mobileTransactionPage" | "streamingTransactionPage" | "streamingSubscriptions" | "mobileDevices" | "deviceOverlaps" | "paymentOptions" | "payments" | "lockingPayment" | "statementRecipients" | "canSendMessages" | "scheduledPayments" | "overlaps" | "statements" | "statementsState" | "nextStatementDate" | "autoPayTerms" | "paperlessTerms" | "paperlessAgreedAt" | "paymentMethods">;
  Boolean: Scalars['Boolean']['output'];
  AccountStatus: AccountStatus;
  PaymentArrangement: PaymentArrangement;
  ScheduledCharge: ScheduledCharge;
  AutoPayPlan: AutoPayPlan;
  PlannedCharge: PlannedCharge;
  PaymentFailure: PaymentFailure;
  ReturnedPayment: ReturnedPayment;
  ReturnedDevicePayment: ReturnedDevicePayment;
  ConfirmingPayment: ConfirmingPayment;
  ServiceStatusOfAccount: ServiceStatusOfAccount;
  MayPay: MayPay;
  PaymentPlaces: PaymentPlaces;
  PaperlessInput: PaperlessInput;
  Suspension: Suspension;
  DeferralPlan: DeferralPlan;
  BilledElsewhere: BilledElsewhere;
  AccountPerson: AccountPerson;
  PayingRefusal: PayingRefusal;
  ActivityFilter: ActivityFilter;
  ActivityRow: Omit<ActivityRow, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  Payment: Omit<Payment, "autoPayActionId" | "device" | "paymentMethodId" | "acceptedTerms">;
  AutoPay: Omit<AutoPay, "paused">;
  AutoPayEnrolment: AutoPayEnrolment;
  AutoPayDebit: AutoPayDebit;
  AutoPayRun: AutoPayRun;
  AutoPayPart: AutoPayPart;
  AutoPayAction: Omit<AutoPayAction, "acceptedTerms">;
  EnrolAutoPayInput: EnrolAutoPayInput;
  ChangeAutoPayInput: ChangeAutoPayInput;
  CancelAutoPayInput: CancelAutoPayInput;
  ChangeAutoPayDateInput: ChangeAutoPayDateInput;
  RetryAutoPayPartInput: RetryAutoPayPartInput;
  EnrolWithPaymentInput: EnrolWithPaymentInput;
  AutoPayResult: ResolversUnionTypes<ResolversParentTypes>['AutoPayResult'];
  AutoPayOutcome: Omit<AutoPayOutcome, 'action' | 'account'> & { action: ResolversParentTypes['AutoPayAction'], account: ResolversParentTypes['BillingAccount'] };
  AutoPayRefusal: AutoPayRefusal;
  CalendarEvent: CalendarEvent;
  CalendarCard: CalendarCard;
  CalendarFeed: CalendarFeed;
  NewCalendarFeedInput: NewCalendarFeedInput;
  CalendarFeedInput: CalendarFeedInput;
  CalendarFeedResult: ResolversUnionTypes<ResolversParentTypes>['CalendarFeedResult'];
  CalendarFeedAddress: Omit<CalendarFeedAddress, 'account'> & { account: ResolversParentTypes['BillingAccount'] };
  CalendarFeedRefusal: CalendarFeedRefusal;
  Statement: Omit<Statement, "calls" | "callTotals" | "openAmount" | "paymentState" | "lines" | "activity" | "previous" | "callDetails">;
  CallTotals: CallTotals;
  Call: Call;
  SendPasscodeInput: SendPasscodeInput;
  ConfirmPasscodeInput: ConfirmPasscodeInput;
  PasscodeAnswer: PasscodeAnswer;
  AutoPayPause: AutoPayPause;
  ResumeAutoPayInput: ResumeAutoPayInput;
  ResumeAutoPayResult: ResolversUnionTypes<ResolversParentTypes>['ResumeAutoPayResult'];
  AutoPayResumed: Omit<AutoPayResumed, 'account'> & { account: ResolversParentTypes['BillingAccount'] };
  DevicePaymentInput: DevicePaymentInput;
  DevicePaymentResult: ResolversUnionTypes<ResolversParentTypes>['DevicePaymentResult'];
  DevicePaymentOutcome: Omit<DevicePaymentOutcome, 'payment' | 'account'> & { payment: ResolversParentTypes['Payment'], account: ResolversParentTypes['BillingAccount'] };
  MobileTransactionPage: MobileTransactionPage;
  StreamingTransactionPage: StreamingTransactionPage;
  MobileTransaction: MobileTransaction;
  StreamingTransaction: StreamingTransaction;
  StreamingSubscription: StreamingSubscription;
  MobileDevice: MobileDevice;
  PaymentOptions: PaymentOptions;
  PaymentReversal: PaymentReversal;
  OutcomePart: OutcomePart;
  PaymentConnection: Omit<PaymentConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Payment']> };
  InstantPaymentInput: InstantPaymentInput;
  PaymentMethodInput: PaymentMethodInput;
  SavedCardInput: SavedCardInput;
  SavedBankAccountInput: SavedBankAccountInput;
  TermsAcceptanceInput: TermsAcceptanceInput;
  InstantPaymentResult: ResolversUnionTypes<ResolversParentTypes>['InstantPaymentResult'];
  InstantPaymentOutcome: Omit<InstantPaymentOutcome, 'payment' | 'account'> & { payment: ResolversParentTypes['Payment'], account: ResolversParentTypes['BillingAccount'] };
  PaymentRefusal: PaymentRefusal;
  SendReceiptInput: SendReceiptInput;
  SentReceipt: SentReceipt;
  StatementRecipient: StatementRecipient;
  NewStatementRecipientInput: NewStatementRecipientInput;
  StatementRecipientInput: StatementRecipientInput;
  StatementRecipientResult: ResolversUnionTypes<ResolversParentTypes>['StatementRecipientResult'];
  StatementRecipientAdded: Omit<StatementRecipientAdded, 'account'> & { account: ResolversParentTypes['BillingAccount'] };
  StatementRecipientRefusal: StatementRecipientRefusal;
  SendRefundReceiptInput: SendRefundReceiptInput;
  Refund: Refund;
  RefundedTransaction: RefundedTransaction;
  RefundMethod: RefundMethod;
  PaymentOverlap: PaymentOverlap;
  FuturePaymentInput: FuturePaymentInput;
  ScheduledPaymentChangeInput: ScheduledPaymentChangeInput;
  ScheduledPaymentInput: ScheduledPaymentInput;
  PaymentPartInput: PaymentPartInput;
  FuturePaymentResult: ResolversUnionTypes<ResolversParentTypes>['FuturePaymentResult'];
  FuturePaymentOutcome: Omit<FuturePaymentOutcome, 'payment' | 'account'> & { payment: ResolversParentTypes['Payment'], account: ResolversParentTypes['BillingAccount'] };
  PaymentPartOutcome: Omit<PaymentPartOutcome, 'payment' | 'account'> & { payment: ResolversParentTypes['Payment'], account: ResolversParentTypes['BillingAccount'] };
  StatementConnection: Omit<StatementConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Statement']> };
  StatementLine: StatementLine;
  LineExplanation: LineExplanation;
  StatementActivity: StatementActivity;
  AcceptedTerms: AcceptedTerms;
  PaymentMethod: PaymentMethod;
  AddPaymentMethodInput: AddPaymentMethodInput;
  EditCardInput: EditCardInput;
  RenamePaymentMethodInput: RenamePaymentMethodInput;
  PaymentMethodRefInput: PaymentMethodRefInput;
  WalletResult: ResolversUnionTypes<ResolversParentTypes>['WalletResult'];
  WalletChange: Omit<WalletChange, 'account'> & { account: ResolversParentTypes['BillingAccount'] };
  WalletRefusal: WalletRefusal;
  WhatIf: WhatIf;
};

export type PermissionDirectiveArgs = {
  needs: Permission;
};

export type PermissionDirectiveResolver<Result, Parent, ContextType = unknown, Args = PermissionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StepUpDirectiveArgs = { };

export type StepUpDirectiveResolver<Result, Parent, ContextType = unknown, Args = StepUpDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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
  refund?: Resolver<Maybe<ResolversTypes['Refund']>, ParentType, ContextType, RequireFields<QueryRefundArgs, 'accountId' | 'refundId'>>;
  statement?: Resolver<Maybe<ResolversTypes['Statement']>, ParentType, ContextType, RequireFields<QueryStatementArgs, 'accountId' | 'id'>>;
  whatIf?: Resolver<ResolversTypes['WhatIf'], ParentType, ContextType, RequireFields<QueryWhatIfArgs, 'accountId' | 'amount' | 'date'>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  renameAccount?: Resolver<ResolversTypes['RenameAccountResult'], ParentType, ContextType, RequireFields<MutationRenameAccountArgs, 'input'>>;
  setPaperless?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType, RequireFields<MutationSetPaperlessArgs, 'input'>>;
  enrolAutoPay?: Resolver<ResolversTypes['AutoPayResult'], ParentType, ContextType, RequireFields<MutationEnrolAutoPayArgs, 'input'>>;
  changeAutoPay?: Resolver<ResolversTypes['AutoPayResult'], ParentType, ContextType, RequireFields<MutationChangeAutoPayArgs, 'input'>>;
  cancelAutoPay?: Resolver<ResolversTypes['AutoPayResult'], ParentType, ContextType, RequireFields<MutationCancelAutoPayArgs, 'input'>>;
  changeAutoPayDate?: Resolver<ResolversTypes['AutoPayResult'], ParentType, ContextType, RequireFields<MutationChangeAutoPayDateArgs, 'input'>>;
  retryAutoPayPart?: Resolver<ResolversTypes['AutoPayResult'], ParentType, ContextType, RequireFields<MutationRetryAutoPayPartArgs, 'input'>>;
  createCalendarFeed?: Resolver<ResolversTypes['CalendarFeedResult'], ParentType, ContextType, RequireFields<MutationCreateCalendarFeedArgs, 'input'>>;
  revokeCalendarFeed?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType, RequireFields<MutationRevokeCalendarFeedArgs, 'input'>>;
  sendPasscode?: Resolver<ResolversTypes['PasscodeAnswer'], ParentType, ContextType, RequireFields<MutationSendPasscodeArgs, 'input'>>;
  confirmPasscode?: Resolver<ResolversTypes['PasscodeAnswer'], ParentType, ContextType, RequireFields<MutationConfirmPasscodeArgs, 'input'>>;
  resumeAutoPay?: Resolver<ResolversTypes['ResumeAutoPayResult'], ParentType, ContextType, RequireFields<MutationResumeAutoPayArgs, 'input'>>;
  createDeviceOneTimePaymentV2?: Resolver<ResolversTypes['DevicePaymentResult'], ParentType, ContextType, RequireFields<MutationCreateDeviceOneTimePaymentV2Args, 'input'>>;
  createInstantPaymentV2?: Resolver<ResolversTypes['InstantPaymentResult'], ParentType, ContextType, RequireFields<MutationCreateInstantPaymentV2Args, 'input'>>;
  sendReceipt?: Resolver<ResolversTypes['SentReceipt'], ParentType, ContextType, RequireFields<MutationSendReceiptArgs, 'input'>>;
  addStatementRecipient?: Resolver<ResolversTypes['StatementRecipientResult'], ParentType, ContextType, RequireFields<MutationAddStatementRecipientArgs, 'input'>>;
  removeStatementRecipient?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType, RequireFields<MutationRemoveStatementRecipientArgs, 'input'>>;
  sendRefundReceipt?: Resolver<ResolversTypes['SentReceipt'], ParentType, ContextType, RequireFields<MutationSendRefundReceiptArgs, 'input'>>;
  createFuturePayment?: Resolver<ResolversTypes['FuturePaymentResult'], ParentType, ContextType, RequireFields<MutationCreateFuturePaymentArgs, 'input'>>;
  editScheduledPayment?: Resolver<ResolversTypes['FuturePaymentResult'], ParentType, ContextType, RequireFields<MutationEditScheduledPaymentArgs, 'input'>>;
  cancelScheduledPayment?: Resolver<ResolversTypes['FuturePaymentResult'], ParentType, ContextType, RequireFields<MutationCancelScheduledPaymentArgs, 'input'>>;
  retryPaymentPart?: Resolver<ResolversTypes['PaymentPartOutcome'], ParentType, ContextType, RequireFields<MutationRetryPaymentPartArgs, 'input'>>;
  addPaymentMethod?: Resolver<ResolversTypes['WalletResult'], ParentType, ContextType, RequireFields<MutationAddPaymentMethodArgs, 'input'>>;
  editCard?: Resolver<ResolversTypes['WalletResult'], ParentType, ContextType, RequireFields<MutationEditCardArgs, 'input'>>;
  renamePaymentMethod?: Resolver<ResolversTypes['WalletResult'], ParentType, ContextType, RequireFields<MutationRenamePaymentMethodArgs, 'input'>>;
  makeDefaultPaymentMethod?: Resolver<ResolversTypes['WalletResult'], ParentType, ContextType, RequireFields<MutationMakeDefaultPaymentMethodArgs, 'input'>>;
  deletePaymentMethod?: Resolver<ResolversTypes['WalletResult'], ParentType, ContextType, RequireFields<MutationDeletePaymentMethodArgs, 'input'>>;
};

export type RenameAccountResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RenameAccountResult'] = ResolversParentTypes['RenameAccountResult']> = {
  __resolveType: TypeResolveFn<'AccountRenamed' | 'AccountNameRefusal', ParentType, ContextType>;
};

export type AccountRenamedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountRenamed'] = ResolversParentTypes['AccountRenamed']> = {
  account?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountNameRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountNameRefusal'] = ResolversParentTypes['AccountNameRefusal']> = {
  code?: Resolver<ResolversTypes['AccountNameRefusalCode'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ServiceKey'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceStatus'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
  trouble?: Resolver<Maybe<ResolversTypes['ServiceTrouble']>, ParentType, ContextType>;
  downloadMbps?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lineCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deviceCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remainingDeviceBalance?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  channelCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redirectUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingAccountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BillingAccount'] = ResolversParentTypes['BillingAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amountDue?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  adjustedDelinquencyAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  creditBalance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pendingPaymentAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pendingDiscount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextAutoPayDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  autoPayEnrolled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoPayDiscount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  paperlessEnrolled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disconnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  businessDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  mobileStatus?: Resolver<ResolversTypes['MobileStatus'], ParentType, ContextType>;
  deferralPlan?: Resolver<Maybe<ResolversTypes['DeferralPlan']>, ParentType, ContextType>;
  billedElsewhere?: Resolver<Maybe<ResolversTypes['BilledElsewhere']>, ParentType, ContextType>;
  payingRefusal?: Resolver<Maybe<ResolversTypes['PayingRefusal']>, ParentType, ContextType>;
  paymentPlaces?: Resolver<ResolversTypes['PaymentPlaces'], ParentType, ContextType>;
  activity?: Resolver<Array<ResolversTypes['ActivityRow']>, ParentType, ContextType, RequireFields<BillingAccountActivityArgs, 'filter'>>;
  autoPay?: Resolver<ResolversTypes['AutoPay'], ParentType, ContextType>;
  moneyCalendar?: Resolver<Array<ResolversTypes['CalendarEvent']>, ParentType, ContextType, Partial<BillingAccountMoneyCalendarArgs>>;
  calendarFeeds?: Resolver<Array<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  mobileTransactions?: Resolver<Array<ResolversTypes['MobileTransaction']>, ParentType, ContextType, RequireFields<BillingAccountMobileTransactionsArgs, 'first'>>;
  streamingTransactions?: Resolver<Array<ResolversTypes['StreamingTransaction']>, ParentType, ContextType, RequireFields<BillingAccountStreamingTransactionsArgs, 'first'>>;
  mobileTransactionPage?: Resolver<ResolversTypes['MobileTransactionPage'], ParentType, ContextType, RequireFields<BillingAccountMobileTransactionPageArgs, 'shown' | 'page'>>;
  streamingTransactionPage?: Resolver<ResolversTypes['StreamingTransactionPage'], ParentType, ContextType, RequireFields<BillingAccountStreamingTransactionPageArgs, 'shown' | 'page'>>;
  streamingSubscriptions?: Resolver<Array<ResolversTypes['StreamingSubscription']>, ParentType, ContextType>;
  mobileDevices?: Resolver<Array<ResolversTypes['MobileDevice']>, ParentType, ContextType>;
  deviceOverlaps?: Resolver<Array<ResolversTypes['PaymentOverlap']>, ParentType, ContextType, RequireFields<BillingAccountDeviceOverlapsArgs, 'deviceId'>>;
  paymentOptions?: Resolver<ResolversTypes['PaymentOptions'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<BillingAccountPaymentsArgs, 'first'>>;
  lockingPayment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  statementRecipients?: Resolver<Array<ResolversTypes['StatementRecipient']>, ParentType, ContextType>;
  canSendMessages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scheduledPayments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  overlaps?: Resolver<Array<ResolversTypes['PaymentOverlap']>, ParentType, ContextType>;
  statements?: Resolver<ResolversTypes['StatementConnection'], ParentType, ContextType, RequireFields<BillingAccountStatementsArgs, 'first'>>;
  statementsState?: Resolver<ResolversTypes['StatementsState'], ParentType, ContextType>;
  nextStatementDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  autoPayTerms?: Resolver<Maybe<ResolversTypes['AcceptedTerms']>, ParentType, ContextType>;
  paperlessTerms?: Resolver<Maybe<ResolversTypes['AcceptedTerms']>, ParentType, ContextType>;
  paperlessAgreedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type AccountStatusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountStatus'] = ResolversParentTypes['AccountStatus']> = {
  headline?: Resolver<ResolversTypes['AccountHeadline'], ParentType, ContextType>;
  amountDue?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  stillDue?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pastDue?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  onItsWay?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  creditBalance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  arrangement?: Resolver<Maybe<ResolversTypes['PaymentArrangement']>, ParentType, ContextType>;
  scheduled?: Resolver<Array<ResolversTypes['ScheduledCharge']>, ParentType, ContextType>;
  autoPay?: Resolver<ResolversTypes['AutoPayPlan'], ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['PaymentFailure']>, ParentType, ContextType>;
  returned?: Resolver<Array<ResolversTypes['ReturnedPayment']>, ParentType, ContextType>;
  returnedForDevices?: Resolver<Array<ResolversTypes['ReturnedDevicePayment']>, ParentType, ContextType>;
  confirming?: Resolver<Maybe<ResolversTypes['ConfirmingPayment']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['ServiceStatusOfAccount'], ParentType, ContextType>;
  mayPay?: Resolver<ResolversTypes['MayPay'], ParentType, ContextType>;
};

export type PaymentArrangementResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentArrangement'] = ResolversParentTypes['PaymentArrangement']> = {
  left?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  installmentsRemaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  nextDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ScheduledChargeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ScheduledCharge'] = ResolversParentTypes['ScheduledCharge']> = {
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['ChargeProblem']>, ParentType, ContextType>;
};

export type AutoPayPlanResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPayPlan'] = ResolversParentTypes['AutoPayPlan']> = {
  enrolled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pausedSince?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  charge?: Resolver<Maybe<ResolversTypes['PlannedCharge']>, ParentType, ContextType>;
};

export type PlannedChargeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlannedCharge'] = ResolversParentTypes['PlannedCharge']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  statementDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paymentMethodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['ChargeProblem']>, ParentType, ContextType>;
};

export type PaymentFailureResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentFailure'] = ResolversParentTypes['PaymentFailure']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FailedPaymentKind'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailedPaymentCode'], ParentType, ContextType>;
  retryOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  retryAmount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  retryDiscount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReturnedPaymentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReturnedPayment'] = ResolversParentTypes['ReturnedPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReturnedPaymentKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReversalReason'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  returnedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ReturnedDevicePaymentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReturnedDevicePayment'] = ResolversParentTypes['ReturnedDevicePayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReturnedPaymentKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReversalReason'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  returnedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  deviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmingPaymentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfirmingPayment'] = ResolversParentTypes['ConfirmingPayment']> = {
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type ServiceStatusOfAccountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceStatusOfAccount'] = ResolversParentTypes['ServiceStatusOfAccount']> = {
  state?: Resolver<ResolversTypes['ServiceState'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['MobileStatus'], ParentType, ContextType>;
  stopsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  restoredBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  restoreMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MayPayResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MayPay'] = ResolversParentTypes['MayPay']> = {
  minimum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  suggested?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  mustPayAmountDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  todayOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cardsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  banksAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentPlacesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentPlaces'] = ResolversParentTypes['PaymentPlaces']> = {
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storesUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuspensionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Suspension'] = ResolversParentTypes['Suspension']> = {
  state?: Resolver<ResolversTypes['SuspensionState'], ParentType, ContextType>;
  restoreMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restoredBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DeferralPlanResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeferralPlan'] = ResolversParentTypes['DeferralPlan']> = {
  installmentsRemaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  installmentAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  nextInstallmentDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type BilledElsewhereResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BilledElsewhere'] = ResolversParentTypes['BilledElsewhere']> = {
  reason?: Resolver<ResolversTypes['BilledElsewhereReason'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountPersonResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountPerson'] = ResolversParentTypes['AccountPerson']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AccountRole'], ParentType, ContextType>;
};

export type PayingRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PayingRefusal'] = ResolversParentTypes['PayingRefusal']> = {
  reason?: Resolver<ResolversTypes['PayingRefusalReason'], ParentType, ContextType>;
  whoCan?: Resolver<Array<ResolversTypes['AccountPerson']>, ParentType, ContextType>;
};

export type ActivityRowResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ActivityRow'] = ResolversParentTypes['ActivityRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivityKind'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  postedDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  signedAmount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ChargeDescription']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refundId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ReversalReason']>, ParentType, ContextType>;
  statementId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  autoPayActionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['MobileDevice']>, ParentType, ContextType>;
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
  reversals?: Resolver<Array<ResolversTypes['PaymentReversal']>, ParentType, ContextType>;
  confirmationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  moneyTaken?: Resolver<ResolversTypes['MoneyTaken'], ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['PaymentFailureCode']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['OutcomePart']>, ParentType, ContextType>;
  enteredBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notified?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethodId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  acceptedTerms?: Resolver<Maybe<ResolversTypes['AcceptedTerms']>, ParentType, ContextType>;
};

export type AutoPayResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPay'] = ResolversParentTypes['AutoPay']> = {
  enrolments?: Resolver<Array<ResolversTypes['AutoPayEnrolment']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['AutoPayService']>, ParentType, ContextType>;
  billDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  debitDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  usualDebitDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mobileCharges?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  monthlyDiscount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  discountGiven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextDebit?: Resolver<Maybe<ResolversTypes['AutoPayDebit']>, ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['AutoPayRun']>, ParentType, ContextType>;
  openActionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['AutoPayRefusalCode']>, ParentType, ContextType>;
  paused?: Resolver<Maybe<ResolversTypes['AutoPayPause']>, ParentType, ContextType>;
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
  acceptedTerms?: Resolver<Maybe<ResolversTypes['AcceptedTerms']>, ParentType, ContextType>;
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
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarEventResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CalendarEvent'] = ResolversParentTypes['CalendarEvent']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CalendarEventKind'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['AutoPayService']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['CalendarCard']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarCardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CalendarCard'] = ResolversParentTypes['CalendarCard']> = {
  type?: Resolver<ResolversTypes['PaymentMethodType'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CalendarFeedResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CalendarFeedResult'] = ResolversParentTypes['CalendarFeedResult']> = {
  __resolveType: TypeResolveFn<'CalendarFeedAddress' | 'CalendarFeedRefusal', ParentType, ContextType>;
};

export type CalendarFeedAddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CalendarFeedAddress'] = ResolversParentTypes['CalendarFeedAddress']> = {
  feedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarFeedRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CalendarFeedRefusal'] = ResolversParentTypes['CalendarFeedRefusal']> = {
  code?: Resolver<ResolversTypes['CalendarFeedRefusalCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatementResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Statement'] = ResolversParentTypes['Statement']> = {
  calls?: Resolver<Maybe<Array<ResolversTypes['Call']>>, ParentType, ContextType>;
  callTotals?: Resolver<Maybe<ResolversTypes['CallTotals']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  previousId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  statementDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  periodFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  periodTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  previousBalance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  paymentsReceived?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  adjustments?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  currentCharges?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  amountDue?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  openAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  paymentState?: Resolver<ResolversTypes['StatementPaymentState'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StatementLine']>, ParentType, ContextType>;
  activity?: Resolver<Array<ResolversTypes['StatementActivity']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Statement']>, ParentType, ContextType>;
  callDetails?: Resolver<ResolversTypes['CallDetails'], ParentType, ContextType>;
};

export type CallTotalsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CallTotals'] = ResolversParentTypes['CallTotals']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CallResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Call'] = ResolversParentTypes['Call']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['CallDirection'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasscodeAnswerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PasscodeAnswer'] = ResolversParentTypes['PasscodeAnswer']> = {
  state?: Resolver<ResolversTypes['PasscodeState'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  triesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AutoPayPauseResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPayPause'] = ResolversParentTypes['AutoPayPause']> = {
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailedPaymentCode'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['AutoPayRefusalCode']>, ParentType, ContextType>;
};

export type ResumeAutoPayResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ResumeAutoPayResult'] = ResolversParentTypes['ResumeAutoPayResult']> = {
  __resolveType: TypeResolveFn<'AutoPayResumed' | 'AutoPayRefusal', ParentType, ContextType>;
};

export type AutoPayResumedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AutoPayResumed'] = ResolversParentTypes['AutoPayResumed']> = {
  account?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DevicePaymentResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DevicePaymentResult'] = ResolversParentTypes['DevicePaymentResult']> = {
  __resolveType: TypeResolveFn<'DevicePaymentOutcome' | 'PaymentRefusal', ParentType, ContextType>;
};

export type DevicePaymentOutcomeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DevicePaymentOutcome'] = ResolversParentTypes['DevicePaymentOutcome']> = {
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['MobileDevice'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MobileTransactionPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MobileTransactionPage'] = ResolversParentTypes['MobileTransactionPage']> = {
  nodes?: Resolver<Array<ResolversTypes['MobileTransaction']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StreamingTransactionPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StreamingTransactionPage'] = ResolversParentTypes['StreamingTransactionPage']> = {
  nodes?: Resolver<Array<ResolversTypes['StreamingTransaction']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  paymentMinimum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  paymentMaximum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type PaymentOptionsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentOptions'] = ResolversParentTypes['PaymentOptions']> = {
  minimum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  mustPayAmountDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mustPayToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  earliestDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  firstScheduledDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  firstChangeDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastChangeDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  cutOff?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  schedulingBlock?: Resolver<Maybe<ResolversTypes['SchedulingBlock']>, ParentType, ContextType>;
  canNotify?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cardsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  banksAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentReversalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentReversal'] = ResolversParentTypes['PaymentReversal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReversalKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReversalState'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReversalReason'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  openedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  decidedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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
  firstScheduledDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  autoPayCode?: Resolver<Maybe<ResolversTypes['AutoPayRefusalCode']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SentReceiptResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SentReceipt'] = ResolversParentTypes['SentReceipt']> = {
  state?: Resolver<ResolversTypes['SentReceiptState'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatementRecipientResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StatementRecipient'] = ResolversParentTypes['StatementRecipient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatementRecipientResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StatementRecipientResult'] = ResolversParentTypes['StatementRecipientResult']> = {
  __resolveType: TypeResolveFn<'StatementRecipientAdded' | 'StatementRecipientRefusal', ParentType, ContextType>;
};

export type StatementRecipientAddedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StatementRecipientAdded'] = ResolversParentTypes['StatementRecipientAdded']> = {
  recipientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatementRecipientRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StatementRecipientRefusal'] = ResolversParentTypes['StatementRecipientRefusal']> = {
  code?: Resolver<ResolversTypes['StatementRecipientRefusalCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  billed?: Resolver<ResolversTypes['RefundBilled'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<Maybe<ResolversTypes['RefundedTransaction']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['RefundMethod']>, ParentType, ContextType>;
  expectedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type RefundedTransactionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RefundedTransaction'] = ResolversParentTypes['RefundedTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TransactionKind'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type RefundMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RefundMethod'] = ResolversParentTypes['RefundMethod']> = {
  type?: Resolver<ResolversTypes['PaymentMethodType'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentOverlapResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentOverlap'] = ResolversParentTypes['PaymentOverlap']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OverlapKind'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pays?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  enteredBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FuturePaymentResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FuturePaymentResult'] = ResolversParentTypes['FuturePaymentResult']> = {
  __resolveType: TypeResolveFn<'FuturePaymentOutcome' | 'PaymentRefusal', ParentType, ContextType>;
};

export type FuturePaymentOutcomeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FuturePaymentOutcome'] = ResolversParentTypes['FuturePaymentOutcome']> = {
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentPartOutcomeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentPartOutcome'] = ResolversParentTypes['PaymentPartOutcome']> = {
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType>;
};

export type StatementConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StatementConnection'] = ResolversParentTypes['StatementConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Statement']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StatementLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StatementLine'] = ResolversParentTypes['StatementLine']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['LineGroup'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['LineCode'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  recurring?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['LineExplanation']>, ParentType, ContextType>;
};

export type LineExplanationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LineExplanation'] = ResolversParentTypes['LineExplanation']> = {
  code?: Resolver<ResolversTypes['ExplanationCode'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ofDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatementActivityResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StatementActivity'] = ResolversParentTypes['StatementActivity']> = {
  kind?: Resolver<ResolversTypes['StatementActivityKind'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type AcceptedTermsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AcceptedTerms'] = ResolversParentTypes['AcceptedTerms']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  release?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentMethodType'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountKind?: Resolver<Maybe<ResolversTypes['BankAccountKind']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiringSoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unavailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usedForAutoPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoPayAssignment?: Resolver<Maybe<ResolversTypes['AutoPayAssignment']>, ParentType, ContextType>;
};

export type WalletResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WalletResult'] = ResolversParentTypes['WalletResult']> = {
  __resolveType: TypeResolveFn<'WalletChange' | 'WalletRefusal', ParentType, ContextType>;
};

export type WalletChangeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WalletChange'] = ResolversParentTypes['WalletChange']> = {
  paymentMethodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['BillingAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WalletRefusal'] = ResolversParentTypes['WalletRefusal']> = {
  code?: Resolver<ResolversTypes['WalletRefusalCode'], ParentType, ContextType>;
  maxMethods?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WhatIfResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WhatIf'] = ResolversParentTypes['WhatIf']> = {
  verdict?: Resolver<ResolversTypes['WhatIfVerdict'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  firstDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  pastDueBefore?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  stoppedBefore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restoreMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountDueAfter?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pastDueAfter?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  creditAfter?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  dueDateAfter?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  softDisconnectDateAfter?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  scheduledFirst?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  autoPayFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoPayDiscount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  Cents?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  RenameAccountResult?: RenameAccountResultResolvers<ContextType>;
  AccountRenamed?: AccountRenamedResolvers<ContextType>;
  AccountNameRefusal?: AccountNameRefusalResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  BillingAccount?: BillingAccountResolvers<ContextType>;
  AccountStatus?: AccountStatusResolvers<ContextType>;
  PaymentArrangement?: PaymentArrangementResolvers<ContextType>;
  ScheduledCharge?: ScheduledChargeResolvers<ContextType>;
  AutoPayPlan?: AutoPayPlanResolvers<ContextType>;
  PlannedCharge?: PlannedChargeResolvers<ContextType>;
  PaymentFailure?: PaymentFailureResolvers<ContextType>;
  ReturnedPayment?: ReturnedPaymentResolvers<ContextType>;
  ReturnedDevicePayment?: ReturnedDevicePaymentResolvers<ContextType>;
  ConfirmingPayment?: ConfirmingPaymentResolvers<ContextType>;
  ServiceStatusOfAccount?: ServiceStatusOfAccountResolvers<ContextType>;
  MayPay?: MayPayResolvers<ContextType>;
  PaymentPlaces?: PaymentPlacesResolvers<ContextType>;
  Suspension?: SuspensionResolvers<ContextType>;
  DeferralPlan?: DeferralPlanResolvers<ContextType>;
  BilledElsewhere?: BilledElsewhereResolvers<ContextType>;
  AccountPerson?: AccountPersonResolvers<ContextType>;
  PayingRefusal?: PayingRefusalResolvers<ContextType>;
  ActivityRow?: ActivityRowResolvers<ContextType>;
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
  CalendarEvent?: CalendarEventResolvers<ContextType>;
  CalendarCard?: CalendarCardResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CalendarFeedResult?: CalendarFeedResultResolvers<ContextType>;
  CalendarFeedAddress?: CalendarFeedAddressResolvers<ContextType>;
  CalendarFeedRefusal?: CalendarFeedRefusalResolvers<ContextType>;
  Statement?: StatementResolvers<ContextType>;
  CallTotals?: CallTotalsResolvers<ContextType>;
  Call?: CallResolvers<ContextType>;
  PasscodeAnswer?: PasscodeAnswerResolvers<ContextType>;
  AutoPayPause?: AutoPayPauseResolvers<ContextType>;
  ResumeAutoPayResult?: ResumeAutoPayResultResolvers<ContextType>;
  AutoPayResumed?: AutoPayResumedResolvers<ContextType>;
  DevicePaymentResult?: DevicePaymentResultResolvers<ContextType>;
  DevicePaymentOutcome?: DevicePaymentOutcomeResolvers<ContextType>;
  MobileTransactionPage?: MobileTransactionPageResolvers<ContextType>;
  StreamingTransactionPage?: StreamingTransactionPageResolvers<ContextType>;
  MobileTransaction?: MobileTransactionResolvers<ContextType>;
  StreamingTransaction?: StreamingTransactionResolvers<ContextType>;
  StreamingSubscription?: StreamingSubscriptionResolvers<ContextType>;
  MobileDevice?: MobileDeviceResolvers<ContextType>;
  PaymentOptions?: PaymentOptionsResolvers<ContextType>;
  PaymentReversal?: PaymentReversalResolvers<ContextType>;
  OutcomePart?: OutcomePartResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  InstantPaymentResult?: InstantPaymentResultResolvers<ContextType>;
  InstantPaymentOutcome?: InstantPaymentOutcomeResolvers<ContextType>;
  PaymentRefusal?: PaymentRefusalResolvers<ContextType>;
  SentReceipt?: SentReceiptResolvers<ContextType>;
  StatementRecipient?: StatementRecipientResolvers<ContextType>;
  StatementRecipientResult?: StatementRecipientResultResolvers<ContextType>;
  StatementRecipientAdded?: StatementRecipientAddedResolvers<ContextType>;
  StatementRecipientRefusal?: StatementRecipientRefusalResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RefundedTransaction?: RefundedTransactionResolvers<ContextType>;
  RefundMethod?: RefundMethodResolvers<ContextType>;
  PaymentOverlap?: PaymentOverlapResolvers<ContextType>;
  FuturePaymentResult?: FuturePaymentResultResolvers<ContextType>;
  FuturePaymentOutcome?: FuturePaymentOutcomeResolvers<ContextType>;
  PaymentPartOutcome?: PaymentPartOutcomeResolvers<ContextType>;
  StatementConnection?: StatementConnectionResolvers<ContextType>;
  StatementLine?: StatementLineResolvers<ContextType>;
  LineExplanation?: LineExplanationResolvers<ContextType>;
  StatementActivity?: StatementActivityResolvers<ContextType>;
  AcceptedTerms?: AcceptedTermsResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  WalletResult?: WalletResultResolvers<ContextType>;
  WalletChange?: WalletChangeResolvers<ContextType>;
  WalletRefusal?: WalletRefusalResolvers<ContextType>;
  WhatIf?: WhatIfResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  permission?: PermissionDirectiveResolver<any, any, ContextType>;
  stepUp?: StepUpDirectiveResolver<any, any, ContextType>;
};
