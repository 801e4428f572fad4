import { openBackend, type TestBackend } from "@portico/backend/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PaymentHistoryDocument } from "../../../api/graphql/generated/graph.paymentHistory.ts";
import { MobileTransactionsDocument } from "../../../api/graphql/generated/graph.mobileTransactions.ts";
import { RefundDetailsDocument } from "../../../api/graphql/generated/graph.refund.ts";
import { queryGraph } from "../../../api/graphCalls.ts";
import { openInBilling } from "../../../testing/billingDriver.ts";
import type { Network } from "../../../testing/openPortal.ts";
import { receiptEvents, selectReceipt } from "./receipt.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function openAs(username: string, network?: Network) {
  const { store, until, content, accountId, client } = await openInBilling(backend.browser(), username, { network });
  const history = await queryGraph(client, PaymentHistoryDocument, { accountId, first: 1 });
  const paymentId = history.ok ? (history.data.billing?.payments.nodes[0]?.id ?? "") : "";
  const ask = async () => {
    store.dispatch(receiptEvents.copyRequested({ accountId, paymentId }));
    await until((root) => selectReceipt(root).copy.name !== "sending");
    return selectReceipt(store.getState()).copy;
  };
  return { content, ask };
}

/** Opens a refund among a user's newest mobile transactions, with the actions of its page. */
async function openRefund(username: string, network?: Network) {
  const { store, until, content, accountId, client } = await openInBilling(backend.browser(), username, { network });
  const list = await queryGraph(client, MobileTransactionsDocument, { accountId, shown: "REFUNDS", page: 1 });
  const refundId = list.ok ? (list.data.billing?.mobileTransactionPage.nodes[0]?.id ?? "") : "";
  const read = await queryGraph(client, RefundDetailsDocument, { accountId, refundId });
  const receipt = { accountId, refundId };
  const ask = async () => {
    store.dispatch(receiptEvents.copyRequested(receipt));
    await until((root) => selectReceipt(root).copy.name !== "sending");
    return selectReceipt(store.getState()).copy;
  };
  const download = async () => {
    store.dispatch(receiptEvents.downloadRequested({ ...receipt, fileName: "refund.pdf" }));
    await until((root) => selectReceipt(root).download.name !== "downloading");
    return selectReceipt(store.getState()).download;
  };
  return { content, refund: read.ok ? read.data.refund : undefined, ask, download };
}

type Sent = { to: string; kind: string; locale: string; subject: string; attachment: string | null };

/** The receipts that were sent, from the demo's message log. */
async function receiptsSent(): Promise<Sent[]> {
  const messages = (await (await backend.browser().fetch("/demo/messages")).json()) as Sent[];
  return messages.filter(({ kind }) => kind === "RECEIPT");
}

test("[B05] a receipt copy is e-mailed to the user who requests it, as a PDF in the current language, and only once despite repeated requests", async () => {
  const { content, ask } = await openAs("dana");
  await content.setLocale("es-US");
  const copy = await ask();
  expect(copy).toMatchObject({ name: "sent", address: expect.stringMatching(/^dana@/) });
  expect(await ask()).toEqual(copy);
  const sent = await receiptsSent();
  expect(sent).toMatchObject([
    {
      to: expect.stringMatching(/^dana@/),
      locale: "es-US",
      attachment: "receipt",
      subject: expect.stringMatching(/^Recibo de su pago de \$/),
    },
  ]);
});

test("[B05] a support agent gets no copy, and offline the screen says that nothing was sent", async () => {
  const helper = await openAs("hedda");
  await backend.database.execute(sql`update users set user_type = 'BOBO' where username = 'hedda'`);
  expect(await helper.ask()).toEqual({ name: "unavailable" });
  let offline = false;
  const dana = await openAs(
    "dana",
    (send) =>
      (...call) =>
        offline ? Promise.reject(new TypeError("offline")) : send(...call),
  );
  offline = true;
  expect(await dana.ask()).toEqual({ name: "failed" });
});

test("[B05] a refund opens from its row, and a receipt copy is e-mailed to the user who requests it, once a day in each language", async () => {
  const { content, refund, ask } = await openRefund("vera");
  expect(refund).toMatchObject({ amount: 1_800, method: { lastFour: "4242" }, refunded: { kind: "CHARGE" } });
  for (const locale of ["es-US", "es-US", "en-US"] as const) {
    await content.setLocale(locale);
    expect(await ask()).toMatchObject({ name: "sent", address: expect.stringMatching(/^vera@/) });
  }
  const sent = (await receiptsSent())
    .filter(({ to }) => to.startsWith("vera@"))
    .toSorted((a, b) => a.locale.localeCompare(b.locale));
  expect(sent).toMatchObject([
    {
      locale: "en-US",
      attachment: "refund",
      subject: expect.stringMatching(/^Receipt for your refund of \$18\.00 on /),
    },
    {
      locale: "es-US",
      attachment: "refund",
      subject: expect.stringMatching(/^Recibo de su reembolso de \$18\.00 del /),
    },
  ]);
});

test("[B05] offline the refund's page says that neither the file nor the copy arrived", async () => {
  let offline = false;
  const vera = await openRefund(
    "vera",
    (send) =>
      (...call) =>
        offline ? Promise.reject(new TypeError("offline")) : send(...call),
  );
  offline = true;
  expect([await vera.ask(), await vera.download()]).toMatchObject([{ name: "failed" }, { name: "failed" }]);
});
