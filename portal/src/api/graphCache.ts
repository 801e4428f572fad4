import type { FieldPolicy, Reference, TypePolicies } from "@apollo/client";

type Page = { nodes: readonly Reference[]; endCursor: string | null; hasNextPage: boolean };

/** Cursor pagination: appends each page, replaces the list when the first page is read, and removes duplicates. */
const pages = (keyArgs: FieldPolicy["keyArgs"]): FieldPolicy<Page> => ({
  keyArgs,
  merge(existing, incoming, { args }) {
    if (!existing || !args?.["after"]) return incoming;
    const known = new Set(existing.nodes.map((node) => node.__ref));
    return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes.filter((node) => !known.has(node.__ref))] };
  },
});

/** Resolves a payment from the cache by its id, so that its page shows the result of the mutation without a request. */
const knownPayment: FieldPolicy<Reference> = {
  read: (existing, { args, toReference }) =>
    existing ?? toReference({ __typename: "Payment", id: String(args?.["paymentId"]) }),
};

/** The cache's type policies: entities are normalized by id; objects without an id are stored inside their parent. */
export const typePolicies: TypePolicies = {
  Query: { fields: { payment: knownPayment } },
  AccountStatus: {
    fields: {
      failures: { merge: false },
      returned: { merge: false },
      returnedForDevices: { merge: false },
      autoPay: { merge: true },
      mayPay: { merge: true },
      scheduled: { merge: false },
    },
  },
  Statement: { fields: { lines: { merge: false }, activity: { merge: false }, calls: { merge: false } } },
  // Until the server says otherwise, treat a payment as a bill payment, so that its page need not wait for the
  // response.
  Payment: { fields: { device: { read: (existing: Reference | null | undefined) => existing ?? null } } },
  BillingAccount: {
    fields: {
      payments: pages(false),
      paymentOptions: { merge: true },
      autoPay: { merge: true },
      status: { merge: true },
      paymentMethods: { merge: false },
      // The card, the list and the trend each request a different number of items.
      statements: pages(["first"]),
      scheduledPayments: { merge: false },
      overlaps: { merge: false },
      moneyCalendar: { merge: false },
      calendarFeeds: { merge: false },
      statementRecipients: { merge: false },
      mobileTransactions: { keyArgs: false, merge: false },
      streamingTransactions: { keyArgs: false, merge: false },
    },
  },
};

/** The possible types of the schema's unions, which the cache needs to match fragments. */
export const possibleTypes = {
  InstantPaymentResult: ["InstantPaymentOutcome", "PaymentRefusal"],
  FuturePaymentResult: ["FuturePaymentOutcome", "PaymentRefusal"],
  DevicePaymentResult: ["DevicePaymentOutcome", "PaymentRefusal"],
  WalletResult: ["WalletChange", "WalletRefusal"],
  StatementRecipientResult: ["StatementRecipientAdded", "StatementRecipientRefusal"],
  CalendarFeedResult: ["CalendarFeedAddress", "CalendarFeedRefusal"],
  AutoPayResult: ["AutoPayOutcome", "AutoPayRefusal"],
  ResumeAutoPayResult: ["AutoPayResumed", "AutoPayRefusal"],
};
