import { and, eq } from "drizzle-orm";
import { messages } from "../src/modules/messages/messages.tables.ts";
import { paymentMethods } from "../src/modules/wallet/wallet.tables.ts";
import { newCustomer } from "./newCustomer.ts";
import { Payer } from "./payer.ts";
import type { TestBackend } from "./types.ts";

/** Cards that approve charges with a security code and refuse unattended ones. */
export const unattendedCards = {
  empty: "4000000000035008",
  closed: "4000000000034001",
  declined: "4000000000033003",
} as const;

type Failure = {
  id: string;
  kind: string;
  code: string;
  date: string;
  amount: number;
  retryOn: string | null;
  retryAmount: number | null;
  retryDiscount: number | null;
  paused: boolean;
  paymentId: string | null;
};

export type DunningStatus = {
  amountDue: number;
  nextAutoPayDate: string | null;
  status: {
    failures: Failure[];
    autoPay: { pausedSince: string | null; charge: { date: string; amount: number | null } | null };
  };
  overlaps: { kind: string }[];
  autoPay: {
    paused: { since: string; code: string; refusal: string | null } | null;
    nextDebit: { date: string; amount: number; discount: number } | null;
    lastRun: { state: string } | null;
  };
  payments: { nodes: { id: string; state: string; amount: number; channel: string; enteredBy: string }[] };
};

/** An account's failed automatic payments and their outcome. */
export async function dunningStatus(payer: Payer): Promise<DunningStatus> {
  const query = `query F($id: ID!) { billing(accountId: $id) {
    amountDue nextAutoPayDate status { failures { id kind code date amount retryOn retryAmount retryDiscount paused paymentId } autoPay { pausedSince charge { date amount } } }
    autoPay { paused { since code refusal } nextDebit { date amount discount } lastRun { state code amount } }
    payments(first: 20) { nodes { id state amount channel enteredBy } } overlaps { kind }
  } }`;
  const { data, errors } = await payer.graph(query, { id: payer.accountId });
  if (errors) throw new Error(errors.map(({ message }) => message).join("; "));
  return data?.["billing"] as unknown as DunningStatus;
}

/** A customer with a balance due, whose saved card can be made good or bad. Cents. */
export async function customerWithCard(backend: TestBackend, amountDue = 10_000) {
  const { username, savedCardId } = await newCustomer(backend, amountDue);
  const payer = await Payer.signIn(backend, username);
  return { payer, username, savedCardId, cardIs: (name: string) => cardBecomes(backend, payer, name) };
}

/** Makes an account's saved methods behave as a test card, such as `emptyWhenUnattended`. */
export const cardBecomes = ({ database }: TestBackend, { accountId }: Payer, name: string) =>
  database
    .update(paymentMethods)
    .set({ processorToken: `card_test_${name}` })
    .where(eq(paymentMethods.accountId, accountId));

/** All charges for an account, approved or not, in cents. */
export async function chargesOf(backend: TestBackend, payer: Payer): Promise<number[]> {
  const ids = (await dunningStatus(payer)).payments.nodes.map(({ id }) => id);
  return backend.processor
    .record()
    .flatMap((line) => (line.kind === "charge" && ids.includes(line.reference) ? [line.amount] : []));
}

/** The failure notices sent to a customer, oldest first. */
export function shownFailures({ database }: TestBackend, username: string) {
  return database
    .select()
    .from(messages)
    .where(and(eq(messages.address, `${username}@portico.example`), eq(messages.kind, "PAYMENT_FAILURE")))
    .orderBy(messages.id);
}
