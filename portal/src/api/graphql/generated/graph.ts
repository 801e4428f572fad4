// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RenameAccountInput = {
  accountId: string;
  /** At most 40 characters without the blanks around it. */
  nickname: string;
  /** The nickname that was seen; null for none. */
  before?: string | null | undefined;
};

export type AccountNameRefusalCode =
  | 'NICKNAME_TOO_LONG'
  | 'NICKNAME_INVALID'
  /** Somebody else has renamed it since `before`. */
  | 'CHANGED_MEANWHILE';

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

/** What stands in the way of a planned charge as things are now. METHOD_EXPIRES: before its day. */
export type ChargeProblem =
  | 'METHOD_REMOVED'
  | 'METHOD_EXPIRES'
  | 'METHOD_UNAVAILABLE'
  | 'METHOD_RESTRICTED';

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

/** RETURN: the bank returned a debit. CHARGEBACK: it took a card payment back because of a dispute that is open or lost. */
export type ReturnedPaymentKind =
  | 'RETURN'
  | 'CHARGEBACK';

/** Mobile can be stopped while the others run: `mobile` says so. RESTORED: back within the last day. */
export type ServiceState =
  | 'RUNNING'
  | 'SUSPENDED'
  | 'BEING_RESTORED'
  | 'RESTORED'
  | 'DISCONNECTED';

/** terms: that the text billing.paperless.terms.text was accepted; needed to turn it on. */
export type PaperlessInput = {
  accountId: string;
  enrolled: boolean;
  terms?: TermsAcceptanceInput | null | undefined;
};

/** STOPPED: until the past-due balance is paid. BEING_RESTORED: paid, back by restoredBy. RESTORED: back since restoredBy. */
export type SuspensionState =
  | 'STOPPED'
  | 'BEING_RESTORED'
  | 'RESTORED';

/** The status of the account's mobile lines (BILL-05). */
export type MobileStatus =
  | 'GOOD'
  | 'PAST_DUE'
  | 'HOTLINED'
  | 'TEMPORARILY_DISCONNECTED'
  | 'INACTIVE';

export type BilledElsewhereReason =
  | 'ENTERPRISE'
  | 'MOVED';

export type PayingRefusalReason =
  | 'ROLE'
  | 'BILLED_ELSEWHERE';

export type AccountRole =
  | 'PRIMARY'
  | 'ADMIN'
  | 'BILLING'
  | 'STANDARD';

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
  status?: PaymentStatus | null | undefined;
  /** First day, with DATES. What is more than 24 months back is left out. */
  from?: string | null | undefined;
  /** Last day, with DATES; INVALID_REQUEST when it is before the first, or one of them is missing. */
  to?: string | null | undefined;
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

/** core: internet, TV and phone together. */
export type AutoPayService =
  | 'core'
  | 'mobile';

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

/** What exactly was accepted is kept with the action. */
export type EnrolAutoPayInput = {
  accountId: string;
  idempotencyKey: string;
  services: Array<AutoPayService>;
  method: PaymentMethodInput;
  debitDay: number;
  /** Bills by e-mail from now on (BILL-09). */
  enrollPaperless?: boolean | null | undefined;
  /** As in InstantPaymentInput. */
  paperlessTerms?: TermsAcceptanceInput | null | undefined;
  terms: TermsAcceptanceInput;
};

export type ChangeAutoPayInput = {
  accountId: string;
  idempotencyKey: string;
  services: Array<AutoPayService>;
  /** Without it the method stays. */
  method?: PaymentMethodInput | null | undefined;
  terms: TermsAcceptanceInput;
};

export type CancelAutoPayInput = {
  accountId: string;
  idempotencyKey: string;
};

export type ChangeAutoPayDateInput = {
  accountId: string;
  idempotencyKey: string;
  debitDay: number;
};

export type RetryAutoPayPartInput = {
  accountId: string;
  idempotencyKey: string;
  actionId: string;
  partId: string;
};

