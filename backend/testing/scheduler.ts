import { scheduledPaymentTerms, type paperlessTerms } from "./agreements.ts";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { throwErrors, type Json, type PaymentInput, type Payer, type PayResult } from "./payer.ts";
import type { TestBackend } from "./types.ts";

export type ScheduleInput = PaymentInput & {
  date: string;
  enrollPaperless?: boolean;
  paperlessTerms?: typeof paperlessTerms;
  overlapsSeen?: string[];
};
export type ChangeInput = Omit<ScheduleInput, "method" | "saveMethod" | "enrollPaperless"> & {
  paymentId: string;
  method?: PaymentInput["method"];
};
export type ScheduleResult = PayResult & {
  firstScheduledDate: string | null;
  lastDate: string | null;
  payment: PayResult["payment"] & { paymentDate: string; debitDate: string | null };
};

const answer = `{
  __typename
  ... on FuturePaymentOutcome {
    paymentId
    payment { id amount state status moneyTaken failureCode confirmationNumber enteredBy paymentDate debitDate lastFour paymentMethodType parts { kind state code } }
    account { id amountDue pendingPaymentAmount paperlessEnrolled scheduledPayments { id } paymentMethods { id lastFour } }
  }
  ... on PaymentRefusal { code minimum maximum amountDue firstScheduledDate lastDate confirming: paymentId }
}`;

async function send(payer: Payer, operation: string, type: string, input: object): Promise<ScheduleResult> {
  const { data, errors } = await payer.graph(`mutation M($input: ${type}!) { ${operation}(input: $input) ${answer} }`, {
    input,
  });
  throwErrors(errors);
  return data?.[operation] as unknown as ScheduleResult;
}

/** A complete input for a scheduled payment with a new card, approved unless another number is given. */
export async function scheduleInput(
  payer: Payer,
  amount: number,
  date: string,
  changes: Partial<ScheduleInput> = {},
  card = { cardNumber: "4242424242424242" },
): Promise<ScheduleInput> {
  return { ...(await payer.attempt(amount, changes, card)), date, terms: scheduledPaymentTerms, ...changes };
}

export const schedule = (payer: Payer, input: ScheduleInput) =>
  send(payer, "createFuturePayment", "FuturePaymentInput", input);
export const changeScheduled = (payer: Payer, input: ChangeInput) =>
  send(payer, "editScheduledPayment", "ScheduledPaymentChangeInput", input);
export const cancelScheduled = (payer: Payer, paymentId: string) =>
  send(payer, "cancelScheduledPayment", "ScheduledPaymentInput", { accountId: payer.accountId, paymentId });

/** Schedules a payment with a new card and returns its id. */
export async function scheduled(
  payer: Payer,
  amount: number,
  date: string,
  changes: Partial<ScheduleInput> = {},
  card = { cardNumber: "4242424242424242" },
): Promise<string> {
  const result = await schedule(payer, await scheduleInput(payer, amount, date, changes, card));
  if (result.__typename === ("PaymentRefusal" as string)) throw new Error(`refused: ${result.code}`);
  return result.paymentId;
}

/** A change that keeps everything except the given fields. */
export function changeOf(
  payer: Payer,
  paymentId: string,
  amount: number,
  date: string,
  changes: Partial<ChangeInput> = {},
): ChangeInput {
  return {
    accountId: payer.accountId,
    idempotencyKey: randomUUID(),
    paymentId,
    amount,
    date,
    overpaymentConfirmed: false,
    terms: scheduledPaymentTerms,
    ...changes,
  };
}

type Facts = Record<string, Json>;

async function read(payer: Payer, query: string, variables: object): Promise<Record<string, Json>> {
  const { data, errors } = await payer.graph(query, { accountId: payer.accountId, ...variables });
  throwErrors(errors);
  return data ?? {};
}

/** A payment as its page shows it. */
export async function shown(payer: Payer, paymentId: string): Promise<Facts> {
  const query =
    "query P($accountId: ID!, $paymentId: ID!) { payment(accountId: $accountId, paymentId: $paymentId) { state failureCode moneyTaken paymentDate debitDate amount lastFour parts { kind state code } } }";
  return (await read(payer, query, { paymentId }))["payment"] as Facts;
}

/** An account's amount due, scheduled payments, and the bounds of the next payment. */
export async function billingFacts(payer: Payer): Promise<Facts> {
  const query = `query S($accountId: ID!) { billing(accountId: $accountId) {
    amountDue pendingPaymentAmount scheduledPayments { id } overlaps { id kind amount date enteredBy } payments { nodes { id state status } }
    paymentOptions { firstScheduledDate lastDate cutOff schedulingBlock mustPayToday }
  } }`;
  return (await read(payer, query, {}))["billing"] as Facts;
}

/** The payments in an account's ledger: reference and cents. */
export async function booked(
  backend: TestBackend,
  accountId: string,
): Promise<{ reference: string; amount: number }[]> {
  const { rows } = await backend.database.execute<{ reference: string; amount: number }>(
    sql`select t.reference, e.amount::int as amount from ledger_transactions t join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id and e.book = 'cash' where t.account_id = ${accountId} order by 1`,
  );
  return rows;
}
