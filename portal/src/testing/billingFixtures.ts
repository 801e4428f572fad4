/* oxlint-disable max-lines -- one table of GraphQL responses */
import { accountNameOf } from "@portico/rules/nickname";
import type {
  AccountNamesFragment,
  AgreedTermsFragment,
  BillingAccountStatusQuery,
  ChargeProblem,
  PaymentDetailsFragment,
  PaymentOutcomeQuery,
  PayOnceAccountFragment,
  SavedMethodFragment,
  ScheduledPaymentFragment,
  ServiceStatusFragment,
} from "../api/graphql/generated/graph.ts";
import { inGraph, statuses } from "./statusFixtures.ts";

export const accountId = "8347201180";

/** A valid card, by default. */
export const methodWith = (id: string, changes: Partial<SavedMethodFragment> = {}): SavedMethodFragment => ({
  __typename: "PaymentMethod",
  id,
  type: "visa",
  lastFour: "4242",
  expiry: "1229",
  cardName: "Dana Reyes",
  bankName: null,
  accountKind: null,
  nickname: null,
  isDefault: false,
  expired: false,
  expiringSoon: false,
  unavailable: false,
  restricted: false,
  usedForAutoPay: false,
  autoPayAssignment: null,
  ...changes,
});

/** One of each flag. */
export const methods = [
  methodWith("visa"),
  methodWith("amex", { type: "amex", lastFour: "0005", expiry: "1226", expiringSoon: true }),
  methodWith("mc", { type: "mc", lastFour: "4444", expiry: "0926", expired: true }),
  methodWith("bank", {
    type: "bankAccount",
    lastFour: "6789",
    expiry: null,
    cardName: "Harbor Street Bakery",
    bankName: "Harborlight Bank",
    accountKind: "checking",
  }),
];

type Account = PayOnceAccountFragment;

/** A bakery that owes $248.17 in two weeks, by default. */
export const accountWith = (changes: Partial<Account> = {}): Account => ({
  __typename: "BillingAccount",
  id: accountId,
  accountNumber: accountId,
  accountName: "Harbor Street Bakery",
  amountDue: 24817,
  adjustedDelinquencyAmount: 0,
  creditBalance: 0,
  pendingPaymentAmount: 0,
  dueDate: "2026-12-05",
  nextAutoPayDate: null,
  pendingDiscount: 0,
  autoPayEnrolled: false,
  autoPayDiscount: 500,
  paperlessEnrolled: true,
  disconnected: false,
  canPay: true,
  businessDate: "2026-11-21",
  timeZone: "America/New_York",
  lockingPayment: null,
  paymentOptions: {
    __typename: "PaymentOptions",
    minimum: 100,
    maximum: 2_500_000,
    mustPayAmountDue: false,
    mustPayToday: false,
    earliestDate: "2026-11-21",
    firstScheduledDate: "2026-11-22",
    cutOff: "2026-11-22T01:00:00.000Z",
    schedulingBlock: null,
    lastDate: "2026-12-21",
    firstChangeDate: "2026-11-22",
    lastChangeDate: "2026-12-21",
    canNotify: true,
    cardsAllowed: true,
    banksAllowed: true,
  },
  paymentMethods: methods,
  scheduledPayments: [],
  overlaps: [],
  status: inGraph(statuses.due),
  ...changes,
});

/** The authorization text of a payment, as it was shown then. */
export const agreedWith = (changes: Partial<AgreedTermsFragment> = {}): AgreedTermsFragment => ({
  __typename: "AcceptedTerms",
  key: "billing.payOnce.terms.text",
  release: "12",
  locale: "en-US",
  acceptedAt: "2026-11-21T15:04:00.000Z",
  text: "By submitting this payment you authorize us to charge the method that you chose, once, for the amount shown.\n\nA payment that was submitted can’t be called back.",
  ...changes,
});

/** Half of the balance is past due, so that all of it has to be paid. */
export const pastDue = accountWith({
  amountDue: 36480,
  adjustedDelinquencyAmount: 18240,
  paymentOptions: {
    ...accountWith().paymentOptions,
    minimum: 36480,
    mustPayAmountDue: true,
    mustPayToday: true,
    firstScheduledDate: null,
    lastDate: "2026-11-21",
    firstChangeDate: null,
    lastChangeDate: "2026-11-21",
    schedulingBlock: "PAST_DUE",
  },
  status: inGraph(statuses.pastDue),
});

