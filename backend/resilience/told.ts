/** Each kind of money that customers of a storm move; every customer moves one. */
export const stormKinds = ["instant", "device", "scheduled", "autoPay"] as const;
export type StormKind = (typeof stormKinds)[number];

/** What a customer was told in the end about a payment. Cents; all amounts that one account wants to pay are different. */
export interface ToldPayment { accountId: string; paymentId: string; amount: number; state: string }

/** What a customer was told in the end about the steps of a change of Auto Pay, by the part's id. */
export interface ToldAction { accountId: string; actionId: string; parts: { id: string; state: string }[] }

/** What a customer who was told that Auto Pay is on was told of the next debit, before anything else could change it. */
export interface ToldDebit { accountId: string; date: string; amount: number }

/** Everything that a customer was told about something that they wanted. */
export interface Told {
  payments: ToldPayment[];
  actions: ToldAction[];
  /** Debits whose day the customer waited for. */
  debits?: ToldDebit[];
  /** How many changes were submitted and answered for good. */
  submissions: number;
}

export const isSettledState = (state: string) => state === "SUBMITTED" || state === "FAILED" || state === "CANCELLED";
