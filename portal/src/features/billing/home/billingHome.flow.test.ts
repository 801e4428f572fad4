import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryGraph } from "../../../api/graphCalls.ts";
import {
  BillingStatementsDocument,
  BillingTransactionsDocument,
  MobileDeviceBalancesDocument,
  StreamingSubscriptionsDocument,
} from "../../../api/graphql/generated/graph.billingHome.ts";
import { PaymentHistoryDocument } from "../../../api/graphql/generated/graph.paymentHistory.ts";
import { StatementDetailsDocument } from "../../../api/graphql/generated/graph.statement.ts";
import { BillingAccountStatusDocument } from "../../../api/graphql/generated/graph.accountStatus.ts";
import { openInBilling } from "../../../testing/billingDriver.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const signedIn = (username: string) => openInBilling(backend.browser(), username);

async function accountStatusOf(username: string) {
  const { client, accountId } = await signedIn(username);
  const answer = await queryGraph(client, BillingAccountStatusDocument, { accountId });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.data.billing;
}

test("[BILL-02] amount due, past due and credit, alone and together, equal the ledger", async () => {
  expect(await accountStatusOf("dana")).toMatchObject({
    amountDue: 24817,
    adjustedDelinquencyAmount: 0,
    creditBalance: 0,
    dueDate: "2026-12-05",
    autoPayEnrolled: false,
  });
  expect(await accountStatusOf("pat")).toMatchObject({
    amountDue: 0,
    adjustedDelinquencyAmount: 0,
    autoPayEnrolled: true,
    autoPayDiscount: 500,
  });
  expect(await accountStatusOf("morgan")).toMatchObject({ amountDue: 36480, adjustedDelinquencyAmount: 24320 });
  expect(await accountStatusOf("quinn")).toMatchObject({ amountDue: 9610, adjustedDelinquencyAmount: 9610 });
  expect(await accountStatusOf("casey")).toMatchObject({ amountDue: 0, creditBalance: 3500 });
  expect(await accountStatusOf("jo")).toMatchObject({
    amountDue: 7500,
    adjustedDelinquencyAmount: 2000,
    creditBalance: 1500,
  });
});

test("[BILL-01] each card of the billing home has its own request, and is empty where there is no data", async () => {
  const everything = async (username: string) => {
    const { client, accountId } = await signedIn(username);
    const ask = [
      BillingStatementsDocument,
      BillingTransactionsDocument,
      StreamingSubscriptionsDocument,
      MobileDeviceBalancesDocument,
    ] as const;
    const answers = await Promise.all(
      ask.map((query) => queryGraph(client, query as typeof BillingTransactionsDocument, { accountId })),
    );
    return Object.assign({}, ...answers.map((answer) => (answer.ok ? answer.data.billing : {}))) as Record<
      string,
      unknown[]
    >;
  };
  const full = await everything("dana");
  expect(full["statements"]).toMatchObject({ nodes: [{}, {}, {}] });
  for (const list of ["mobileTransactions", "streamingTransactions", "streamingSubscriptions", "mobileDevices"])
    expect(full[list]?.length, list).toBeGreaterThan(0);
  const empty = await everything("lucia");
  for (const list of ["mobileTransactions", "streamingTransactions", "streamingSubscriptions", "mobileDevices"])
    expect(empty[list], list).toEqual([]);
});

test.each([
  ["morgan", [12_160, 12_160]],
  ["omar", [11_740, 11_740]],
])(
  "the latest statements of %s show the charges of each, not what was left of the one before",
  async (username, expected) => {
    const { client, accountId } = await signedIn(username);
    const listed = await queryGraph(client, BillingStatementsDocument, { accountId });
    const nodes = listed.ok ? (listed.data.billing?.statements.nodes ?? []) : [];
    for (const { id, currentCharges, dueDate } of nodes)
      expect(await queryGraph(client, StatementDetailsDocument, { accountId, id })).toMatchObject({
        data: { statement: { currentCharges, dueDate } },
      });
    expect(nodes.slice(0, 2).map(({ currentCharges }) => currentCharges)).toEqual(expected);
  },
);

test("[BILL-16 partly] the history has payments of several channels with all their fields; another customer's account is not found", async () => {
  const { client, accountId } = await signedIn("dana");
  const answer = await queryGraph(client, PaymentHistoryDocument, { accountId, first: 20 });
  const payments = answer.ok ? (answer.data.billing?.payments.nodes ?? []) : [];
  expect(new Set(payments.map(({ channel }) => channel)).size).toBeGreaterThan(2);
  expect(payments.every(({ lastFour, entryDate, enteredBy }) => lastFour && entryDate && enteredBy)).toBe(true);

  const foreign = await queryGraph(client, PaymentHistoryDocument, { accountId: "8347201206", first: 20 });
  const unknown = await queryGraph(client, PaymentHistoryDocument, { accountId: "0000000000", first: 20 });
  expect(foreign).toEqual({ ok: false, failure: { kind: "refused", code: "NOT_FOUND" } });
  expect(unknown).toEqual(foreign);
});
