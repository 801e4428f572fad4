import type { ApolloClient } from "@apollo/client";
import type { ContentStore } from "@portico/content-runtime/store";
import { addMonths, localDateAt } from "@portico/rules/dates";
import { paymentStates } from "@portico/rules/paymentState";
import { queryGraph } from "../../../api/graphCalls.ts";
import { OfflineBillingDocument, OfflineStatementDocument } from "../../../api/graphql/generated/graph.offlineCopy.ts";
import type { OfflineBillingQuery, OfflineStatementQuery } from "../../../api/graphql/generated/graph.ts";
import { done, failed, type Result } from "../../../api/result.ts";
import type { OfflineCopy, SavedReceipt, SavedStatement } from "../../../lib/offlineCopy.ts";

type Billing = NonNullable<OfflineBillingQuery["billing"]>;
type Statement = NonNullable<OfflineStatementQuery["statement"]>;
type Payment = Billing["payments"]["nodes"][number];
type Words = Pick<ContentStore, "text">;

/** The part of a copy that comes from billing. */
export type BillingFacts = Pick<OfflineCopy, "account" | "statement" | "receipts">;

const monthsOfReceipts = 3;

function savedStatement(statement: Statement, { text }: Words): SavedStatement {
  const { statementDate, periodFrom, periodTo, lines, ...amounts } = statement;
  const { dueDate, amountDue, previousBalance, paymentsReceived, adjustments, currentCharges } = amounts;
  return {
    date: statementDate,
    from: periodFrom,
    to: periodTo,
    ...{ dueDate, amountDue, previousBalance, paymentsReceived, adjustments, currentCharges },
    charges: lines.map(({ code, quantity, amount }) => ({ name: text("statements.line", { code, quantity }), amount })),
  };
}

function savedReceipt(payment: Payment, { text }: Words): SavedReceipt {
  const { amount, paymentDate, paymentMethodType: type, lastFour, confirmationNumber } = payment;
  return {
    ...{ amount, confirmationNumber },
    date: paymentDate,
    method: text("billing.methodNamed", { type, lastFour }),
  };
}

/** Reads the last statement and the receipts of the last months from the server. */
export async function readBillingFacts(
  client: ApolloClient,
  accountId: string,
  words: Words,
  now: number,
): Promise<Result<BillingFacts>> {
  const read = await queryGraph(client, OfflineBillingDocument, { accountId });
  if (!read.ok) return read;
  const { billing } = read.data;
  if (!billing) return failed({ kind: "unexpected", status: 200 });
  const [last] = billing.statements.nodes;
  const bill = last ? await queryGraph(client, OfflineStatementDocument, { accountId, id: last.id }) : undefined;
  if (bill && !bill.ok) return bill;
  const statement = bill?.data.statement;
  const firstDay = addMonths(localDateAt(new Date(now), billing.timeZone), -monthsOfReceipts);
  const receipts = billing.payments.nodes.filter(
    ({ state, paymentDate }) => paymentStates[state].hasReceipt && paymentDate >= firstDay,
  );
  return done({
    account: { name: billing.accountName, ending: billing.accountNumber.replace(/\D/g, "").slice(-4) },
    statement: statement ? savedStatement(statement, words) : null,
    receipts: receipts.map((payment) => savedReceipt(payment, words)),
  });
}
