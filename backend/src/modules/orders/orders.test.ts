import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/orders";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { orderTerms } from "../../../testing/agreements.ts";
import { billOnly } from "../../../testing/billOnly.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { accountServices } from "../account/account.reads.ts";
import { kindsBooked } from "../ledger/ledger.reads.ts";
import { newestMessages } from "../messages/messages.reads.ts";
import { lineRows, statementsOf } from "../statements/statements.reads.ts";
import { products } from "./orders.tables.ts";

type Schemas = components["schemas"];
type Problem = { status: number; code?: string };

const base = "/api/pub/orders/v1";
const [harborStreet, northPier, quarryRoad] = ["8347201180", "8347201214", "8347201222"];
const [beaconPress, bridgeStreet] = ["8347206007", "8347207013"];
const DAY_SECONDS = 86_400;

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
  await billOnly(backend, [harborStreet, northPier, quarryRoad, beaconPress, bridgeStreet]);
});
afterEach(() => backend.close());

const signedIn = (username: string) => TestClient.signedIn(backend, username);
const read = async <T>(client: TestClient, path: string): Promise<T> =>
  (await (await client.get(`${base}/${path}`)).json()) as T;
const catalogue = (client: TestClient, accountId: string) =>
  read<Schemas["Catalogue"]>(client, `catalogue?accountId=${accountId}`);
const quote = (client: TestClient, accountId: string, product: string, startsAt = "") =>
  read<Schemas["Quote"] & Problem>(
    client,
    `quote?accountId=${accountId}&product=${product}${startsAt && `&startsAt=${startsAt}`}`,
  );

const seen = ({ effectiveOn, bill: { after, monthlyAfter } }: Schemas["Quote"]) => ({
  effectiveOn,
  after,
  monthlyAfter,
});

async function place(
  client: TestClient,
  accountId: string,
  quoted: Schemas["Quote"],
  more: Partial<Schemas["Placing"]> = {},
) {
  const response = await client.send("POST", `${base}/orders`, {
    accountId,
    idempotencyKey: randomUUID(),
    product: quoted.offer.code,
    expected: seen(quoted),
    startsAt: quoted.startsAt,
    terms: orderTerms,
    ...more,
  });
  return { status: response.status, body: (await response.json()) as Schemas["Order"] & Problem };
}
const ordered = async (client: TestClient, accountId: string, product: string) =>
  (await place(client, accountId, await quote(client, accountId, product))).body;
const orderOf = (client: TestClient, accountId: string, orderId: string) =>
  read<Schemas["Order"]>(client, `orders/${orderId}?accountId=${accountId}`);
const cancel = async (client: TestClient, accountId: string, { orderId, version }: Schemas["Order"]) => {
  const body = { accountId, idempotencyKey: randomUUID(), version };
  const response = await client.send("POST", `${base}/orders/${orderId}/cancel`, body);
  return { status: response.status, body: (await response.json()) as Schemas["Order"] & Problem };
};

async function pass(days: number) {
  backend.clock.advance(days * DAY_SECONDS);
  await backend.dispatchTechnicians();
  await backend.advanceOrders();
  await backend.issueStatements();
}

/** The lines of the bill of a day, and its sum. */
async function billOf(accountId: string, statementDate: string) {
  const statement = (await statementsOf(backend.database, accountId)).find(
    (each) => each.statementDate === statementDate,
  );
  const rows = await lineRows(backend.database, accountId, statement?.id ?? "");
  const [booked] = await kindsBooked(backend.database, accountId, statement?.id ?? "");
  return {
    lines: rows.map(({ code, quantity, amount, from, to }) => ({ code, quantity, amount, from, to })),
    charges: statement?.currentCharges,
    booked,
  };
}
const withoutMarks = (lines: Schemas["QuotedLine"][]) =>
  lines.map(({ code, quantity, amount, from, to }) => ({ code, quantity, amount, from, to }));