export const locking = { __typename: "Payment", id: "pay-1", accountId, amount: 24817, state: "CONFIRMING" } as const;

/** A successful payment, by default. */
export const paymentWith = (changes: Partial<PaymentDetailsFragment> = {}): PaymentDetailsFragment => ({
  __typename: "Payment",
  id: "pay-1",
  accountId,
  amount: 24817,
  balanceAfter: 0,
  entryDate: "2026-11-21T15:04:00.000Z",
  paymentDate: "2026-11-21",
  debitDate: "2026-11-21",
  channel: "online",
  paymentMethodType: "visa",
  lastFour: "4242",
  confirmationNumber: "JFVCJ-DA3GF",
  status: "success",
  state: "SUBMITTED",
  moneyTaken: "YES",
  failureCode: null,
  parts: [{ __typename: "OutcomePart", kind: "PAYMENT", state: "DONE", code: null }],
  enteredBy: "Dana Reyes",
  customerReference: null,
  notified: [],
  ...changes,
});

type Reversal = NonNullable<PaymentOutcomeQuery["payment"]>["reversals"][number];

/** What the bank reversed: a returned debit, by default. */
export const reversalWith = (changes: Partial<Reversal> = {}): Reversal => ({
  __typename: "PaymentReversal",
  id: "rev-1",
  kind: "RETURN",
  state: "COMPLETED",
  reason: "INSUFFICIENT_FUNDS",
  amount: 24817,
  openedOn: "2026-11-23",
  decidedOn: "2026-11-23",
  ...changes,
});

/** Two scheduled payments. */
export const scheduledPayments = [
  {
    __typename: "Payment",
    id: "pay-later-1",
    accountId,
    amount: 10000,
    paymentDate: "2026-11-30",
    paymentMethodType: "visa",
    lastFour: "4242",
    state: "SCHEDULED",
    enteredBy: "Dana",
    customerReference: null,
    notified: [],
    paymentMethodId: "visa",
  },
  {
    __typename: "Payment",
    id: "pay-later-2",
    accountId,
    amount: 14817,
    paymentDate: "2026-12-04",
    paymentMethodType: "mc",
    lastFour: "4444",
    state: "SCHEDULED",
    enteredBy: "Billie",
    customerReference: null,
    notified: [],
    paymentMethodId: null,
  },
] as const satisfies ScheduledPaymentFragment[];

/** An account whose first scheduled payment is blocked. */
export const withProblem = (account: Account, problem: ChargeProblem | null = null) => ({
  ...account,
  billedElsewhere: null,
  status: {
    ...account.status,
    scheduled: [{ __typename: "ScheduledCharge", paymentId: scheduledPayments[0].id, problem }],
  },
});

const notTaken = { confirmationNumber: null, debitDate: null, balanceAfter: null } as const;

export const declined = paymentWith({
  ...notTaken,
  state: "FAILED",
  status: "failed",
  moneyTaken: "NO",
  failureCode: "DECLINED",
});
export const confirming = paymentWith({
  ...notTaken,
  state: "CONFIRMING",
  status: "pending",
  moneyTaken: "NOT_YET_KNOWN",
});
export const scheduledLater = paymentWith({
  ...notTaken,
  state: "SCHEDULED",
  status: "pending",
  moneyTaken: "NO",
  paymentDate: "2026-11-30",
});
export const cancelledLater = paymentWith({
  ...notTaken,
  state: "CANCELLED",
  status: "cancelled",
  moneyTaken: "NO",
  paymentDate: "2026-11-30",
});
export const savedToo = paymentWith({
  parts: [
    { __typename: "OutcomePart", kind: "PAYMENT", state: "DONE", code: null },
    { __typename: "OutcomePart", kind: "SAVE_METHOD", state: "FAILED", code: "SAVING_FAILED" },
  ],
});

const inAccount = (fields: object) => ({ billing: { __typename: "BillingAccount", id: accountId, ...fields } });

