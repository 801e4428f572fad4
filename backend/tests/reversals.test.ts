import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { readText } from "../testing/readPdf.ts";
import { callbacks, deliver, laterOn } from "../testing/webhooks.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const bank = { forFunds: "000444444440", closed: "000444444457" };
const cards = { refunded: "4000000000041006", lost: "4000000000042004", won: "4000000000043002" };

const fields = "state status moneyTaken reversals { kind state reason amount openedOn decidedOn }";

async function shown(payer: Payer, paymentId: string) {
  const query = `query P($accountId: ID!, $paymentId: ID!) { payment(accountId: $accountId, paymentId: $paymentId) { ${fields} } billing(accountId: $accountId) { amountDue creditBalance } }`;
  const { data } = await payer.graph(query, { accountId: payer.accountId, paymentId });
  return data as unknown as { payment: Record<string, unknown>; billing: { amountDue: number; creditBalance: number } };
}

async function payFromBank(payer: Payer, amount: number, accountNumber: string): Promise<string> {
  const method = { vaultToken: (await payer.newBankAccount({ accountNumber })).token };
  return (await payer.pay(await payer.attempt(amount, { method }))).paymentId;
}

async function payByCard(payer: Payer, amount: number, cardNumber: string): Promise<string> {
  return (await payer.pay(await payer.attempt(amount, {}, { cardNumber }))).paymentId;
}

/** The ledger of an account: every kind of transaction in cents, and whether it balances. */
async function books(accountId: string) {
  const { rows } = await backend.database.execute<{ kind: string; amount: number }>(
    sql`select t.kind, e.amount::int as amount from ledger_transactions t join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id and e.line = 1 where t.account_id = ${accountId} order by t.recorded_at, t.kind`,
  );
  const { rows: sums } = await backend.database.execute<{ sum: number }>(
    sql`select coalesce(sum(amount), 0)::int as sum from ledger_entries where account_id = ${accountId}`,
  );
  return { booked: rows.map(({ kind, amount }) => [kind, amount]), sum: sums[0]?.sum };
}

async function activity(payer: Payer) {
  const query =
    "query A($id: ID!) { billing(accountId: $id) { activity(filter: { shown: PAYMENTS, period: DAYS_30 }) { kind signedAmount paymentId reason } } }";
  const { data } = await payer.graph(query, { id: payer.accountId });
  return (data?.["billing"] as unknown as { activity: { kind: string; signedAmount: number }[] }).activity;
}

test("a returned debit is due again with its reason, and the ledger balances", async () => {
  const payer = await newPayer(backend, 10_000);
  const paymentId = await payFromBank(payer, 6_000, bank.forFunds);
  expect(await payer.amountDue()).toBe(4_000);
  await laterOn(backend);
  expect(await shown(payer, paymentId)).toMatchObject({
    payment: {
      state: "SUBMITTED",
      status: "returned",
      moneyTaken: "NO",
      reversals: [
        {
          kind: "RETURN",
          state: "COMPLETED",
          reason: "INSUFFICIENT_FUNDS",
          amount: 6_000,
          openedOn: "2026-11-21",
          decidedOn: "2026-11-21",
        },
      ],
    },
    billing: { amountDue: 10_000 },
  });
  expect(await books(payer.accountId)).toEqual({
    booked: [
      ["charge", 10_000],
      ["payment", 6_000],
      ["paymentReturn", 6_000],
    ],
    sum: 0,
  });
  expect(await activity(payer)).toMatchObject([
    { kind: "RETURNED_PAYMENT", signedAmount: 6_000, paymentId, reason: "INSUFFICIENT_FUNDS" },
    { kind: "PAYMENT", signedAmount: -6_000 },
  ]);
});