test.each([
  ["INTERNET_1000", "a faster connection"],
  ["INTERNET_300", "a slower connection"],
  ["VOICE_MORE_2", "two more lines"],
  ["SECURITY", "an addition"],
])(
  "[SERV-10 partly] the next bill after %s (%s) has the quoted lines, to the cent, and the month after the quoted sum",
  async (product) => {
    const dana = await signedIn("dana");
    const quoted = await quote(dana, harborStreet, product);
    const { status, body } = await place(dana, harborStreet, quoted);
    expect([status, body.state]).toEqual([201, "PLACED"]);
    await pass(31);
    const first = await billOf(harborStreet, quoted.bill.statementDate);
    expect(first).toEqual({ lines: withoutMarks(quoted.bill.lines), charges: quoted.bill.after, booked: "charge" });
    expect(await orderOf(dana, harborStreet, body.orderId)).toMatchObject({ state: "ACTIVE", cancellable: false });
    await pass(31);
    const newest = (await statementsOf(backend.database, harborStreet)).at(-1);
    expect(newest?.currentCharges).toBe(quoted.bill.monthlyAfter);
  },
);

test.each(["INTERNET_1000", "TV_48"])(
  "[SERV-10 partly] a bill waits for an order (%s) that fails, keeps no other account waiting, and has its lines in the end",
  async (product) => {
    const dana = await signedIn("dana");
    const { bill } = await quote(dana, harborStreet, product);
    await ordered(dana, harborStreet, product);
    const others = async () => (await statementsOf(backend.database, northPier)).length;
    const before = await others();
    await backend.database.execute(sql`alter table orders add constraint broken check (state <> 'ACTIVE')`);
    await pass(31);
    expect(await billOf(harborStreet, bill.statementDate)).toMatchObject({ lines: [], charges: undefined });
    expect(await others()).toBe(before + 1);
    expect(backend.logs.join("")).toContain("a statement waits for an order to be carried out");
    await backend.database.execute(sql`alter table orders drop constraint broken`);
    await pass(0);
    expect(await billOf(harborStreet, bill.statementDate)).toMatchObject({
      lines: withoutMarks(bill.lines),
      charges: bill.after,
    });
  },
);

test("[SERV-10 partly] only the part of the month that is left has the new price; what was before keeps its size", async () => {
  const dana = await signedIn("dana");
  const { bill, effectiveOn } = await quote(dana, harborStreet, "INTERNET_1000");
  expect(effectiveOn).toBe("2026-11-22");
  const plans = bill.lines.filter(({ code }) => code === "INTERNET_PLAN");
  expect(plans.map(({ quantity, from, changed }) => [quantity, from, changed])).toEqual([
    [600, bill.periodFrom, true],
    [1000, "2026-11-22", true],
  ]);
  expect(bill.lines.filter(({ code }) => code === "MOBILE_LINES").map(({ changed }) => changed)).toEqual([false]);
});

test("[SERV-10 partly] a new service with a technician is billed from the visit, with its installation once", async () => {
  const dana = await signedIn("dana");
  const quoted = await quote(dana, harborStreet, "TV_48");
  expect(quoted.offer).toMatchObject({ kind: "NEW", visit: true, oneTimePrice: 4_900 });
  const { body } = await place(dana, harborStreet, quoted);
  expect(body.visit).toMatchObject({ startsAt: quoted.startsAt, date: quoted.effectiveOn });
  expect(body.effectiveOn).toBe(quoted.effectiveOn);
  for (let day = 0; day < 40; day += 1) await pass(1);
  expect((await orderOf(dana, harborStreet, body.orderId)).state).toBe("ACTIVE");
  const bill = await billOf(harborStreet, quoted.bill.statementDate);
  expect(bill.lines).toEqual(withoutMarks(quoted.bill.lines));
  expect(bill.charges).toBe(quoted.bill.after);
  expect((await accountServices(backend.database, harborStreet)).at(-1)).toMatchObject({
    key: "VIDEO",
    channelCount: 48,
  });
});