/** Service without restrictions, by default. */
export const serviceWith = (changes: Partial<ServiceStatusFragment> = {}): ServiceStatusFragment => ({
  __typename: "BillingAccount",
  id: accountId,
  suspension: null,
  mobileStatus: "GOOD",
  deferralPlan: null,
  billedElsewhere: null,
  ...changes,
});

const companyName = "Harbor Street Bakery";
const namesWith = (nickname: string | null): AccountNamesFragment => ({
  __typename: "BillingAccount",
  id: accountId,
  companyName,
  nickname,
  accountName: accountNameOf({ nickname, companyName }),
});

/** GraphQL responses of billing home's cards, with data. */
export const homeAnswers = (
  account: Account = accountWith(),
  service: ServiceStatusFragment = serviceWith(),
  nickname: string | null = null,
) => ({
  BillingAccountStatus: {
    billing: {
      paperlessAgreedAt: null,
      ...service,
      ...namesWith(nickname),
      ...account,
      accountName: namesWith(nickname).accountName,
    },
  } satisfies { billing: NonNullable<BillingAccountStatusQuery["billing"]> },
  PayingRefusal: {
    billing: {
      __typename: "BillingAccount",
      id: accountId,
      accountName: "Harbor Street Bakery",
      payingRefusal: {
        __typename: "PayingRefusal",
        reason: "ROLE",
        whoCan: [person("Dana", "PRIMARY"), person("Ada", "ADMIN")],
      },
    },
  },
  BillingStatements: inAccount({
    statements: pageOf([
      statement("2026-11-14", "2026-12-05", 24817, "UNPAID"),
      statement("2026-10-15", "2026-11-05", 23142, "PAID"),
      statement("2026-09-15", "2026-10-06", 23142, "PAID"),
    ]),
  }),
  BillingTransactions: inAccount({
    mobileTransactions: [
      transaction("MobileTransaction", "m1", "2026-11-18", "PAYMENT", "Tideline Tab", 1800),
      transaction("MobileTransaction", "m2", "2026-11-05", "REFUND", "Tideline Mobile", 1250),
    ],
    streamingTransactions: [
      transaction("StreamingTransaction", "s1", "2026-11-08", "CHARGE", "Northlight Sports", 999),
    ],
  }),
  StreamingSubscriptions: inAccount({
    streamingSubscriptions: [
      {
        __typename: "StreamingSubscription",
        id: "sub1",
        name: "Marquee",
        monthlyPrice: 1499,
        nextBillingDate: "2026-11-30",
      },
    ],
  }),
  MobileDeviceBalances: inAccount({
    mobileDevices: [
      {
        __typename: "MobileDevice",
        id: "d1",
        name: "Tideline 12",
        remainingBalance: 25000,
        monthlyInstallment: 2500,
        installmentsRemaining: 10,
      },
    ],
  }),
});

/** The same without data. */
export const emptyHomeAnswers = (account: Account = accountWith({ paymentMethods: [] })) => ({
  BillingAccountStatus: { billing: { ...serviceWith(), ...namesWith(null), ...account } },
  BillingStatements: inAccount({ statements: pageOf([]) }),
  BillingTransactions: inAccount({ mobileTransactions: [], streamingTransactions: [] }),
  StreamingSubscriptions: inAccount({ streamingSubscriptions: [] }),
  MobileDeviceBalances: inAccount({ mobileDevices: [] }),
});

function person(firstName: string, role: "PRIMARY" | "ADMIN") {
  return { __typename: "AccountPerson", firstName, role } as const;
}

function statement(statementDate: string, dueDate: string, currentCharges: number, paymentState: "PAID" | "UNPAID") {
  const openAmount = paymentState === "PAID" ? 0 : currentCharges;
  return {
    __typename: "Statement",
    id: statementDate,
    statementDate,
    dueDate,
    currentCharges,
    openAmount,
    paymentState,
  };
}

function pageOf(nodes: object[]) {
  return { __typename: "StatementConnection", nodes };
}

function transaction(__typename: string, id: string, date: string, kind: string, description: string, amount: number) {
  return { __typename, id, date, kind, description, amount };
}