test("a closed account is not used again; one with insufficient funds is", async () => {
  for (const [accountNumber, unavailable] of [
    [bank.closed, true],
    [bank.forFunds, false],
  ] as const) {
    const payer = await newPayer(backend, 10_000);
    const method = { vaultToken: (await payer.newBankAccount({ accountNumber })).token };
    await payer.pay(await payer.attempt(6_000, { method, saveMethod: true }));
    await laterOn(backend);
    const { data } = await payer.graph(
      "query W($id: ID!) { billing(accountId: $id) { paymentMethods { type unavailable } } }",
      { id: payer.accountId },
    );
    const methods = (data?.["billing"] as unknown as { paymentMethods: { type: string }[] }).paymentMethods;
    expect(methods.filter(({ type }) => type === "bankAccount")).toEqual([{ type: "bankAccount", unavailable }]);
  }
});

test("[BILL-04] a service restoration is cancelled when its payment is returned", async () => {
  const tess = await Payer.signIn(backend, "tess");
  const suspension = async () =>
    (await tess.graph("query S($id: ID!) { billing(accountId: $id) { suspension { state } } }", { id: tess.accountId }))
      .data?.["billing"];
  await payFromBank(tess, 42_900, bank.forFunds);
  expect(await suspension()).toEqual({ suspension: { state: "BEING_RESTORED" } });
  await laterOn(backend);
  expect(await suspension()).toEqual({ suspension: { state: "STOPPED" } });
  backend.clock.advance(15 * 60);
  expect(await backend.restoreServices()).toBe(0);
});

test("[BILL-04] a service restoration goes on when its payment is returned, and another has paid what was past due", async () => {
  const hugo = await Payer.signIn(backend, "hugo");
  const suspension = async () =>
    (
      await hugo.graph("query S($id: ID!) { billing(accountId: $id) { suspension { state restoredBy } } }", {
        id: hugo.accountId,
      })
    ).data?.["billing"];
  await payFromBank(hugo, 26_500, bank.forFunds);
  const before = await suspension();
  expect(before).toMatchObject({ suspension: { state: "BEING_RESTORED" } });
  await hugo.pay(await hugo.attempt(26_500, { overpaymentConfirmed: true }));
  await laterOn(backend);
  expect(await hugo.amountDue()).toBe(0);
  expect(await suspension()).toEqual(before);
  backend.clock.advance(15 * 60);
  expect(await backend.restoreServices()).toBe(1);
});

describe("a chargeback", () => {
  test("is due while it is open, and stays due when it is lost", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await payByCard(payer, 10_000, cards.lost);
    await laterOn(backend);
    expect(await shown(payer, paymentId)).toMatchObject({
      payment: { status: "disputed", reversals: [{ kind: "CHARGEBACK", state: "OPEN", decidedOn: null }] },
      billing: { amountDue: 10_000 },
    });
    await laterOn(backend);
    expect(await shown(payer, paymentId)).toMatchObject({
      payment: { status: "returned", moneyTaken: "NO", reversals: [{ state: "LOST" }] },
      billing: { amountDue: 10_000 },
    });
    expect((await books(payer.accountId)).booked).toEqual(
      [
        ["charge", 10_000],
        ["chargeback", 10_000],
        ["payment", 10_000],
      ].toSorted(),
    );
  });

  test("that is won restores the payment", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await payByCard(payer, 10_000, cards.won);
    await laterOn(backend);
    await laterOn(backend);
    expect(await shown(payer, paymentId)).toMatchObject({
      payment: { status: "success", moneyTaken: "YES", reversals: [{ state: "WON" }] },
      billing: { amountDue: 0 },
    });
    const { sum, booked } = await books(payer.accountId);
    expect([sum, booked.length]).toEqual([0, 4]);
  });
});

