import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryGraph } from "../../../api/graphCalls.ts";
import type { TransactionsShown } from "../../../api/graphql/generated/graph.ts";
import {
  MobileDeviceBalancesDocument,
  StreamingSubscriptionsDocument,
} from "../../../api/graphql/generated/graph.billingHome.ts";
import { MobileTransactionsDocument } from "../../../api/graphql/generated/graph.mobileTransactions.ts";
import { StreamingTransactionsDocument } from "../../../api/graphql/generated/graph.streaming.ts";
import { openInBilling } from "../../../testing/billingDriver.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function openAs(username: string) {
  const { accountId, client } = await openInBilling(backend.browser(), username);
  const mobile = async (shown: TransactionsShown, page = 1) => {
    const answer = await queryGraph(client, MobileTransactionsDocument, { accountId, shown, page });
    return answer.ok ? answer.data.billing?.mobileTransactionPage : undefined;
  };
  const streaming = async (shown: TransactionsShown) => {
    const answer = await queryGraph(client, StreamingTransactionsDocument, { accountId, shown, page: 1 });
    return answer.ok ? answer.data.billing?.streamingTransactionPage : undefined;
  };
  return { client, accountId, mobile, streaming };
}

test("[BILL-13] mobile transactions: all, payments, charges or refunds, in pages without gaps or duplicates", async () => {
  const vera = await openAs("vera");
  const pages = await Promise.all([1, 2, 3].map((page) => vera.mobile("ALL", page)));
  const ids = pages.flatMap((page) => page?.nodes.map(({ id }) => id) ?? []);
  expect([pages[0]?.pages, ids.length, new Set(ids).size]).toEqual([3, 50, 50]);
  expect((await vera.mobile("ALL", 99))?.page).toBe(3);
  expect((await vera.mobile("PAYMENTS"))?.nodes.every(({ kind }) => kind === "PAYMENT")).toBe(true);
  expect((await vera.mobile("REFUNDS"))?.nodes.map(({ amount }) => amount)).toEqual([1800, 2200]);
});

test("[BILL-13 partly] charges can be shown alone", async () => {
  const vera = await openAs("vera");
  const { nodes = [] } = (await vera.mobile("CHARGES")) ?? {};
  expect([...new Set(nodes.map(({ kind }) => kind))]).toEqual(["CHARGE"]);
});

test("[BILL-13 partly] [ERR-05 partly] without transactions each tab is empty", async () => {
  const lucia = await openAs("lucia");
  for (const shown of ["ALL", "PAYMENTS", "CHARGES", "REFUNDS"] as const)
    expect(await lucia.mobile(shown)).toMatchObject({ nodes: [], page: 1, pages: 1 });
});

test("[BILL-14] device balances show what is left, the monthly amount and the installments; a device that is paid off has nothing left", async () => {
  const { client, accountId } = await openAs("vera");
  const answer = await queryGraph(client, MobileDeviceBalancesDocument, { accountId });
  expect(answer.ok && answer.data.billing?.mobileDevices).toMatchObject([
    { name: "Sandpiper Watch", remainingBalance: 4200, monthlyInstallment: 1400, installmentsRemaining: 3 },
    { name: "Tideline 11", remainingBalance: 0, installmentsRemaining: 0 },
    { name: "Tideline 12", remainingBalance: 41650, installmentsRemaining: 17 },
  ]);
});

test("[BILL-15] streaming subscriptions and streaming transactions", async () => {
  const { client, accountId, streaming } = await openAs("dana");
  const answer = await queryGraph(client, StreamingSubscriptionsDocument, { accountId });
  expect(answer.ok && answer.data.billing?.streamingSubscriptions.map(({ name }) => name)).toEqual([
    "Marquee",
    "Northlight Sports",
  ]);
  expect((await streaming("ALL"))?.nodes).toHaveLength(3);
  expect((await streaming("REFUNDS"))?.nodes).toMatchObject([{ description: "Marquee", amount: 1499 }]);
  expect((await streaming("PAYMENTS"))?.nodes).toEqual([]);
});