test("[SERV-10 partly] an order whose appointment is canceled ends, and nothing is billed for it", async () => {
  const dana = await signedIn("dana");
  const order = await ordered(dana, harborStreet, "TV_48");
  const job = `/api/pub/sbnetserviceapptedge/v1/appointments/${order.orderId}/1/cancel`;
  await dana.send("POST", job, { accountId: harborStreet, idempotencyKey: randomUUID(), version: 1 });
  await pass(1);
  expect(await orderOf(dana, harborStreet, order.orderId)).toMatchObject({
    state: "CANCELLED",
    cancelReason: "VISIT_CANCELLED",
  });
});

test("[SERV-10 partly] an order can be canceled until its evening and not after; its appointment is free again", async () => {
  const dana = await signedIn("dana");
  const first = await ordered(dana, harborStreet, "INTERNET_1000");
  expect((await cancel(dana, harborStreet, first)).body.state).toBe("CANCELLED");
  expect(await cancel(dana, harborStreet, { ...first, version: 2 })).toMatchObject({
    status: 422,
    body: { code: "ORDER_OVER" },
  });
  const second = await ordered(dana, harborStreet, "TV_48");
  expect((await cancel(dana, harborStreet, second)).status).toBe(200);
  expect((await quote(dana, harborStreet, "TV_48")).startsAt).toBe(second.visit?.startsAt);
  const third = await ordered(dana, harborStreet, "INTERNET_1000");
  backend.clock.set(new Date(third.cancellableUntil));
  expect(await cancel(dana, harborStreet, third)).toMatchObject({ status: 422, body: { code: "ORDER_TOO_LATE" } });
  await backend.advanceOrders();
  expect((await orderOf(dana, harborStreet, third.orderId)).state).toBe("CONFIRMED");
});

test("[SERV-10 partly] amounts that changed meanwhile are refused, and nothing is ordered", async () => {
  const dana = await signedIn("dana");
  const quoted = await quote(dana, harborStreet, "INTERNET_1000");
  await backend.database.update(products).set({ unitPrice: 18_900 }).where(eq(products.code, "INTERNET_1000"));
  expect(await place(dana, harborStreet, quoted)).toMatchObject({ status: 409, body: { code: "PRICE_CHANGED" } });
  await backend.database.update(products).set({ withdrawnOn: "2026-11-21" }).where(eq(products.code, "INTERNET_1000"));
  expect(await place(dana, harborStreet, quoted)).toMatchObject({ status: 422, body: { code: "PRODUCT_UNAVAILABLE" } });
  expect((await read<Schemas["Orders"]>(dana, `orders?accountId=${harborStreet}`)).orders).toEqual([]);
});

test("[SERV-10 partly] a repeat with the same key is the same order; another order waits until it is over", async () => {
  const dana = await signedIn("dana");
  const quoted = await quote(dana, harborStreet, "INTERNET_1000");
  const idempotencyKey = randomUUID();
  const [one, two] = [
    await place(dana, harborStreet, quoted, { idempotencyKey }),
    await place(dana, harborStreet, quoted, { idempotencyKey }),
  ];
  expect(two.body.orderId).toBe(one.body.orderId);
  expect(await place(dana, harborStreet, quoted)).toMatchObject({ status: 409, body: { code: "ORDER_OPEN" } });
  expect(await catalogue(dana, harborStreet)).toMatchObject({ block: "ORDER_OPEN", openOrder: one.body.orderId });
});

test("[SERV-10 partly] two customers who want the last technician's time: one gets it", async () => {
  const [dana, helena] = [await signedIn("dana"), await signedIn("helena")];
  const quoted = await quote(dana, harborStreet, "TV_48");
  const [danas, helenas] = [quoted, await quote(helena, bridgeStreet, "TV_48", quoted.startsAt ?? "")];
  await backend.database.execute(sql`update technician_hours set jobs = 1`);
  await backend.database.execute(sql`delete from technician_bookings where date = ${quoted.effectiveOn}`);
  expect((await place(dana, harborStreet, danas)).status).toBe(201);
  expect(await place(helena, bridgeStreet, helenas)).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
});