/** An enrolment that is asked for with a payment; the payment's method is used. */
export type EnrolWithPaymentInput = {
  services: Array<AutoPayService>;
  debitDay: number;
  terms: TermsAcceptanceInput;
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

/** locale: en-US or es-US, for as long as the profile has no language of its own. */
export type NewCalendarFeedInput = {
  accountId: string;
  locale: string;
};

export type CalendarFeedInput = {
  accountId: string;
  feedId: string;
};

/** TOO_MANY: five are the most. STAFF: only the account's own people may have one. */
export type CalendarFeedRefusalCode =
  | 'TOO_MANY'
  | 'STAFF';

export type CallDirection =
  | 'INCOMING'
  | 'OUTGOING';

export type SendPasscodeInput = {
  accountId: string;
};

export type ConfirmPasscodeInput = {
  accountId: string;
  passcode: string;
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

export type ResumeAutoPayInput = {
  accountId: string;
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
  accountId: string;
  /** As in InstantPaymentInput. */
  idempotencyKey: string;
  deviceId: string;
  amount: number;
  /** Token of a new card from the vault. */
  vaultToken: string;
  /** As in InstantPaymentInput: ids of `deviceOverlaps`. */
  overlapsSeen?: Array<string> | null | undefined;
  /** As in InstantPaymentInput. */
  customerReference?: string | null | undefined;
  /** As in InstantPaymentInput. */
  notify?: Array<string> | null | undefined;
  terms: TermsAcceptanceInput;
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

export type InstantPaymentInput = {
  accountId: string;
  /** 16 to 64 of A-Z a-z 0-9 - _ . Made when Review opens, repeated by every retry while the outcome is unknown. */
  idempotencyKey: string;
  amount: number;
  method: PaymentMethodInput;
  saveMethod: boolean;
  /** Paperless billing as a part of the payment (PAY-17). */
  enrollPaperless?: boolean | null | undefined;
  /** As in PaperlessInput; TERMS_NOT_ACCEPTED for enrollPaperless without it. */
  paperlessTerms?: TermsAcceptanceInput | null | undefined;
  overpaymentConfirmed: boolean;
  /** Ids of the overlaps that were shown before submitting; without it nothing is compared. */
  overlapsSeen?: Array<string> | null | undefined;
  /** A reference of the customer's own (B14), at most 40 characters; an empty one is none. */
  customerReference?: string | null | undefined;
  /** E-mail addresses that are told whether money was taken (B14), at most three. */
  notify?: Array<string> | null | undefined;
  terms: TermsAcceptanceInput;
  /** Enrols in Auto Pay with the same method once the payment is taken (AUTO-02). */
  enrolAutoPay?: EnrolWithPaymentInput | null | undefined;
};

export type PaymentMethodInput =
  {   /** Token of a new card or bank account from the vault. */
  vaultToken: string; savedCard?: never; savedBankAccount?: never; }
  |  { vaultToken?: never;   savedCard: SavedCardInput; savedBankAccount?: never; }
  |  { vaultToken?: never; savedCard?: never;   /** A saved bank account: it has no security code. */
  savedBankAccount: SavedBankAccountInput; };

export type SavedCardInput = {
  paymentMethodId: string;
  securityCodeToken: string;
};

export type SavedBankAccountInput = {
  paymentMethodId: string;
};

/** What exactly was accepted, so that the wording can be shown later. */
export type TermsAcceptanceInput = {
  accepted: boolean;
  release: string;
  locale: string;
  key: string;
  textHash: string;
};

/** locale: en-US or es-US, of the message and of the receipt in it. */
export type SendReceiptInput = {
  accountId: string;
  paymentId: string;
  locale: string;
};

/** UNAVAILABLE: no messages are sent from here, or not to who asks: staff, and people without an address. */
export type SentReceiptState =
  | 'SENT'
  | 'UNAVAILABLE';

export type NewStatementRecipientInput = {
  accountId: string;
  address: string;
  locale: string;
};

export type StatementRecipientInput = {
  accountId: string;
  recipientId: string;
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

/** locale: en-US or es-US, of the message and of the receipt in it. */
export type SendRefundReceiptInput = {
  accountId: string;
  refundId: string;
  locale: string;
};

/** Where a refund stands among the transactions. */
export type RefundBilled =
  | 'BILL'
  | 'MOBILE'
  | 'STREAMING';

/** AUTO_PAY: its next debit. SCHEDULED: a payment that will run. RECENT: somebody paid within 24 hours. */
export type OverlapKind =
  | 'AUTO_PAY'
  | 'SCHEDULED'
  | 'RECENT';

export type FuturePaymentInput = {
  accountId: string;
  /** 16 to 64 of A-Z a-z 0-9 - _ . */
  idempotencyKey: string;
  amount: number;
  date: string;
  method: PaymentMethodInput;
  /** The card is saved at once: it is not the payment that proves it. */
  saveMethod: boolean;
  enrollPaperless?: boolean | null | undefined;
  /** As in InstantPaymentInput. */
  paperlessTerms?: TermsAcceptanceInput | null | undefined;
  overpaymentConfirmed: boolean;
  overlapsSeen?: Array<string> | null | undefined;
  customerReference?: string | null | undefined;
  notify?: Array<string> | null | undefined;
  terms: TermsAcceptanceInput;
};

export type ScheduledPaymentChangeInput = {
  accountId: string;
  idempotencyKey: string;
  paymentId: string;
  amount: number;
  date: string;
  /** Null keeps the method. */
  method?: PaymentMethodInput | null | undefined;
  overpaymentConfirmed: boolean;
  overlapsSeen?: Array<string> | null | undefined;
  /** Null keeps it; an empty one takes it away. */
  customerReference?: string | null | undefined;
  /** Null keeps them; an empty list takes them away. */
  notify?: Array<string> | null | undefined;
  terms: TermsAcceptanceInput;
};

export type ScheduledPaymentInput = {
  accountId: string;
  paymentId: string;
};

export type PaymentPartInput = {
  accountId: string;
  paymentId: string;
  kind: PartKind;
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

export type ExplanationCode =
  | 'PRICE_CHANGED'
  | 'PART_OF_MONTH'
  | 'PROMOTION_ENDED'
  | 'PROMOTION'
  | 'ONCE'
  | 'CREDIT'
  | 'TAX'
  | 'FEE';

export type StatementActivityKind =
  | 'PAYMENT'
  | 'AUTO_PAY_DISCOUNT'
  | 'ADJUSTMENT'
  | 'RETURNED_PAYMENT'
  | 'REFUND'
  | 'CHARGEBACK'
  | 'CHARGEBACK_WON';

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

export type AddPaymentMethodInput = {
  accountId: string;
  idempotencyKey: string;
  vaultToken: string;
  nickname?: string | null | undefined;
  makeDefault: boolean;
};

export type EditCardInput = {
  accountId: string;
  idempotencyKey: string;
  paymentMethodId: string;
  vaultToken: string;
};

export type RenamePaymentMethodInput = {
  accountId: string;
  paymentMethodId: string;
  nickname: string;
};

export type PaymentMethodRefInput = {
  accountId: string;
  paymentMethodId: string;
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

export type AccountActivityQueryVariables = Exact<{
  accountId: string;
  filter: ActivityFilter;
}>;


export type AccountActivityQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountName: string, timeZone: string, businessDate: string, activity: Array<{ __typename: 'ActivityRow', id: string, kind: ActivityKind, date: string, postedDate: string | null, amount: number, signedAmount: number | null, description: ChargeDescription | null, dueDate: string | null, paymentId: string | null, refundId: string | null, reason: ReversalReason | null, statementId: string | null, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null }> } | null };

export type AutoPayStateFragment = { __typename: 'AutoPay', services: Array<AutoPayService>, billDay: number, dueDay: number, debitDays: Array<number>, usualDebitDay: number, mobileCharges: number, monthlyDiscount: number, discountGiven: boolean, openActionId: string | null, refusal: AutoPayRefusalCode | null, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string, debitDay: number, nextDate: string }>, nextDebit: { __typename: 'AutoPayDebit', date: string, due: number, discount: number, amount: number, paymentMethodId: string } | null, lastRun: { __typename: 'AutoPayRun', date: string, state: AutoPayRunState, code: AutoPayRunCode | null, amount: number, discount: number, paymentId: string | null } | null, paused: { __typename: 'AutoPayPause', since: string, code: FailedPaymentCode, refusal: AutoPayRefusalCode | null } | null };

export type AutoPayAccountFragment = { __typename: 'BillingAccount', nextStatementDate: string | null, id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean, canNotify: boolean }, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, billDay: number, dueDay: number, debitDays: Array<number>, usualDebitDay: number, mobileCharges: number, monthlyDiscount: number, discountGiven: boolean, openActionId: string | null, refusal: AutoPayRefusalCode | null, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string, debitDay: number, nextDate: string }>, nextDebit: { __typename: 'AutoPayDebit', date: string, due: number, discount: number, amount: number, paymentMethodId: string } | null, lastRun: { __typename: 'AutoPayRun', date: string, state: AutoPayRunState, code: AutoPayRunCode | null, amount: number, discount: number, paymentId: string | null } | null, paused: { __typename: 'AutoPayPause', since: string, code: FailedPaymentCode, refusal: AutoPayRefusalCode | null } | null }, autoPayTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } };

export type AutoPayActionPartFragment = { __typename: 'AutoPayPart', id: string, kind: AutoPayPartKind, service: AutoPayService | null, state: PartState, code: AutoPayPartCode | null, retryable: boolean };

export type AutoPayActionDetailsFragment = { __typename: 'AutoPayAction', id: string, accountId: string, kind: AutoPayActionKind, createdAt: string, enteredBy: string, moneyTaken: MoneyTaken, paymentMethodType: PaymentMethodType | null, lastFour: string | null, debitDay: number | null, nextDate: string | null, parts: Array<{ __typename: 'AutoPayPart', id: string, kind: AutoPayPartKind, service: AutoPayService | null, state: PartState, code: AutoPayPartCode | null, retryable: boolean }>, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null, acceptedTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null };

export type AutoPayQueryVariables = Exact<{
  accountId: string;
}>;


export type AutoPayQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', nextStatementDate: string | null, id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, billedElsewhere: { __typename: 'BilledElsewhere', reason: BilledElsewhereReason, url: string | null } | null, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean, canNotify: boolean }, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, billDay: number, dueDay: number, debitDays: Array<number>, usualDebitDay: number, mobileCharges: number, monthlyDiscount: number, discountGiven: boolean, openActionId: string | null, refusal: AutoPayRefusalCode | null, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string, debitDay: number, nextDate: string }>, nextDebit: { __typename: 'AutoPayDebit', date: string, due: number, discount: number, amount: number, paymentMethodId: string } | null, lastRun: { __typename: 'AutoPayRun', date: string, state: AutoPayRunState, code: AutoPayRunCode | null, amount: number, discount: number, paymentId: string | null } | null, paused: { __typename: 'AutoPayPause', since: string, code: FailedPaymentCode, refusal: AutoPayRefusalCode | null } | null }, autoPayTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } | null };

export type AutoPayActionPageQueryVariables = Exact<{
  accountId: string;
  actionId: string;
}>;


export type AutoPayActionPageQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', nextStatementDate: string | null, id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean, canNotify: boolean }, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, billDay: number, dueDay: number, debitDays: Array<number>, usualDebitDay: number, mobileCharges: number, monthlyDiscount: number, discountGiven: boolean, openActionId: string | null, refusal: AutoPayRefusalCode | null, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string, debitDay: number, nextDate: string }>, nextDebit: { __typename: 'AutoPayDebit', date: string, due: number, discount: number, amount: number, paymentMethodId: string } | null, lastRun: { __typename: 'AutoPayRun', date: string, state: AutoPayRunState, code: AutoPayRunCode | null, amount: number, discount: number, paymentId: string | null } | null, paused: { __typename: 'AutoPayPause', since: string, code: FailedPaymentCode, refusal: AutoPayRefusalCode | null } | null }, autoPayTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } | null, autoPayAction: { __typename: 'AutoPayAction', id: string, accountId: string, kind: AutoPayActionKind, createdAt: string, enteredBy: string, moneyTaken: MoneyTaken, paymentMethodType: PaymentMethodType | null, lastFour: string | null, debitDay: number | null, nextDate: string | null, parts: Array<{ __typename: 'AutoPayPart', id: string, kind: AutoPayPartKind, service: AutoPayService | null, state: PartState, code: AutoPayPartCode | null, retryable: boolean }>, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null, acceptedTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null } | null };

