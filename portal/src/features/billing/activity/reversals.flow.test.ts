import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askGraph } from "../../../api/graphCalls.ts";
import { AccountActivityDocument } from "../../../api/graphql/generated/graph.activity.ts";
import { PaymentHistoryDocument } from "../../../api/graphql/generated/graph.paymentHistory.ts";
import { machine } from "../../../testing/openPortal.ts";
import { openPayer, type Payer } from "../../../testing/paying.ts";
import { everything } from "./activity.filter.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

/** The processor does what is due to a charge, and calls back about it. */
async function laterOn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2));
  backend.processor.settlePending();
  for (const { body, header } of backend.processor.webhooks(backend.securityClock.now().getTime())) {
    const headers = { "content-type": "application/json", "x-portico-webhook-signature": header, host: "localhost" };
    await backend.app.inject({ method: "POST", url: "/api/pub/paymentedge/v1/webhooks", headers, payload: body });
  }
}

async function payAs(username: string, choose: (payer: Payer) => Promise<void>): Promise<Payer> {
  const payer = await openPayer(machine(backend.browser()), { as: username });
  payer.chooseAmount(5_000);
  await choose(payer);
  payer.acceptDate();
  payer.openReview();
  await payer.pay();
  return payer;
}

const fromBank = (accountNumber: string) => (payer: Payer) => payer.chooseNewBank({ accountNumber });
const byCard = (cardNumber: string) => (payer: Payer) => payer.chooseNewCard({ cardNumber });

/** What the customer's screens say of the newest payment: its history, the activity, and what is due. */
async function shown(payer: Payer) {
  const client = await payer.graph();
  const { accountId } = payer;
  const history = await askGraph(client, PaymentHistoryDocument, { accountId, first: 1 });
  const activity = await askGraph(client, AccountActivityDocument, { accountId, filter: { ...everything, shown: "PAYMENTS", period: "DAYS_30" } });
  const rows = activity.ok ? (activity.data.billing?.activity ?? []) : [];
  const { amountDue } = await payer.account();
  const node = history.ok ? history.data.billing?.payments.nodes[0] : undefined;
  return { status: node?.status, activity: rows.slice(0, 3).map(({ kind, signedAmount }) => [kind, signedAmount]), amountDue };
}


describe("after a payment was taken, its customer sees", () => {
  test("that the bank returned it: in the history, with a plus in the activity, and the amount is due again", async () => {
    const dana = await payAs("dana", fromBank("000444444440"));
    const before = await shown(dana);
    expect(before).toMatchObject({ status: "success", activity: [["PAYMENT", -5_000]] });
    await laterOn();
    expect(await shown(dana)).toMatchObject({ status: "returned", activity: [["RETURNED_PAYMENT", 5_000], ["PAYMENT", -5_000]], amountDue: before.amountDue + 5_000 });
  });

  test("that it is refunded, once the refund has arrived and not before", async () => {
    const ada = await payAs("ada", byCard("4000000000041006"));
    await laterOn();
    expect(await shown(ada)).toMatchObject({ status: "success", activity: [["PAYMENT", -5_000]] });
    await laterOn();
    expect(await shown(ada)).toMatchObject({ status: "refunded", activity: [["REFUND", 5_000], ["PAYMENT", -5_000]] });
  });

  test("that it is disputed, and what became of the dispute", async () => {
    const omar = await payAs("lucia", byCard("4000000000043002"));
    const before = await shown(omar);
    await laterOn();
    expect(await shown(omar)).toMatchObject({ status: "disputed", activity: [["CHARGEBACK", 5_000], ["PAYMENT", -5_000]], amountDue: before.amountDue + 5_000 });
    await laterOn();
    expect(await shown(omar)).toMatchObject({ status: "success", amountDue: before.amountDue });
    expect((await shown(omar)).activity.map(([, amount]) => amount).reduce<number>((sum, amount) => sum + Number(amount), 0)).toBe(-5_000);
  });
});
