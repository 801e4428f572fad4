import type { FieldPolicy, Reference, TypePolicies } from "@apollo/client";

type Page = { nodes: readonly Reference[]; endCursor: string | null; hasNextPage: boolean };

/** Pages of payments stand one after the other; a first page starts the list anew, and nothing is in it twice. */
const pagesOfPayments: FieldPolicy<Page> = {
  keyArgs: false,
  merge(existing, incoming, { args }) {
    if (!existing || !args?.["after"]) return incoming;
    const known = new Set(existing.nodes.map((node) => node.__ref));
    return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes.filter((node) => !known.has(node.__ref))] };
  },
};

/** A payment that is known already is found without asking: the answer of the mutation is the first thing its page shows. */
const knownPayment: FieldPolicy<Reference> = {
  read: (existing, { args, toReference }) => existing ?? toReference({ __typename: "Payment", id: String(args?.["paymentId"]) }),
};

/** How answers are kept: entities by their id, once; what has no id belongs to the entity around it. */
export const typePolicies: TypePolicies = {
  Query: { fields: { payment: knownPayment } },
  BillingAccount: {
    fields: {
      payments: pagesOfPayments,
      paymentOptions: { merge: true },
      autoPay: { merge: true },
      paymentMethods: { merge: false },
      statements: { keyArgs: false, merge: false },
      mobileTransactions: { keyArgs: false, merge: false },
      streamingTransactions: { keyArgs: false, merge: false },
    },
  },
};

/** The members of the schema's unions: without them the cache would not know which part of an answer is meant. */
export const possibleTypes = { InstantPaymentResult: ["InstantPaymentOutcome", "PaymentRefusal"], AutoPayResult: ["AutoPayOutcome", "AutoPayRefusal"] };
