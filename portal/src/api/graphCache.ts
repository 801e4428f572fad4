import type { FieldPolicy, Reference, TypePolicies } from "@apollo/client";

type Page = { nodes: readonly Reference[]; endCursor: string | null; hasNextPage: boolean };

/** Pages stand one after the other; a first page starts the list anew, and nothing is in it twice. */
const pages = (keyArgs: FieldPolicy["keyArgs"]): FieldPolicy<Page> => ({
  keyArgs,
  merge(existing, incoming, { args }) {
    if (!existing || !args?.["after"]) return incoming;
    const known = new Set(existing.nodes.map((node) => node.__ref));
    return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes.filter((node) => !known.has(node.__ref))] };
  },
});

/** A payment that is known already is found without asking: the answer of the mutation is the first thing its page shows. */
const knownPayment: FieldPolicy<Reference> = {
  read: (existing, { args, toReference }) => existing ?? toReference({ __typename: "Payment", id: String(args?.["paymentId"]) }),
};

/** How answers are kept: entities by their id, once; what has no id belongs to the entity around it. */
export const typePolicies: TypePolicies = {
  Query: { fields: { payment: knownPayment } },
  AccountStatus: { fields: { failures: { merge: false }, returned: { merge: false }, autoPay: { merge: true }, mayPay: { merge: true }, scheduled: { merge: false } } },
  Statement: { fields: { lines: { merge: false }, activity: { merge: false }, calls: { merge: false } } },
  // Until the server has been asked, a payment counts as one of the bill: its page need not wait for the answer.
  Payment: { fields: { device: { read: (existing: Reference | null | undefined) => existing ?? null } } },
  BillingAccount: {
    fields: {
      payments: pages(false),
      paymentOptions: { merge: true },
      autoPay: { merge: true },
      status: { merge: true },
      paymentMethods: { merge: false },
      // The card, the list and the trend each ask for as many as they show.
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

/** The members of the schema's unions: without them the cache would not know which part of an answer is meant. */
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
