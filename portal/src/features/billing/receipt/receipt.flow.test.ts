import { openBackend, type TestBackend } from "@portico/backend/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PaymentHistoryDocument } from "../../../api/graphql/generated/graph.paymentHistory.ts";
import { askGraph } from "../../../api/graphCalls.ts";
import { openInBilling } from "../../../testing/inBilling.ts";
import type { Network } from "../../../testing/openPortal.ts";
import { selectReceipt } from "./receipt.selectors.ts";
import { receiptEvents } from "./receipt.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function openAs(username: string, network?: Network) {
  const { store, until, content, accountId, client } = await openInBilling(backend.browser(), username, { network });
  const history = await askGraph(client, PaymentHistoryDocument, { accountId, first: 1 });
  const paymentId = history.ok ? (history.data.billing?.payments.nodes[0]?.id ?? "") : "";
  const ask = async () => {
    store.dispatch(receiptEvents.copyAsked({ accountId, paymentId }));
    await until((root) => selectReceipt(root).copy.name !== "sending");
    return selectReceipt(store.getState()).copy;
  };
  return { content, ask };
}

type Sent = { to: string; kind: string; locale: string; subject: string; attachment: string | null };

/** The receipts that were sent, as the demo shows its messages. */
async function receiptsSent(): Promise<Sent[]> {
  const messages = (await (await backend.browser().fetch("/demo/messages")).json()) as Sent[];
  return messages.filter(({ kind }) => kind === "RECEIPT");
}

test("[B05] a copy of a receipt goes to who asks, as a PDF, in the language on the screen, and once however often it is asked for", async () => {
  const { content, ask } = await openAs("dana");
  await content.setLocale("es-US");
  const copy = await ask();
  expect(copy).toMatchObject({ name: "sent", address: expect.stringMatching(/^dana@/) });
  expect(await ask()).toEqual(copy);
  const sent = await receiptsSent();
  expect(sent).toMatchObject([{ to: expect.stringMatching(/^dana@/), locale: "es-US", attachment: "receipt", subject: expect.stringMatching(/^Recibo de su pago de \$/) }]);
});

test("[B05] who helps a customer gets none, and without a connection the screen says that nothing was sent", async () => {
  const helper = await openAs("hedda");
  await backend.database.execute(sql`update users set user_type = 'BOBO' where username = 'hedda'`);
  expect(await helper.ask()).toEqual({ name: "unavailable" });
  let offline = false;
  const dana = await openAs("dana", (send) => (...call) => (offline ? Promise.reject(new TypeError("offline")) : send(...call)));
  offline = true;
  expect(await dana.ask()).toEqual({ name: "failed" });
});