type AutoPayAnswer_AutoPayOutcome_Fragment = { __typename: 'AutoPayOutcome', actionId: string, action: { __typename: 'AutoPayAction', id: string, accountId: string, kind: AutoPayActionKind, createdAt: string, enteredBy: string, moneyTaken: MoneyTaken, paymentMethodType: PaymentMethodType | null, lastFour: string | null, debitDay: number | null, nextDate: string | null, parts: Array<{ __typename: 'AutoPayPart', id: string, kind: AutoPayPartKind, service: AutoPayService | null, state: PartState, code: AutoPayPartCode | null, retryable: boolean }>, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null, acceptedTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null }, account: { __typename: 'BillingAccount', nextStatementDate: string | null, id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean, canNotify: boolean }, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, billDay: number, dueDay: number, debitDays: Array<number>, usualDebitDay: number, mobileCharges: number, monthlyDiscount: number, discountGiven: boolean, openActionId: string | null, refusal: AutoPayRefusalCode | null, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string, debitDay: number, nextDate: string }>, nextDebit: { __typename: 'AutoPayDebit', date: string, due: number, discount: number, amount: number, paymentMethodId: string } | null, lastRun: { __typename: 'AutoPayRun', date: string, state: AutoPayRunState, code: AutoPayRunCode | null, amount: number, discount: number, paymentId: string | null } | null, paused: { __typename: 'AutoPayPause', since: string, code: FailedPaymentCode, refusal: AutoPayRefusalCode | null } | null }, autoPayTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } };

type AutoPayAnswer_AutoPayRefusal_Fragment = { __typename: 'AutoPayRefusal', code: AutoPayRefusalCode, openActionId: string | null, amountDue: number | null };

export type AutoPayAnswerFragment =
  | AutoPayAnswer_AutoPayOutcome_Fragment
  | AutoPayAnswer_AutoPayRefusal_Fragment
;

export type EnrolAutoPayMutationVariables = Exact<{
  input: EnrolAutoPayInput;
}>;


export type EnrolAutoPayMutation = { __typename: 'Mutation', enrolAutoPay:
    | { __typename: 'AutoPayOutcome', actionId: string, action: { __typename: 'AutoPayAction', id: string, accountId: string, kind: AutoPayActionKind, createdAt: string, enteredBy: string, moneyTaken: MoneyTaken, paymentMethodType: PaymentMethodType | null, lastFour: string | null, debitDay: number | null, nextDate: string | null, parts: Array<{ __typename: 'AutoPayPart', id: string, kind: AutoPayPartKind, service: AutoPayService | null, state: PartState, code: AutoPayPartCode | null, retryable: boolean }>, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null, acceptedTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null }, account: { __typename: 'BillingAccount', nextStatementDate: string | null, id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean, canNotify: boolean }, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, billDay: number, dueDay: number, debitDays: Array<number>, usualDebitDay: number, mobileCharges: number, monthlyDiscount: number, discountGiven: boolean, openActionId: string | null, refusal: AutoPayRefusalCode | null, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string, debitDay: number, nextDate: string }>, nextDebit: { __typename: 'AutoPayDebit', date: string, due: number, discount: number, amount: number, paymentMethodId: string } | null, lastRun: { __typename: 'AutoPayRun', date: string, state: AutoPayRunState, code: AutoPayRunCode | null, amount: number, discount: number, paymentId: string | null } | null, paused: { __typename: 'AutoPayPause', since: string, code: FailedPaymentCode, refusal: AutoPayRefusalCode | null } | null }, autoPayTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } }
    | { __typename: 'AutoPayRefusal', code: AutoPayRefusalCode, openActionId: string | null, amountDue: number | null }
   };

export type ChangeAutoPayMutationVariables = Exact<{
  input: ChangeAutoPayInput;
}>;


export type ChangeAutoPayMutation = { __typename: 'Mutation', changeAutoPay:
    | { __typename: 'AutoPayOutcome', actionId: string, action: { __typename: 'AutoPayAction', id: string, accountId: string, kind: AutoPayActionKind, createdAt: string, enteredBy: string, moneyTaken: MoneyTaken, paymentMethodType: PaymentMethodType | null, lastFour: string | null, debitDay: number | null, nextDate: string | null, parts: Array<{ __typename: 'AutoPayPart', id: string, kind: AutoPayPartKind, service: AutoPayService | null, state: PartState, code: AutoPayPartCode | null, retryable: boolean }>, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null, acceptedTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null }, account: { __typename: 'BillingAccount', nextStatementDate: string | null, id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean, canNotify: boolean }, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, billDay: number, dueDay: number, debitDays: Array<number>, usualDebitDay: number, mobileCharges: number, monthlyDiscount: number, discountGiven: boolean, openActionId: string | null, refusal: AutoPayRefusalCode | null, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string, debitDay: number, nextDate: string }>, nextDebit: { __typename: 'AutoPayDebit', date: string, due: number, discount: number, amount: number, paymentMethodId: string } | null, lastRun: { __typename: 'AutoPayRun', date: string, state: AutoPayRunState, code: AutoPayRunCode | null, amount: number, discount: number, paymentId: string | null } | null, paused: { __typename: 'AutoPayPause', since: string, code: FailedPaymentCode, refusal: AutoPayRefusalCode | null } | null }, autoPayTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } }
    | { __typename: 'AutoPayRefusal', code: AutoPayRefusalCode, openActionId: string | null, amountDue: number | null }
   };

export type CancelAutoPayMutationVariables = Exact<{
  input: CancelAutoPayInput;
}>;


export type CancelAutoPayMutation = { __typename: 'Mutation', cancelAutoPay:
    | { __typename: 'AutoPayOutcome', actionId: string, action: { __typename: 'AutoPayAction', id: string, accountId: string, kind: AutoPayActionKind, createdAt: string, enteredBy: string, moneyTaken: MoneyTaken, paymentMethodType: PaymentMethodType | null, lastFour: string | null, debitDay: number | null, nextDate: string | null, parts: Array<{ __typename: 'AutoPayPart', id: string, kind: AutoPayPartKind, service: AutoPayService | null, state: PartState, code: AutoPayPartCode | null, retryable: boolean }>, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null, acceptedTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null }, account: { __typename: 'BillingAccount', nextStatementDate: string | null, id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean, canNotify: boolean }, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, billDay: number, dueDay: number, debitDays: Array<number>, usualDebitDay: number, mobileCharges: number, monthlyDiscount: number, discountGiven: boolean, openActionId: string | null, refusal: AutoPayRefusalCode | null, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string, debitDay: number, nextDate: string }>, nextDebit: { __typename: 'AutoPayDebit', date: string, due: number, discount: number, amount: number, paymentMethodId: string } | null, lastRun: { __typename: 'AutoPayRun', date: string, state: AutoPayRunState, code: AutoPayRunCode | null, amount: number, discount: number, paymentId: string | null } | null, paused: { __typename: 'AutoPayPause', since: string, code: FailedPaymentCode, refusal: AutoPayRefusalCode | null } | null }, autoPayTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } }
    | { __typename: 'AutoPayRefusal', code: AutoPayRefusalCode, openActionId: string | null, amountDue: number | null }
   };

export type ChangeAutoPayDateMutationVariables = Exact<{
  input: ChangeAutoPayDateInput;
}>;


export type ChangeAutoPayDateMutation = { __typename: 'Mutation', changeAutoPayDate:
    | { __typename: 'AutoPayOutcome', actionId: string, action: { __typename: 'AutoPayAction', id: string, accountId: string, kind: AutoPayActionKind, createdAt: string, enteredBy: string, moneyTaken: MoneyTaken, paymentMethodType: PaymentMethodType | null, lastFour: string | null, debitDay: number | null, nextDate: string | null, parts: Array<{ __typename: 'AutoPayPart', id: string, kind: AutoPayPartKind, service: AutoPayService | null, state: PartState, code: AutoPayPartCode | null, retryable: boolean }>, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null, acceptedTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null }, account: { __typename: 'BillingAccount', nextStatementDate: string | null, id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean, canNotify: boolean }, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, billDay: number, dueDay: number, debitDays: Array<number>, usualDebitDay: number, mobileCharges: number, monthlyDiscount: number, discountGiven: boolean, openActionId: string | null, refusal: AutoPayRefusalCode | null, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string, debitDay: number, nextDate: string }>, nextDebit: { __typename: 'AutoPayDebit', date: string, due: number, discount: number, amount: number, paymentMethodId: string } | null, lastRun: { __typename: 'AutoPayRun', date: string, state: AutoPayRunState, code: AutoPayRunCode | null, amount: number, discount: number, paymentId: string | null } | null, paused: { __typename: 'AutoPayPause', since: string, code: FailedPaymentCode, refusal: AutoPayRefusalCode | null } | null }, autoPayTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } }
    | { __typename: 'AutoPayRefusal', code: AutoPayRefusalCode, openActionId: string | null, amountDue: number | null }
   };

