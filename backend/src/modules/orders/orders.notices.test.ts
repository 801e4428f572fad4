import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderTerms } from "../../../testing/agreements.ts";
import { harborStreet } from "../../../testing/callerKinds.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { newestMessages } from "../messages/messages.reads.ts";

type Schemas = components["schemas"];
const base = "/api/pub/orders/v1";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const signedIn = (username: string) => TestClient.signedIn(backend, username);

/** Orders faster internet and cancels it again; the order's id. */
async function orderAndCancel(client: TestClient): Promise<string> {
  const product = "INTERNET_1000";
  const quoted = (await (
    await client.get(`${base}/quote?accountId=${harborStreet}&product=${product}`)
  ).json()) as Schemas["Quote"];
  const { effectiveOn, startsAt, bill } = quoted;
  const placed = await client.send("POST", `${base}/orders`, {
    ...{ accountId: harborStreet, idempotencyKey: randomUUID(), product, startsAt, terms: orderTerms },
    expected: { effectiveOn, after: bill.after, monthlyAfter: bill.monthlyAfter },
  });
  const order = (await placed.json()) as Schemas["Order"];
  const cancellation = { accountId: harborStreet, idempotencyKey: randomUUID(), version: order.version };
  expect((await client.send("POST", `${base}/orders/${order.orderId}/cancel`, cancellation)).status).toBe(200);
  return order.orderId;
}

test("[SESS-19] an order is told to those who want to know: in the e-mail and in the notifications", async () => {
  const [ada, dana] = [await signedIn("ada"), await signedIn("dana")];
  const choose = (client: TestClient, wanted: "ALL" | "OWN" | "NONE") =>
    client.send("PUT", "/api/pub/preferences/v1/emails", { accountId: harborStreet, topic: "ORDERS", wanted });
  const toldOf = async (orderId: string) => {
    const mails = (await newestMessages(backend.database)).filter(
      ({ subject, address }) => subject === `We have your order: ${orderId}` && /^(?:ada|dana)@/.test(address),
    );
    const lists = await Promise.all(
      [ada, dana].map(async (client) => {
        const list = await client.get("/api/pub/notifications/v1/notifications?locale=en-US&topic=ORDERS");
        const { notifications } = (await list.json()) as { notifications: { subject: string }[] };
        return notifications.some(({ subject }) => subject === `We have your order: ${orderId}`);
      }),
    );
    return { mails: mails.map(({ address }) => address.split("@")[0]).toSorted(), lists };
  };
  expect(await toldOf(await orderAndCancel(ada))).toEqual({ mails: ["ada", "dana"], lists: [true, true] });
  expect((await choose(dana, "OWN")).status).toBe(200);
  expect(await toldOf(await orderAndCancel(ada))).toEqual({ mails: ["ada"], lists: [true, false] });
  expect((await choose(ada, "NONE")).status).toBe(200);
  expect((await choose(dana, "ALL")).status).toBe(200);
  expect(await toldOf(await orderAndCancel(ada))).toEqual({ mails: ["dana"], lists: [false, true] });
  expect((await choose(ada, "OWN")).status).toBe(200);
});