test("[SERV-10 partly] a technician's time that can no longer be booked is told as taken, and the soonest one is proposed", async () => {
  const dana = await signedIn("dana");
  const quoted = await quote(dana, harborStreet, "TV_48");
  backend.clock.set(new Date(quoted.cancellableUntil));
  expect(await place(dana, harborStreet, quoted)).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
  const again = await quote(dana, harborStreet, "TV_48", quoted.startsAt ?? "");
  expect(again.startsAt).toBe(again.slots.find(({ free }) => free)?.startsAt);
});

test.each([
  ["morgan", northPier, "ACCOUNT_PAST_DUE"],
  ["tess", beaconPress, "SERVICE_STOPPED"],
])("[SERV-10 partly] %s's account (%s) is refused: %s, and may still look", async (username, accountId, block) => {
  const client = await signedIn(username);
  expect((await catalogue(client, accountId)).block).toBe(block);
  expect(await quote(client, accountId, "INTERNET_1000")).toMatchObject({ status: 422, code: block });
});

test("[SERV-10 partly] terms that were never shown are not accepted; standard and billing roles do not order", async () => {
  const [dana, billie] = [await signedIn("dana"), await signedIn("billie")];
  const quoted = await quote(dana, harborStreet, "INTERNET_1000");
  const terms = { ...orderTerms, locale: "en-US" as const, textHash: "0".repeat(64) };
  expect((await place(dana, harborStreet, quoted, { terms })).status).toBe(400);
  expect((await place(billie, harborStreet, quoted)).status).toBe(403);
});

test("[SERV-10 partly] the owner is told by e-mail, and the activity log has who ordered and who canceled", async () => {
  const ada = await signedIn("ada");
  const order = await ordered(ada, harborStreet, "INTERNET_1000");
  await cancel(ada, harborStreet, order);
  const subjects = (await newestMessages(backend.database))
    .filter(({ kind }) => kind === "ORDER")
    .map(({ subject }) => subject);
  expect(subjects).toContain(`We have your order: ${order.orderId}`);
  expect(subjects).toContain(`Your order was canceled: ${order.orderId}`);
  const log = await ada.get(`/api/pub/users/v1/accounts/${harborStreet}/activity-log?area=ORDERS`);
  const { entries } = (await log.json()) as { entries: { what: string; by: string }[] };
  expect(entries.map(({ what, by }) => [by, what])).toEqual([
    ["Ada", `Canceled order ${order.orderId}: Internet, 1,000 Mbps`],
    ["Ada", `Placed order ${order.orderId}: Internet, 1,000 Mbps`],
  ]);
});

test("[SERV-10 partly] a product that the account has, or that makes no sense for it, is not offered", async () => {
  const owner = await signedIn("dana");
  const { offers } = await catalogue(owner, harborStreet);
  expect(offers.filter(({ isCurrent }) => isCurrent).map(({ code }) => code)).toEqual(["INTERNET_600"]);
  expect(offers.filter(({ service }) => service === "VOICE").map(({ size, added }) => [size, added])).toEqual([
    [5, 1],
    [6, 2],
    [8, 4],
  ]);
  expect(await quote(owner, harborStreet, "INTERNET_600")).toMatchObject({ status: 422, code: "PRODUCT_UNAVAILABLE" });
  expect((await owner.get(`${base}/catalogue?accountId=${quarryRoad}`)).status).toBe(404);
});

test("[SERV-10 partly] a number that can be no order’s is not found, as one that is not there", async () => {
  const dana = await signedIn("dana");
  for (const number of ["SO-000001", "SO-9999999999", "so-48211", "nothing"])
    expect(await read<Problem>(dana, `orders/${number}?accountId=${harborStreet}`)).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
});