export type RetryAutoPayPartMutationVariables = Exact<{
  input: RetryAutoPayPartInput;
}>;


export type RetryAutoPayPartMutation = { __typename: 'Mutation', retryAutoPayPart:
    | { __typename: 'AutoPayOutcome', actionId: string, action: { __typename: 'AutoPayAction', id: string, accountId: string, kind: AutoPayActionKind, createdAt: string, enteredBy: string, moneyTaken: MoneyTaken, paymentMethodType: PaymentMethodType | null, lastFour: string | null, debitDay: number | null, nextDate: string | null, parts: Array<{ __typename: 'AutoPayPart', id: string, kind: AutoPayPartKind, service: AutoPayService | null, state: PartState, code: AutoPayPartCode | null, retryable: boolean }>, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null, acceptedTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null }, account: { __typename: 'BillingAccount', nextStatementDate: string | null, id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean, canNotify: boolean }, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, billDay: number, dueDay: number, debitDays: Array<number>, usualDebitDay: number, mobileCharges: number, monthlyDiscount: number, discountGiven: boolean, openActionId: string | null, refusal: AutoPayRefusalCode | null, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string, debitDay: number, nextDate: string }>, nextDebit: { __typename: 'AutoPayDebit', date: string, due: number, discount: number, amount: number, paymentMethodId: string } | null, lastRun: { __typename: 'AutoPayRun', date: string, state: AutoPayRunState, code: AutoPayRunCode | null, amount: number, discount: number, paymentId: string | null } | null, paused: { __typename: 'AutoPayPause', since: string, code: FailedPaymentCode, refusal: AutoPayRefusalCode | null } | null }, autoPayTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } }
    | { __typename: 'AutoPayRefusal', code: AutoPayRefusalCode, openActionId: string | null, amountDue: number | null }
   };

export type PayAndEnrolMutationVariables = Exact<{
  input: InstantPaymentInput;
}>;


export type PayAndEnrolMutation = { __typename: 'Mutation', createInstantPaymentV2:
    | { __typename: 'InstantPaymentOutcome', paymentId: string, payment: { __typename: 'Payment', autoPayActionId: string | null, id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> }, account: { __typename: 'BillingAccount', nextStatementDate: string | null, id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean, canNotify: boolean }, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, billDay: number, dueDay: number, debitDays: Array<number>, usualDebitDay: number, mobileCharges: number, monthlyDiscount: number, discountGiven: boolean, openActionId: string | null, refusal: AutoPayRefusalCode | null, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string, debitDay: number, nextDate: string }>, nextDebit: { __typename: 'AutoPayDebit', date: string, due: number, discount: number, amount: number, paymentMethodId: string } | null, lastRun: { __typename: 'AutoPayRun', date: string, state: AutoPayRunState, code: AutoPayRunCode | null, amount: number, discount: number, paymentId: string | null } | null, paused: { __typename: 'AutoPayPause', since: string, code: FailedPaymentCode, refusal: AutoPayRefusalCode | null } | null }, autoPayTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } }
    | { __typename: 'PaymentRefusal', code: PaymentRefusalCode, autoPayCode: AutoPayRefusalCode | null, confirmingPaymentId: string | null }
   };

export type CalendarEventPartsFragment = { __typename: 'CalendarEvent', key: string, kind: CalendarEventKind, date: string, amount: number | null, service: AutoPayService | null, until: string | null, path: string, card: { __typename: 'CalendarCard', type: PaymentMethodType, lastFour: string } | null };

export type FeedsFragment = { __typename: 'BillingAccount', id: string, calendarFeeds: Array<{ __typename: 'CalendarFeed', id: string, createdAt: string, lastReadAt: string | null }> };

export type MoneyCalendarQueryVariables = Exact<{
  accountId: string;
}>;


export type MoneyCalendarQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, businessDate: string, canPay: boolean, lockingPayment: { __typename: 'Payment', id: string } | null, moneyCalendar: Array<{ __typename: 'CalendarEvent', key: string, kind: CalendarEventKind, date: string, amount: number | null, service: AutoPayService | null, until: string | null, path: string, card: { __typename: 'CalendarCard', type: PaymentMethodType, lastFour: string } | null }> } | null };

export type CalendarFeedsQueryVariables = Exact<{
  accountId: string;
}>;


export type CalendarFeedsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, calendarFeeds: Array<{ __typename: 'CalendarFeed', id: string, createdAt: string, lastReadAt: string | null }> } | null };

export type CreateCalendarFeedMutationVariables = Exact<{
  input: NewCalendarFeedInput;
}>;


export type CreateCalendarFeedMutation = { __typename: 'Mutation', createCalendarFeed:
    | { __typename: 'CalendarFeedAddress', feedId: string, address: string, account: { __typename: 'BillingAccount', id: string, calendarFeeds: Array<{ __typename: 'CalendarFeed', id: string, createdAt: string, lastReadAt: string | null }> } }
    | { __typename: 'CalendarFeedRefusal', code: CalendarFeedRefusalCode }
   };

export type RevokeCalendarFeedMutationVariables = Exact<{
  input: CalendarFeedInput;
}>;


export type RevokeCalendarFeedMutation = { __typename: 'Mutation', revokeCalendarFeed: { __typename: 'BillingAccount', id: string, calendarFeeds: Array<{ __typename: 'CalendarFeed', id: string, createdAt: string, lastReadAt: string | null }> } };

export type PaymentHistoryQueryVariables = Exact<{
  accountId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PaymentHistoryQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, timeZone: string, payments: { __typename: 'PaymentConnection', endCursor: string | null, hasNextPage: boolean, nodes: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> }> } } | null };

export type BillingStatementsQueryVariables = Exact<{
  accountId: string;
}>;


export type BillingStatementsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, statements: { __typename: 'StatementConnection', nodes: Array<{ __typename: 'Statement', id: string, statementDate: string, dueDate: string, currentCharges: number, openAmount: number, paymentState: StatementPaymentState }> } } | null };

export type BillingTransactionsQueryVariables = Exact<{
  accountId: string;
}>;


export type BillingTransactionsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, mobileTransactions: Array<{ __typename: 'MobileTransaction', id: string, date: string, kind: TransactionKind, description: string, amount: number }>, streamingTransactions: Array<{ __typename: 'StreamingTransaction', id: string, date: string, kind: TransactionKind, description: string, amount: number }> } | null };

export type StreamingSubscriptionsQueryVariables = Exact<{
  accountId: string;
}>;


export type StreamingSubscriptionsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, streamingSubscriptions: Array<{ __typename: 'StreamingSubscription', id: string, name: string, monthlyPrice: number, nextBillingDate: string | null }> } | null };

export type MobileDeviceBalancesQueryVariables = Exact<{
  accountId: string;
}>;


export type MobileDeviceBalancesQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, mobileDevices: Array<{ __typename: 'MobileDevice', id: string, name: string, remainingBalance: number, monthlyInstallment: number, installmentsRemaining: number }> } | null };

export type PaperlessAgreedQueryVariables = Exact<{
  accountId: string;
}>;


export type PaperlessAgreedQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, timeZone: string, paperlessTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null } | null };

export type DeviceBalancesQueryVariables = Exact<{
  accountId: string;
}>;


export type DeviceBalancesQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, canPay: boolean, lockingPayment: { __typename: 'Payment', id: string } | null, mobileDevices: Array<{ __typename: 'MobileDevice', id: string, name: string, remainingBalance: number, monthlyInstallment: number, installmentsRemaining: number, paymentMinimum: number, paymentMaximum: number }> } | null };

export type MobileTransactionsQueryVariables = Exact<{
  accountId: string;
  shown: TransactionsShown;
  page: number;
}>;


export type MobileTransactionsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, mobileTransactionPage: { __typename: 'MobileTransactionPage', page: number, pages: number, nodes: Array<{ __typename: 'MobileTransaction', id: string, date: string, kind: TransactionKind, description: string, amount: number }> } } | null };

export type AccountBalanceFragment = { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } };

