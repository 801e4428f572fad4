import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/notifications";
import type { components as Orders } from "@portico/openapi/orders";
import { afterEach, beforeEach, expect, test } from "vitest";
import { orderTerms } from "../../../testing/agreements.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { seedNotifications } from "./notifications.demo.ts";

type Schemas = components["schemas"];
type Quote = Orders["schemas"]["Quote"];

const base = "/api/pub/notifications/v1";
const harborStreet = "8347201180";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend()));
afterEach(() => backend.close());

const signedIn = (username: string) => TestClient.signedIn(backend, username);
const list = async (client: TestClient, query = "", locale = "en-US") =>
  (await (await client.get(`${base}/notifications?locale=${locale}${query}`)).json()) as Schemas["Notifications"];
const unread = async (client: TestClient) =>
  ((await (await client.get(`${base}/unread-count`)).json()) as Schemas["UnreadNotifications"]).unread;

/** Orders a service, which is told to the owners of the account and to whoever ordered. */
async function order(client: TestClient): Promise<string> {
  const path = `/api/pub/orders/v1/quote?accountId=${harborStreet}&product=INTERNET_1000`;
  const quoted = (await (await client.get(path)).json()) as Quote;
  const { effectiveOn, bill, offer, startsAt } = quoted;
  const answer = await client.send("POST", "/api/pub/orders/v1/orders", {
    accountId: harborStreet,
    idempotencyKey: randomUUID(),
    product: offer.code,
    expected: { effectiveOn, after: bill.after, monthlyAfter: bill.monthlyAfter },
    startsAt,
    terms: orderTerms,
  });
  return ((await answer.json()) as { orderId: string }).orderId;
}

/** Tells dana, who was told of an order, of a visit too. */
const tellOfVisit = () =>
  backend.database.execute(
    `insert into notifications (user_id, account_id, about, topic, subject_key, subject_values, page, created_at)
     select user_id, account_id, about || ' of a visit', 'APPOINTMENTS', subject_key, subject_values, page, created_at
     from notifications where topic = 'ORDERS' and user_id = (select id from users where username = 'dana') limit 1`,
  );

test("[SERV-13 partly] what is e-mailed about an order is in the notification center of each recipient, with the page about it", async () => {
  const dana = await signedIn("dana");
  const before = await unread(dana);
  const orderId = await order(dana);
  const { notifications } = await list(dana);
  expect(notifications[0]).toMatchObject({
    topic: "ORDERS",
    subject: expect.stringContaining(orderId),
    accountId: harborStreet,
    page: `/orders/${orderId.toLowerCase()}?account=${harborStreet}`,
    read: false,
  });
  expect(await unread(dana)).toBe(before + 1);
});

test.each(["omar", "bruno"])("[SERV-13 partly] %s was told once of an automatic payment that failed", async (name) => {
  const { notifications } = await list(await signedIn(name));
  const failed = notifications.filter(({ subject }) => /didn’t go through|not charged/.test(subject));
  expect(failed).toMatchObject([{ topic: "PAYMENTS", read: false }]);
});

test("[SERV-13 partly] a failed payment that is not announced as a failure any more is told as a payment", async () => {
  const omar = await signedIn("omar");
  const failed = async () =>
    (await list(omar)).notifications.filter(({ subject }) => /didn’t go through|not charged/.test(subject));
  expect((await failed()).map(({ page }) => page)).toEqual([expect.stringContaining("/billing/pay-bill")]);
  await backend.database.execute("update payment_failures set state = 'CLOSED', next_try_at = null");
  await backend.database.execute("delete from notifications");
  await backend.database.transaction((tx) =>
    seedNotifications(tx, { clock: backend.clock, people: [], scenarios: [] }),
  );
  expect((await failed()).map(({ page }) => page)).toEqual([expect.stringContaining("/billing/payments/")]);
});

test("[SERV-13 partly] a notification is in the language of whoever reads it", async () => {
  const dana = await signedIn("dana");
  const orderId = await order(dana);
  const [english, spanish] = [await list(dana), await list(dana, "", "es-US")];
  expect([english, spanish].map(({ notifications }) => notifications[0]?.subject)).toEqual([
    expect.stringMatching(new RegExp(`[Oo]rder.*${orderId}`)),
    expect.stringMatching(new RegExp(`[Pp]edido.*${orderId}`)),
  ]);
});

test("[SERV-13 partly] one notification is marked as read, and then all that were seen", async () => {
  const dana = await signedIn("dana");
  await order(dana);
  const { notifications } = await list(dana, "&unread=true");
  const [newest] = notifications;
  const marked = await dana.send("PUT", `${base}/read`, { first: newest?.id, last: newest?.id });
  expect(await marked.json()).toEqual({ unread: notifications.length - 1, unreadInAll: notifications.length - 1 });
  const all = await dana.send("PUT", `${base}/read`, { first: 1, last: newest?.id });
  expect(await all.json()).toEqual({ unread: 0, unreadInAll: 0 });
});

test("[SERV-13 partly] all of one topic are marked as read, and those of others stay unread", async () => {
  const dana = await signedIn("dana");
  await order(dana);
  await tellOfVisit();
  const others = (await list(dana, "&unread=true")).notifications.filter(({ topic }) => topic !== "ORDERS");
  expect(others.length).toBeGreaterThan(0);
  const marked = await dana.send("PUT", `${base}/read`, { first: 1, last: 1_000_000, topic: "ORDERS" });
  expect(await marked.json()).toEqual({ unread: 0, unreadInAll: others.length });
  expect((await list(dana)).unread).toBe(others.length);
  expect((await list(dana, "&unread=true")).notifications.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  await dana.send("PUT", `${base}/read`, { first: 1, last: 1_000_000 });
});

test("[SERV-13 partly] a list of one topic counts the unread ones of that topic, as what is marked from it", async () => {
  const dana = await signedIn("dana");
  await order(dana);
  await tellOfVisit();
  const { notifications } = await list(dana, "&unread=true");
  const ofOrders = notifications.filter(({ topic }) => topic === "ORDERS").map(({ id }) => id);
  expect(notifications.length).toBeGreaterThan(ofOrders.length);
  expect(await list(dana, "&topic=ORDERS")).toMatchObject({
    unread: ofOrders.length,
    unreadInAll: notifications.length,
  });
  const [first] = ofOrders;
  const opened = await dana.send("PUT", `${base}/read`, { first, last: first, topic: "ORDERS" });
  expect(await opened.json()).toEqual({
    unread: ofOrders.length - 1,
    unreadInAll: notifications.length - 1,
  });
});

test("[SERV-13 partly] the list is filtered by topic, and comes in pages of 20", async () => {
  const dana = await signedIn("dana");
  await order(dana);
  const orders = await list(dana, "&topic=ORDERS");
  expect(new Set(orders.notifications.map(({ topic }) => topic))).toEqual(new Set(["ORDERS"]));
  const first = await list(dana);
  expect(first.notifications.length).toBeLessThanOrEqual(20);
  if (first.next !== null) {
    const second = await list(dana, `&before=${first.next}`);
    expect(second.notifications.every(({ id }) => id < (first.next ?? 0))).toBe(true);
  }
});

test("[SERV-13 partly] nobody sees or marks the notifications of another user", async () => {
  const [dana, nell] = [await signedIn("dana"), await signedIn("nell")];
  await order(dana);
  const before = await unread(dana);
  expect((await list(nell)).notifications.filter(({ accountId }) => accountId === harborStreet)).toEqual([]);
  await nell.send("PUT", `${base}/read`, { first: 1, last: 1_000_000 });
  expect(await unread(dana)).toBe(before);
});
