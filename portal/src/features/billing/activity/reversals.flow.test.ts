import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queryGraph } from "../../../api/graphCalls.ts";
import { AccountActivityDocument } from "../../../api/graphql/generated/graph.activity.ts";
import { PaymentHistoryDocument } from "../../../api/graphql/generated/graph.paymentHistory.ts";
import { RefundDetailsDocument } from "../../../api/graphql/generated/graph.refund.ts";
import { createTestBrowser } from "../../../testing/openPortal.ts";
import { openPayer, type Payer } from "../../../testing/payOnceDriver.ts";
import { noFilter } from "./activity.filter.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

/** Runs the payment processor's due work (returns, refunds, disputes) and its webhooks. */
async function laterOn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2));
  backend.processor.settlePending();
  for (const { body, header } of backend.processor.webhooks(backend.securityClock.now().getTime())) {
    const headers = { "content-type": "application/json", "x-portico-webhook-signature": header, host: "localhost" };
    await backend.app.inject({ method: "POST", url: "/api/pub/paymentedge/v1/webhooks", headers, payload: body });
  }
}

/** @param cents amount that no other payment has, so that the test can find the payment by it */
async function pay(cents: number, choose: (payer: Payer) => Promise<void>): Promise<Payer> {
  const payer = await openPayer(createTestBrowser(backend.browser()), { as: "dana" });
  payer.chooseAmount(cents);
  await choose(payer);
  payer.acceptDate();
  payer.openReview();
  await payer.pay();
  return payer;
}

const fromBank = (accountNumber: string) => (payer: Payer) => payer.chooseNewBank({ accountNumber });
const byCard = (cardNumber: string) => (payer: Payer) => payer.chooseNewCard({ cardNumber });

/** How the customer's screens show a payment: history, activity and amount due. */
async function shown(payer: Payer, cents: number) {
  const client = await payer.graph();
  const { accountId } = payer;
  const history = await queryGraph(client, PaymentHistoryDocument, { accountId, first: 10 });
  const activity = await queryGraph(client, AccountActivityDocument, {
    accountId,
    filter: { ...noFilter, shown: "PAYMENTS", period: "DAYS_30" },
  });
  const rows = activity.ok ? (activity.data.billing?.activity ?? []) : [];
  const { amountDue } = await payer.account();
  const node = history.ok ? history.data.billing?.payments.nodes.find(({ amount }) => amount === cents) : undefined;
  return {
    status: node?.status,
    activity: rows.flatMap(({ kind, amount, signedAmount }) => (amount === cents ? [[kind, signedAmount]] : [])),
    amountDue,
  };
}

describe("reversals of a payment that was taken", () => {
  test("a bank return shows in the history, with a plus sign in the activity, and the amount is due again", async () => {
    const dana = await pay(5_001, fromBank("000444444440"));
    const before = await shown(dana, 5_001);
    expect(before).toMatchObject({ status: "success", activity: [["PAYMENT", -5_001]] });
    await laterOn();
    expect(await shown(dana, 5_001)).toEqual({
      status: "returned",
      activity: [
        ["RETURNED_PAYMENT", 5_001],
        ["PAYMENT", -5_001],
      ],
      amountDue: before.amountDue + 5_001,
    });
  });

  test("a refund shows once it has arrived, and not before", async () => {
    const dana = await pay(5_002, byCard("4000000000041006"));
    await laterOn();
    expect(await shown(dana, 5_002)).toMatchObject({ status: "success", activity: [["PAYMENT", -5_002]] });
    await laterOn();
    expect(await shown(dana, 5_002)).toMatchObject({
      status: "refunded",
      activity: [
        ["REFUND", 5_002],
        ["PAYMENT", -5_002],
      ],
    });
  });

  test("a dispute shows when it opens and when it is closed", async () => {
    const dana = await pay(5_003, byCard("4000000000043002"));
    const before = await shown(dana, 5_003);
    await laterOn();
    expect(await shown(dana, 5_003)).toEqual({
      status: "disputed",
      activity: [
        ["CHARGEBACK", 5_003],
        ["PAYMENT", -5_003],
      ],
      amountDue: before.amountDue + 5_003,
    });
    await laterOn();
    const after = await shown(dana, 5_003);
    expect([after.status, after.amountDue]).toEqual(["success", before.amountDue]);
    expect(after.activity.toSorted()).toEqual([
      ["CHARGEBACK", 5_003],
      ["CHARGEBACK_WON", -5_003],
      ["PAYMENT", -5_003],
    ]);
  });
});

test.each([
  ["business", "dana"],
  ["community", "alex"],
] as const)(
  "[B05 partly] on the %s site the refund of a payment links from the activity to its own page, which names the refunded method",
  async (site, person) => {
    const payer = await openPayer(createTestBrowser(backend.browser(site)), { as: person });
    payer.chooseAmount(2_340);
    await payer.chooseNewCard({ cardNumber: "4000000000041006" });
    payer.acceptDate();
    payer.openReview();
    await payer.pay();
    // First announced, then executed.
    await laterOn();
    await laterOn();
    const [client, { accountId }] = [await payer.graph(), payer];
    const activity = await queryGraph(client, AccountActivityDocument, {
      accountId,
      filter: { ...noFilter, shown: "PAYMENTS", period: "DAYS_30" },
    });
    const row = activity.ok
      ? activity.data.billing?.activity.find(({ amount, kind }) => kind === "REFUND" && amount === 2_340)
      : undefined;
    const answer = await queryGraph(client, RefundDetailsDocument, { accountId, refundId: row?.refundId ?? "" });
    expect(answer).toMatchObject({
      ok: true,
      data: {
        refund: {
          billed: "BILL",
          amount: 2_340,
          method: { type: "visa", lastFour: "1006" },
          refunded: { amount: 2_340 },
        },
      },
    });
  },
);