export type AccountStatusFragment = { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } };

export type ServiceStatusFragment = { __typename: 'BillingAccount', id: string, mobileStatus: MobileStatus, suspension: { __typename: 'Suspension', state: SuspensionState, restoreMinutes: number, restoredBy: string | null } | null, deferralPlan: { __typename: 'DeferralPlan', installmentsRemaining: number, installmentAmount: number, nextInstallmentDate: string } | null, billedElsewhere: { __typename: 'BilledElsewhere', reason: BilledElsewhereReason, url: string | null } | null };

export type PayingRefusalQueryVariables = Exact<{
  accountId: string;
}>;


export type PayingRefusalQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountName: string, payingRefusal: { __typename: 'PayingRefusal', reason: PayingRefusalReason, whoCan: Array<{ __typename: 'AccountPerson', firstName: string, role: AccountRole }> } | null } | null };

export type SetPaperlessMutationVariables = Exact<{
  input: PaperlessInput;
}>;


export type SetPaperlessMutation = { __typename: 'Mutation', setPaperless: { __typename: 'BillingAccount', id: string, paperlessEnrolled: boolean, paperlessAgreedAt: string | null } };

export type RenameAccountMutationVariables = Exact<{
  input: RenameAccountInput;
}>;


export type RenameAccountMutation = { __typename: 'Mutation', renameAccount:
    | { __typename: 'AccountRenamed', account: { __typename: 'BillingAccount', id: string, accountName: string, companyName: string, nickname: string | null } }
    | { __typename: 'AccountNameRefusal', code: AccountNameRefusalCode, account: { __typename: 'BillingAccount', id: string, accountName: string, companyName: string, nickname: string | null } }
   };

export type AccountNamesFragment = { __typename: 'BillingAccount', id: string, accountName: string, companyName: string, nickname: string | null };

export type BillingAccountStatusQueryVariables = Exact<{
  accountId: string;
}>;


export type BillingAccountStatusQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', paperlessAgreedAt: string | null, id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, mobileStatus: MobileStatus, companyName: string, nickname: string | null, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, scheduledPayments: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null }>, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } }, suspension: { __typename: 'Suspension', state: SuspensionState, restoreMinutes: number, restoredBy: string | null } | null, deferralPlan: { __typename: 'DeferralPlan', installmentsRemaining: number, installmentAmount: number, nextInstallmentDate: string } | null, billedElsewhere: { __typename: 'BilledElsewhere', reason: BilledElsewhereReason, url: string | null } | null } | null };

export type FailedPaymentFragment = { __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean };

export type ReturnedPaymentFragment = { __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string };

export type ReturnedDevicePaymentFragment = { __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string };

export type PaymentFailuresQueryVariables = Exact<{
  accountId: string;
}>;


export type PaymentFailuresQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, canPay: boolean, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } | null };

export type ResumeAutoPayMutationVariables = Exact<{
  input: ResumeAutoPayInput;
}>;


export type ResumeAutoPayMutation = { __typename: 'Mutation', resumeAutoPay:
    | { __typename: 'AutoPayResumed', account: { __typename: 'BillingAccount', nextStatementDate: string | null, id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean, canNotify: boolean }, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, billDay: number, dueDay: number, debitDays: Array<number>, usualDebitDay: number, mobileCharges: number, monthlyDiscount: number, discountGiven: boolean, openActionId: string | null, refusal: AutoPayRefusalCode | null, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string, debitDay: number, nextDate: string }>, nextDebit: { __typename: 'AutoPayDebit', date: string, due: number, discount: number, amount: number, paymentMethodId: string } | null, lastRun: { __typename: 'AutoPayRun', date: string, state: AutoPayRunState, code: AutoPayRunCode | null, amount: number, discount: number, paymentId: string | null } | null, paused: { __typename: 'AutoPayPause', since: string, code: FailedPaymentCode, refusal: AutoPayRefusalCode | null } | null }, autoPayTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } }
    | { __typename: 'AutoPayRefusal', code: AutoPayRefusalCode }
   };

export type OutcomePartFragment = { __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null };

export type PaymentDetailsFragment = { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> };

export type ScheduledPaymentFragment = { __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null };

export type SavedMethodFragment = { __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null };

export type PaymentByIdQueryVariables = Exact<{
  accountId: string;
  paymentId: string;
}>;


export type PaymentByIdQuery = { __typename: 'Query', payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null };

export type AgreedTermsFragment = { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null };

export type PayableDeviceFragment = { __typename: 'MobileDevice', id: string, name: string, remainingBalance: number, monthlyInstallment: number, installmentsRemaining: number, paymentMinimum: number, paymentMaximum: number };

export type PayDeviceQueryVariables = Exact<{
  accountId: string;
  deviceId: string;
}>;


export type PayDeviceQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentOptions: { __typename: 'PaymentOptions', canNotify: boolean }, mobileDevices: Array<{ __typename: 'MobileDevice', id: string, name: string, remainingBalance: number, monthlyInstallment: number, installmentsRemaining: number, paymentMinimum: number, paymentMaximum: number }>, deviceOverlaps: Array<{ __typename: 'PaymentOverlap', id: string, kind: OverlapKind, amount: number, pays: number, date: string, paymentId: string | null, enteredBy: string | null }>, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } | null };

export type CreateDevicePaymentMutationVariables = Exact<{
  input: DevicePaymentInput;
}>;


export type CreateDevicePaymentMutation = { __typename: 'Mutation', createDeviceOneTimePaymentV2:
    | { __typename: 'DevicePaymentOutcome', paymentId: string, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, device: { __typename: 'MobileDevice', id: string, name: string, remainingBalance: number, monthlyInstallment: number, installmentsRemaining: number, paymentMinimum: number, paymentMaximum: number } | null, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> }, device: { __typename: 'MobileDevice', id: string, name: string, remainingBalance: number, monthlyInstallment: number, installmentsRemaining: number, paymentMinimum: number, paymentMaximum: number }, account: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } }
    | { __typename: 'PaymentRefusal', code: PaymentRefusalCode, minimum: number | null, maximum: number | null, confirmingPaymentId: string | null }
   };

export type PayOnceAccountFragment = { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentOptions: { __typename: 'PaymentOptions', minimum: number, maximum: number, mustPayAmountDue: boolean, mustPayToday: boolean, earliestDate: string, firstScheduledDate: string | null, lastDate: string, firstChangeDate: string | null, lastChangeDate: string, cutOff: string, schedulingBlock: SchedulingBlock | null, canNotify: boolean, cardsAllowed: boolean, banksAllowed: boolean }, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, scheduledPayments: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null }>, overlaps: Array<{ __typename: 'PaymentOverlap', id: string, kind: OverlapKind, amount: number, pays: number, date: string, paymentId: string | null, enteredBy: string | null }>, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } };

export type OverlapFragment = { __typename: 'PaymentOverlap', id: string, kind: OverlapKind, amount: number, pays: number, date: string, paymentId: string | null, enteredBy: string | null };

export type BillPaymentRefusalFragment = { __typename: 'PaymentRefusal', code: PaymentRefusalCode, minimum: number | null, maximum: number | null, amountDue: number | null, firstScheduledDate: string | null, lastDate: string | null, retryAt: string | null, confirmingPaymentId: string | null };

export type PayOnceQueryVariables = Exact<{
  accountId: string;
}>;


export type PayOnceQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentOptions: { __typename: 'PaymentOptions', minimum: number, maximum: number, mustPayAmountDue: boolean, mustPayToday: boolean, earliestDate: string, firstScheduledDate: string | null, lastDate: string, firstChangeDate: string | null, lastChangeDate: string, cutOff: string, schedulingBlock: SchedulingBlock | null, canNotify: boolean, cardsAllowed: boolean, banksAllowed: boolean }, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, scheduledPayments: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null }>, overlaps: Array<{ __typename: 'PaymentOverlap', id: string, kind: OverlapKind, amount: number, pays: number, date: string, paymentId: string | null, enteredBy: string | null }>, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } | null };

export type CreateInstantPaymentMutationVariables = Exact<{
  input: InstantPaymentInput;
}>;


