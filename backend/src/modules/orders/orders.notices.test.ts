import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/orders";
import { sql } from "drizzle-orm";
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

const choose = async (client: TestClient, wanted: "ALL" | "OWN" | "NONE") =>
  (await client.send("PUT", "/api/pub/preferences/v1/emails", { accountId: harborStreet, topic: "ORDERS", wanted }))
    .status;

/** Whom of ada and dana an order was told, in e-mails and in the notifications. */
async function toldOf(orderId: string): Promise<{ mails: string[]; lists: string[] }> {
  const mails = (await newestMessages(backend.database)).filter(
    ({ subject, address }) => subject === `We have your order: ${orderId}` && /^(?:ada|dana)@/.test(address),
  );
  const lists: string[] = [];
  for (const name of ["ada", "dana"]) {
    const list = await (await signedIn(name)).get("/api/pub/notifications/v1/notifications?locale=en-US&topic=ORDERS");
    const { notifications } = (await list.json()) as { notifications: { subject: string }[] };
    if (notifications.some(({ subject }) => subject === `We have your order: ${orderId}`)) lists.push(name);
  }
  return { mails: mails.map(({ address }) => address.split("@")[0] ?? "").toSorted(), lists };
}

const told = (...names: string[]) => ({ mails: names, lists: names });

test("[SESS-19] an order is told to those who want to know: in the e-mail and in the notifications", async () => {
  const [ada, dana] = [await signedIn("ada"), await signedIn("dana")];
  expect(await toldOf(await orderAndCancel(ada))).toEqual(told("ada", "dana"));
  expect(await choose(dana, "OWN")).toBe(200);
  expect(await toldOf(await orderAndCancel(ada))).toEqual(told("ada"));
  expect(await choose(ada, "NONE")).toBe(200);
  expect(await choose(dana, "ALL")).toBe(200);
  expect(await toldOf(await orderAndCancel(ada))).toEqual(told("dana"));
  expect(await choose(ada, "OWN")).toBe(200);
});

test("[SESS-19] who wanted to know of every order is not told of those of others once the role does not order", async () => {
  const [ada, dana] = [await signedIn("ada"), await signedIn("dana")];
  expect(await choose(ada, "ALL")).toBe(200);
  expect(await toldOf(await orderAndCancel(dana))).toEqual(told("ada", "dana"));
  const withRole = (role: "ADMIN" | "STANDARD") =>
    backend.database.execute(
      sql`update user_accounts set role = ${role} where user_id = (select id from users where username = 'ada')`,
    );
  await withRole("STANDARD");
  expect(await toldOf(await orderAndCancel(dana))).toEqual(told("dana"));
  await withRole("ADMIN");
  expect(await choose(ada, "OWN")).toBe(200);
});