test("[B05] a refund is pending first, then booked, and has a page and a receipt", async () => {
  const payer = await newPayer(backend, 10_000);
  const paymentId = await payByCard(payer, 10_000, cards.refunded);
  await laterOn(backend);
  expect(await shown(payer, paymentId)).toMatchObject({
    payment: { status: "success", reversals: [{ kind: "REFUND", state: "PENDING" }] },
    billing: { amountDue: 0 },
  });
  await laterOn(backend);
  const { payment, billing } = await shown(payer, paymentId);
  expect([payment["status"], billing.amountDue]).toEqual(["refunded", 10_000]);
  const { data } = await payer.graph(
    "query A($id: ID!) { billing(accountId: $id) { activity(filter: { shown: PAYMENTS, period: DAYS_30 }) { kind refundId } } }",
    { id: payer.accountId },
  );
  const refundId = (data?.["billing"] as unknown as { activity: { kind: string; refundId: string }[] }).activity.find(
    ({ kind }) => kind === "REFUND",
  )?.refundId;
  const refund = await payer.graph(
    "query R($accountId: ID!, $refundId: ID!) { refund(accountId: $accountId, refundId: $refundId) { billed amount method { lastFour } refunded { id } } }",
    { accountId: payer.accountId, refundId },
  );
  expect(refund.data).toEqual({
    refund: { billed: "BILL", amount: 10_000, method: { lastFour: "1006" }, refunded: { id: paymentId } },
  });
  const response = await payer.browser.fetch(
    `/api/pub/billing/v1/accounts/${payer.accountId}/refunds/${refundId}/receipt?locale=en-US`,
  );
  expect(readText(Buffer.from(await response.arrayBuffer()))).toContain("Payment of your bill");
  const stranger = await Payer.signIn(backend, "dana");
  expect(
    (await stranger.browser.fetch(`/api/pub/billing/v1/accounts/${stranger.accountId}/refunds/${refundId}/receipt`))
      .status,
  ).toBe(404);
});

test("the receipt of a returned payment says so", async () => {
  const payer = await newPayer(backend, 10_000);
  const paymentId = await payFromBank(payer, 6_000, bank.forFunds);
  await laterOn(backend);
  const response = await payer.browser.fetch(
    `/api/pub/billing/v1/accounts/${payer.accountId}/payments/${paymentId}/receipt?locale=en-US`,
  );
  const text = readText(Buffer.from(await response.arrayBuffer())).replaceAll(/\s+/g, " ");
  expect(text).toContain("Your bank returned $60.00 of this payment on November 21, 2026.");
});

test("the next statement lists a returned payment, and adds up", async () => {
  const payer = await newPayer(backend, 10_000);
  await payFromBank(payer, 6_000, bank.forFunds);
  await laterOn(backend);
  const { activityOf, totalsOf } = await import("../src/modules/statements/statements.domain.ts");
  const { receivableEntries } = await import("../src/modules/ledger/ledger.reads.ts");
  const entries = (await receivableEntries(backend.database, payer.accountId)).filter(({ kind }) => kind !== "charge");
  const told = activityOf({
    statement: { id: "st_next", statementDate: "2026-12-14" },
    entries,
    reported: new Set(),
    statementIds: new Set(),
  });
  expect(told.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
    ["PAYMENT", -6_000],
    ["RETURNED_PAYMENT", 6_000],
  ]);
  expect(totalsOf(10_000, told, 5_000)).toEqual({
    previousBalance: 10_000,
    paymentsReceived: 0,
    adjustments: 0,
    amountDue: 15_000,
  });
});

test("addresses that were notified of the payment are notified of its return, once", async () => {
  const payer = await newPayer(backend, 10_000);
  const method = { vaultToken: (await payer.newBankAccount({ accountNumber: bank.forFunds })).token };
  await payer.pay({ ...(await payer.attempt(6_000, { method })), notify: ["books@bakery.example"] } as never);
  await laterOn(backend);
  for (const callback of callbacks(backend)) await deliver(backend, callback);
  const { rows } = await backend.database.execute<{ subject: string }>(
    sql`select subject from messages where address = 'books@bakery.example' order by id`,
  );
  expect(rows.map(({ subject }) => subject.split(":")[0])).toEqual(["Payment completed", "Payment returned"]);
});