export type CreateInstantPaymentMutation = { __typename: 'Mutation', createInstantPaymentV2:
    | { __typename: 'InstantPaymentOutcome', paymentId: string, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> }, account: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentOptions: { __typename: 'PaymentOptions', minimum: number, maximum: number, mustPayAmountDue: boolean, mustPayToday: boolean, earliestDate: string, firstScheduledDate: string | null, lastDate: string, firstChangeDate: string | null, lastChangeDate: string, cutOff: string, schedulingBlock: SchedulingBlock | null, canNotify: boolean, cardsAllowed: boolean, banksAllowed: boolean }, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, scheduledPayments: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null }>, overlaps: Array<{ __typename: 'PaymentOverlap', id: string, kind: OverlapKind, amount: number, pays: number, date: string, paymentId: string | null, enteredBy: string | null }>, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } }
    | { __typename: 'PaymentRefusal', code: PaymentRefusalCode, minimum: number | null, maximum: number | null, amountDue: number | null, firstScheduledDate: string | null, lastDate: string | null, retryAt: string | null, confirmingPaymentId: string | null }
   };

export type CreateFuturePaymentMutationVariables = Exact<{
  input: FuturePaymentInput;
}>;


export type CreateFuturePaymentMutation = { __typename: 'Mutation', createFuturePayment:
    | { __typename: 'FuturePaymentOutcome', paymentId: string, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> }, account: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentOptions: { __typename: 'PaymentOptions', minimum: number, maximum: number, mustPayAmountDue: boolean, mustPayToday: boolean, earliestDate: string, firstScheduledDate: string | null, lastDate: string, firstChangeDate: string | null, lastChangeDate: string, cutOff: string, schedulingBlock: SchedulingBlock | null, canNotify: boolean, cardsAllowed: boolean, banksAllowed: boolean }, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, scheduledPayments: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null }>, overlaps: Array<{ __typename: 'PaymentOverlap', id: string, kind: OverlapKind, amount: number, pays: number, date: string, paymentId: string | null, enteredBy: string | null }>, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } }
    | { __typename: 'PaymentRefusal', code: PaymentRefusalCode, minimum: number | null, maximum: number | null, amountDue: number | null, firstScheduledDate: string | null, lastDate: string | null, retryAt: string | null, confirmingPaymentId: string | null }
   };

export type EditScheduledPaymentMutationVariables = Exact<{
  input: ScheduledPaymentChangeInput;
}>;


export type EditScheduledPaymentMutation = { __typename: 'Mutation', editScheduledPayment:
    | { __typename: 'FuturePaymentOutcome', paymentId: string, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> }, account: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentOptions: { __typename: 'PaymentOptions', minimum: number, maximum: number, mustPayAmountDue: boolean, mustPayToday: boolean, earliestDate: string, firstScheduledDate: string | null, lastDate: string, firstChangeDate: string | null, lastChangeDate: string, cutOff: string, schedulingBlock: SchedulingBlock | null, canNotify: boolean, cardsAllowed: boolean, banksAllowed: boolean }, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, scheduledPayments: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null }>, overlaps: Array<{ __typename: 'PaymentOverlap', id: string, kind: OverlapKind, amount: number, pays: number, date: string, paymentId: string | null, enteredBy: string | null }>, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } }
    | { __typename: 'PaymentRefusal', code: PaymentRefusalCode, minimum: number | null, maximum: number | null, amountDue: number | null, firstScheduledDate: string | null, lastDate: string | null, retryAt: string | null, confirmingPaymentId: string | null }
   };

export type PayOptionsQueryVariables = Exact<{
  accountId: string;
}>;


export type PayOptionsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, billedElsewhere: { __typename: 'BilledElsewhere', reason: BilledElsewhereReason, url: string | null } | null, paymentOptions: { __typename: 'PaymentOptions', schedulingBlock: SchedulingBlock | null, firstScheduledDate: string | null, lastDate: string }, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, paymentPlaces: { __typename: 'PaymentPlaces', phone: string | null, mailTo: string | null, storesUrl: string | null }, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } | null };

export type PayableAccountQueryVariables = Exact<{
  accountId: string;
}>;


export type PayableAccountQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentOptions: { __typename: 'PaymentOptions', minimum: number, maximum: number, mustPayAmountDue: boolean, mustPayToday: boolean, earliestDate: string, firstScheduledDate: string | null, lastDate: string, firstChangeDate: string | null, lastChangeDate: string, cutOff: string, schedulingBlock: SchedulingBlock | null, canNotify: boolean, cardsAllowed: boolean, banksAllowed: boolean }, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, scheduledPayments: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null }>, overlaps: Array<{ __typename: 'PaymentOverlap', id: string, kind: OverlapKind, amount: number, pays: number, date: string, paymentId: string | null, enteredBy: string | null }>, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } | null };

export type PayOneOfSeveralMutationVariables = Exact<{
  input: InstantPaymentInput;
}>;


export type PayOneOfSeveralMutation = { __typename: 'Mutation', createInstantPaymentV2:
    | { __typename: 'InstantPaymentOutcome', paymentId: string, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> }, account: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, paymentOptions: { __typename: 'PaymentOptions', minimum: number, maximum: number, mustPayAmountDue: boolean, mustPayToday: boolean, earliestDate: string, firstScheduledDate: string | null, lastDate: string, firstChangeDate: string | null, lastChangeDate: string, cutOff: string, schedulingBlock: SchedulingBlock | null, canNotify: boolean, cardsAllowed: boolean, banksAllowed: boolean }, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, scheduledPayments: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null }>, overlaps: Array<{ __typename: 'PaymentOverlap', id: string, kind: OverlapKind, amount: number, pays: number, date: string, paymentId: string | null, enteredBy: string | null }>, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } }
    | { __typename: 'PaymentRefusal', code: PaymentRefusalCode, minimum: number | null, maximum: number | null, amountDue: number | null, firstScheduledDate: string | null, lastDate: string | null, retryAt: string | null, confirmingPaymentId: string | null }
   };

export type PaymentOfSeveralQueryVariables = Exact<{
  accountId: string;
  paymentId: string;
}>;


export type PaymentOfSeveralQuery = { __typename: 'Query', payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null };

export type PaymentOutcomeQueryVariables = Exact<{
  accountId: string;
  paymentId: string;
}>;


export type PaymentOutcomeQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } | null, payment: { __typename: 'Payment', autoPayActionId: string | null, id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, reversals: Array<{ __typename: 'PaymentReversal', id: string, kind: ReversalKind, state: ReversalState, reason: ReversalReason, amount: number, openedOn: string, decidedOn: string | null }>, acceptedTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, device: { __typename: 'MobileDevice', id: string, name: string } | null, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null };

export type RetryPaymentPartMutationVariables = Exact<{
  input: PaymentPartInput;
}>;


export type RetryPaymentPartMutation = { __typename: 'Mutation', retryPaymentPart: { __typename: 'PaymentPartOutcome', payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> }, account: { __typename: 'BillingAccount', id: string, paperlessEnrolled: boolean, paperlessAgreedAt: string | null, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }> } } };

export type PaymentReceiptQueryVariables = Exact<{
  accountId: string;
  paymentId: string;
}>;


export type PaymentReceiptQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, timeZone: string, canSendMessages: boolean } | null, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, acceptedTerms: { __typename: 'AcceptedTerms', key: string, release: string, locale: string, acceptedAt: string, text: string | null } | null, device: { __typename: 'MobileDevice', id: string, name: string } | null, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> } | null };

export type SendReceiptMutationVariables = Exact<{
  input: SendReceiptInput;
}>;


export type SendReceiptMutation = { __typename: 'Mutation', sendReceipt: { __typename: 'SentReceipt', state: SentReceiptState, address: string | null } };

export type RefundDetailsQueryVariables = Exact<{
  accountId: string;
  refundId: string;
}>;


export type RefundDetailsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, canSendMessages: boolean } | null, refund: { __typename: 'Refund', id: string, billed: RefundBilled, date: string, amount: number, description: string, expectedOn: string | null, method: { __typename: 'RefundMethod', type: PaymentMethodType, lastFour: string } | null, refunded: { __typename: 'RefundedTransaction', id: string, kind: TransactionKind, date: string, description: string, amount: number } | null } | null };

export type SendRefundReceiptMutationVariables = Exact<{
  input: SendRefundReceiptInput;
}>;


export type SendRefundReceiptMutation = { __typename: 'Mutation', sendRefundReceipt: { __typename: 'SentReceipt', state: SentReceiptState, address: string | null } };

export type ScheduledPaymentsQueryVariables = Exact<{
  accountId: string;
}>;


export type ScheduledPaymentsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, billedElsewhere: { __typename: 'BilledElsewhere', reason: BilledElsewhereReason, url: string | null } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, problem: ChargeProblem | null, amount: number, date: string }>, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } }, scheduledPayments: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null }>, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null } | null };

export type CancelScheduledPaymentMutationVariables = Exact<{
  input: ScheduledPaymentInput;
}>;


export type CancelScheduledPaymentMutation = { __typename: 'Mutation', cancelScheduledPayment:
    | { __typename: 'FuturePaymentOutcome', paymentId: string, payment: { __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> }, account: { __typename: 'BillingAccount', id: string, status: { __typename: 'AccountStatus', failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }> }, scheduledPayments: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null }>, overlaps: Array<{ __typename: 'PaymentOverlap', id: string, kind: OverlapKind, amount: number, pays: number, date: string, paymentId: string | null, enteredBy: string | null }>, paymentOptions: { __typename: 'PaymentOptions', firstScheduledDate: string | null, lastDate: string, firstChangeDate: string | null, lastChangeDate: string, schedulingBlock: SchedulingBlock | null } } }
    | { __typename: 'PaymentRefusal', code: PaymentRefusalCode }
   };

export type StatementLinesFragment = { __typename: 'Statement', lines: Array<{ __typename: 'StatementLine', position: number, group: LineGroup, code: LineCode, quantity: number, amount: number, recurring: boolean, from: string, to: string, explanation: { __typename: 'LineExplanation', code: ExplanationCode, from: string, until: string, previous: number, amount: number, days: number, ofDays: number } | null }> };

export type StatementDetailsQueryVariables = Exact<{
  accountId: string;
  id: string;
}>;


export type StatementDetailsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string } | null, statement: { __typename: 'Statement', previousBalance: number, paymentsReceived: number, adjustments: number, amountDue: number, callDetails: CallDetails, id: string, statementDate: string, periodFrom: string, periodTo: string, dueDate: string, currentCharges: number, change: number | null, openAmount: number, paymentState: StatementPaymentState, activity: Array<{ __typename: 'StatementActivity', kind: StatementActivityKind, date: string, amount: number }>, previous: { __typename: 'Statement', id: string, statementDate: string, periodFrom: string, periodTo: string, dueDate: string, currentCharges: number, change: number | null, lines: Array<{ __typename: 'StatementLine', position: number, group: LineGroup, code: LineCode, quantity: number, amount: number, recurring: boolean, from: string, to: string, explanation: { __typename: 'LineExplanation', code: ExplanationCode, from: string, until: string, previous: number, amount: number, days: number, ofDays: number } | null }> } | null, lines: Array<{ __typename: 'StatementLine', position: number, group: LineGroup, code: LineCode, quantity: number, amount: number, recurring: boolean, from: string, to: string, explanation: { __typename: 'LineExplanation', code: ExplanationCode, from: string, until: string, previous: number, amount: number, days: number, ofDays: number } | null }> } | null };

export type SendPasscodeMutationVariables = Exact<{
  input: SendPasscodeInput;
}>;


export type SendPasscodeMutation = { __typename: 'Mutation', sendPasscode: { __typename: 'PasscodeAnswer', state: PasscodeState, until: string | null, triesLeft: number | null } };

export type ConfirmPasscodeMutationVariables = Exact<{
  input: ConfirmPasscodeInput;
}>;


export type ConfirmPasscodeMutation = { __typename: 'Mutation', confirmPasscode: { __typename: 'PasscodeAnswer', state: PasscodeState, until: string | null, triesLeft: number | null } };

export type StatementCallsQueryVariables = Exact<{
  accountId: string;
  id: string;
}>;


export type StatementCallsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, timeZone: string } | null, statement: { __typename: 'Statement', id: string, callDetails: CallDetails, calls: Array<{ __typename: 'Call', id: string, at: string, line: string, number: string, direction: CallDirection, seconds: number }> | null, callTotals: { __typename: 'CallTotals', count: number, seconds: number } | null } | null };

export type RecipientsFragment = { __typename: 'BillingAccount', id: string, canPay: boolean, canSendMessages: boolean, statementRecipients: Array<{ __typename: 'StatementRecipient', id: string, address: string, locale: string, addedBy: string }> };

export type StatementRecipientsQueryVariables = Exact<{
  accountId: string;
}>;


export type StatementRecipientsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, canPay: boolean, canSendMessages: boolean, statementRecipients: Array<{ __typename: 'StatementRecipient', id: string, address: string, locale: string, addedBy: string }> } | null };

export type AddStatementRecipientMutationVariables = Exact<{
  input: NewStatementRecipientInput;
}>;


export type AddStatementRecipientMutation = { __typename: 'Mutation', addStatementRecipient:
    | { __typename: 'StatementRecipientAdded', recipientId: string, account: { __typename: 'BillingAccount', id: string, canPay: boolean, canSendMessages: boolean, statementRecipients: Array<{ __typename: 'StatementRecipient', id: string, address: string, locale: string, addedBy: string }> } }
    | { __typename: 'StatementRecipientRefusal', code: StatementRecipientRefusalCode }
   };

export type RemoveStatementRecipientMutationVariables = Exact<{
  input: StatementRecipientInput;
}>;


export type RemoveStatementRecipientMutation = { __typename: 'Mutation', removeStatementRecipient: { __typename: 'BillingAccount', id: string, canPay: boolean, canSendMessages: boolean, statementRecipients: Array<{ __typename: 'StatementRecipient', id: string, address: string, locale: string, addedBy: string }> } };

export type StatementRowFragment = { __typename: 'Statement', id: string, statementDate: string, periodFrom: string, periodTo: string, dueDate: string, currentCharges: number, change: number | null };

export type StatementPaymentFragment = { __typename: 'Statement', openAmount: number, paymentState: StatementPaymentState };

export type StatementsQueryVariables = Exact<{
  accountId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type StatementsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountName: string, statementsState: StatementsState, nextStatementDate: string | null, billedElsewhere: { __typename: 'BilledElsewhere', reason: BilledElsewhereReason, url: string | null } | null, statements: { __typename: 'StatementConnection', endCursor: string | null, hasNextPage: boolean, nodes: Array<{ __typename: 'Statement', id: string, statementDate: string, periodFrom: string, periodTo: string, dueDate: string, currentCharges: number, change: number | null, openAmount: number, paymentState: StatementPaymentState }> } } | null };

export type StatementTrendQueryVariables = Exact<{
  accountId: string;
}>;


export type StatementTrendQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, statements: { __typename: 'StatementConnection', endCursor: string | null, hasNextPage: boolean, nodes: Array<{ __typename: 'Statement', id: string, statementDate: string, periodFrom: string, periodTo: string, dueDate: string, currentCharges: number, change: number | null }> } } | null };

export type StreamingTransactionsQueryVariables = Exact<{
  accountId: string;
  shown: TransactionsShown;
  page: number;
}>;


export type StreamingTransactionsQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, streamingTransactionPage: { __typename: 'StreamingTransactionPage', page: number, pages: number, nodes: Array<{ __typename: 'StreamingTransaction', id: string, date: string, kind: TransactionKind, description: string, amount: number }> } } | null };

export type WalletAccountFragment = { __typename: 'BillingAccount', id: string, amountDue: number, pendingPaymentAmount: number, pendingDiscount: number, autoPayEnrolled: boolean, canPay: boolean, businessDate: string, lockingPayment: { __typename: 'Payment', id: string } | null, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string }> }, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean }, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, scheduledPayments: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null }> };

type WalletResult_WalletChange_Fragment = { __typename: 'WalletChange', paymentMethodId: string, account: { __typename: 'BillingAccount', id: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }> } };

type WalletResult_WalletRefusal_Fragment = { __typename: 'WalletRefusal', code: WalletRefusalCode, maxMethods: number | null };

export type WalletResultFragment =
  | WalletResult_WalletChange_Fragment
  | WalletResult_WalletRefusal_Fragment
;

export type WalletQueryVariables = Exact<{
  accountId: string;
}>;


export type WalletQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, amountDue: number, pendingPaymentAmount: number, pendingDiscount: number, autoPayEnrolled: boolean, canPay: boolean, businessDate: string, billedElsewhere: { __typename: 'BilledElsewhere', reason: BilledElsewhereReason, url: string | null } | null, lockingPayment: { __typename: 'Payment', id: string } | null, autoPay: { __typename: 'AutoPay', services: Array<AutoPayService>, enrolments: Array<{ __typename: 'AutoPayEnrolment', service: AutoPayService, paymentMethodId: string }> }, paymentOptions: { __typename: 'PaymentOptions', cardsAllowed: boolean, banksAllowed: boolean }, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }>, scheduledPayments: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, paymentDate: string, paymentMethodType: PaymentMethodType, lastFour: string, state: PaymentState, enteredBy: string, customerReference: string | null, notified: Array<string>, paymentMethodId: string | null }> } | null };

export type AddPaymentMethodMutationVariables = Exact<{
  input: AddPaymentMethodInput;
}>;


export type AddPaymentMethodMutation = { __typename: 'Mutation', result:
    | { __typename: 'WalletChange', paymentMethodId: string, account: { __typename: 'BillingAccount', id: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }> } }
    | { __typename: 'WalletRefusal', code: WalletRefusalCode, maxMethods: number | null }
   };

export type EditCardMutationVariables = Exact<{
  input: EditCardInput;
}>;


export type EditCardMutation = { __typename: 'Mutation', result:
    | { __typename: 'WalletChange', paymentMethodId: string, account: { __typename: 'BillingAccount', id: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }> } }
    | { __typename: 'WalletRefusal', code: WalletRefusalCode, maxMethods: number | null }
   };

export type RenamePaymentMethodMutationVariables = Exact<{
  input: RenamePaymentMethodInput;
}>;


export type RenamePaymentMethodMutation = { __typename: 'Mutation', result:
    | { __typename: 'WalletChange', paymentMethodId: string, account: { __typename: 'BillingAccount', id: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }> } }
    | { __typename: 'WalletRefusal', code: WalletRefusalCode, maxMethods: number | null }
   };

export type MakeDefaultPaymentMethodMutationVariables = Exact<{
  input: PaymentMethodRefInput;
}>;


export type MakeDefaultPaymentMethodMutation = { __typename: 'Mutation', result:
    | { __typename: 'WalletChange', paymentMethodId: string, account: { __typename: 'BillingAccount', id: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }> } }
    | { __typename: 'WalletRefusal', code: WalletRefusalCode, maxMethods: number | null }
   };

export type DeletePaymentMethodMutationVariables = Exact<{
  input: PaymentMethodRefInput;
}>;


export type DeletePaymentMethodMutation = { __typename: 'Mutation', result:
    | { __typename: 'WalletChange', paymentMethodId: string, account: { __typename: 'BillingAccount', id: string, paymentMethods: Array<{ __typename: 'PaymentMethod', id: string, type: PaymentMethodType, lastFour: string, expiry: string | null, cardName: string | null, bankName: string | null, accountKind: BankAccountKind | null, nickname: string | null, isDefault: boolean, expired: boolean, expiringSoon: boolean, unavailable: boolean, restricted: boolean, usedForAutoPay: boolean, autoPayAssignment: AutoPayAssignment | null }> } }
    | { __typename: 'WalletRefusal', code: WalletRefusalCode, maxMethods: number | null }
   };

export type WhatIfStartQueryVariables = Exact<{
  accountId: string;
}>;


export type WhatIfStartQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, amountDue: number, adjustedDelinquencyAmount: number, creditBalance: number, pendingPaymentAmount: number, pendingDiscount: number, dueDate: string | null, nextAutoPayDate: string | null, autoPayEnrolled: boolean, autoPayDiscount: number, paperlessEnrolled: boolean, disconnected: boolean, canPay: boolean, businessDate: string, timeZone: string, lockingPayment: { __typename: 'Payment', id: string, accountId: string, amount: number, state: PaymentState } | null, status: { __typename: 'AccountStatus', headline: AccountHeadline, amountDue: number, stillDue: number, pastDue: number, current: number, dueDate: string | null, onItsWay: number, creditBalance: number, arrangement: { __typename: 'PaymentArrangement', left: number, installmentsRemaining: number, nextAmount: number, nextDate: string } | null, scheduled: Array<{ __typename: 'ScheduledCharge', paymentId: string, amount: number, date: string, problem: ChargeProblem | null }>, autoPay: { __typename: 'AutoPayPlan', enrolled: boolean, discount: number, pausedSince: string | null, charge: { __typename: 'PlannedCharge', date: string, due: number | null, discount: number | null, amount: number | null, statementDate: string | null, paymentMethodId: string, problem: ChargeProblem | null } | null }, failures: Array<{ __typename: 'PaymentFailure', id: string, kind: FailedPaymentKind, paymentId: string | null, date: string, amount: number, code: FailedPaymentCode, retryOn: string | null, retryAmount: number | null, retryDiscount: number | null, paused: boolean }>, returned: Array<{ __typename: 'ReturnedPayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string }>, returnedForDevices: Array<{ __typename: 'ReturnedDevicePayment', id: string, paymentId: string, kind: ReturnedPaymentKind, reason: ReversalReason, amount: number, paidOn: string, returnedOn: string, deviceId: string, deviceName: string }>, confirming: { __typename: 'ConfirmingPayment', paymentId: string, amount: number } | null, service: { __typename: 'ServiceStatusOfAccount', state: ServiceState, mobile: MobileStatus, stopsOn: string | null, restoredBy: string | null, restoreMinutes: number | null }, mayPay: { __typename: 'MayPay', minimum: number, maximum: number, suggested: number, mustPayAmountDue: boolean, todayOnly: boolean, cardsAllowed: boolean, banksAllowed: boolean } } } | null };

export type WhatIfQueryVariables = Exact<{
  accountId: string;
  amount: number;
  date: string;
}>;


export type WhatIfQuery = { __typename: 'Query', whatIf: { __typename: 'WhatIf', verdict: WhatIfVerdict, minimum: number, maximum: number, firstDate: string | null, lastDate: string | null, pastDueBefore: number, stoppedBefore: boolean, restored: boolean, restoreMinutes: number, amountDueAfter: number, pastDueAfter: number, creditAfter: number, dueDateAfter: string | null, softDisconnectDateAfter: string | null, scheduledFirst: number, autoPayFirst: boolean, autoPayDiscount: number } };

export type OfflineBillingQueryVariables = Exact<{
  accountId: string;
}>;


export type OfflineBillingQuery = { __typename: 'Query', billing: { __typename: 'BillingAccount', id: string, accountNumber: string, accountName: string, timeZone: string, statements: { __typename: 'StatementConnection', nodes: Array<{ __typename: 'Statement', id: string }> }, payments: { __typename: 'PaymentConnection', nodes: Array<{ __typename: 'Payment', id: string, accountId: string, amount: number, balanceAfter: number | null, entryDate: string, paymentDate: string, debitDate: string | null, channel: PaymentChannel, paymentMethodType: PaymentMethodType, lastFour: string, confirmationNumber: string | null, status: PaymentStatus, state: PaymentState, moneyTaken: MoneyTaken, failureCode: PaymentFailureCode | null, enteredBy: string, customerReference: string | null, notified: Array<string>, parts: Array<{ __typename: 'OutcomePart', kind: PartKind, state: PartState, code: PartFailureCode | null }> }> } } | null };

export type OfflineStatementQueryVariables = Exact<{
  accountId: string;
  id: string;
}>;


export type OfflineStatementQuery = { __typename: 'Query', statement: { __typename: 'Statement', previousBalance: number, paymentsReceived: number, adjustments: number, amountDue: number, id: string, statementDate: string, periodFrom: string, periodTo: string, dueDate: string, currentCharges: number, change: number | null, lines: Array<{ __typename: 'StatementLine', position: number, group: LineGroup, code: LineCode, quantity: number, amount: number, recurring: boolean, from: string, to: string, explanation: { __typename: 'LineExplanation', code: ExplanationCode, from: string, until: string, previous: number, amount: number, days: number, ofDays: number } | null }> } | null };

export type ServicesQueryVariables = Exact<{
  accountId: string;
}>;


export type ServicesQuery = { __typename: 'Query', services: Array<{ __typename: 'Service', id: string, key: ServiceKey, status: ServiceStatus, serviceType: ServiceType, trouble: ServiceTrouble | null, downloadMbps: number | null, lineCount: number | null, deviceCount: number | null, remainingDeviceBalance: number | null, channelCount: number | null, redirectUri: string | null }> };
