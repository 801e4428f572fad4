import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/orders";
import { addDays } from "@portico/rules/dates";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { orderTerms } from "../../../testing/agreements.ts";
import { billOnly } from "../../../testing/billOnly.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { newestMessages } from "../messages/messages.reads.ts";
import { lineRows, statementsOf } from "../statements/statements.reads.ts";
import { numberOf } from "./orders.domain.ts";

type Schemas = components["schemas"];
type Order = Schemas["Order"];

const base = "/api/pub/orders/v1";
const [harborStreet, bridgeStreet] = ["8347201180", "8347207013"];
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

let backend: TestBackend;
let dana: TestClient;
beforeEach(async () => {
  backend = await openBackend();
  await billOnly(backend, [harborStreet, bridgeStreet]);
  dana = await TestClient.signedIn(backend, "dana");
});
afterEach(() => backend.close());

async function quote(client: TestClient, accountId: string, product: string, startsAt = ""): Promise<Schemas["Quote"]> {
  const wanted = `accountId=${accountId}&product=${product}${startsAt && `&startsAt=${startsAt}`}`;
  return (await (await client.get(`${base}/quote?${wanted}`)).json()) as Schemas["Quote"];
}

async function ordered(client: TestClient, accountId: string, product: string, startsAt = ""): Promise<Order> {
  const { offer, effectiveOn, bill, startsAt: at } = await quote(client, accountId, product, startsAt);
  const { after, monthlyAfter } = bill;
  const response = await client.send("POST", `${base}/orders`, {
    accountId,
    idempotencyKey: randomUUID(),
    product: offer.code,
    expected: { effectiveOn, after, monthlyAfter },
    startsAt: at,
    terms: orderTerms,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Order;
}

/** The soonest and the latest free time of a technician. */
async function freeTimes(): Promise<{ soonest: string; latest: string }> {
  const free = (await quote(dana, harborStreet, "TV_48")).slots.filter((slot) => slot.free);
  return { soonest: free.at(0)?.startsAt ?? "", latest: free.at(-1)?.startsAt ?? "" };
}

const orderOf = async ({ orderId }: Order, client = dana, accountId = harborStreet) =>
  (await (await client.get(`${base}/orders/${orderId}?accountId=${accountId}`)).json()) as Order;
const changeVisit = ({ orderId }: Order, what: "reschedule" | "cancel", more = {}) =>
  dana.send("POST", `/api/pub/sbnetserviceapptedge/v1/appointments/${orderId}/1/${what}`, {
    accountId: harborStreet,
    idempotencyKey: randomUUID(),
    version: 1,
    ...more,
  });
const cancel = ({ orderId, version }: Order) =>
  dana.send("POST", `${base}/orders/${orderId}/cancel`, {
    accountId: harborStreet,
    idempotencyKey: randomUUID(),
    version,
  });

/** Moves the clock and does what is due, as the jobs do. */
async function pass(seconds: number) {
  backend.clock.advance(seconds);
  await backend.dispatchTechnicians();
  await backend.advanceOrders();
  await backend.issueStatements();
}

const reach = (at: string | Date, more = 0) =>
  pass((new Date(at).getTime() - backend.clock.now().getTime()) / 1_000 + more);

/** An order whose visit was weeks ahead and is now at the soonest free time. */
async function movedEarlier() {
  const { soonest, latest } = await freeTimes();
  const order = await ordered(dana, harborStreet, "TV_48", latest);
  await pass(60);
  expect((await changeVisit(order, "reschedule", { startsAt: soonest })).status).toBe(200);
  return { order, soonest, latest };
}

test("[SERV-10 partly] the service of an order whose visit was moved weeks earlier is there when the technician has finished", async () => {
  const { order, soonest } = await movedEarlier();
  await reach(soonest, 2 * HOUR_SECONDS);
  expect(await orderOf(order)).toMatchObject({ state: "ACTIVE", effectiveOn: soonest.slice(0, 10) });
});

test("[SERV-10 partly] the next bill has the service of an order whose visit was moved weeks earlier, from the visit on", async () => {
  const { bill, effectiveOn } = await quote(dana, harborStreet, "TV_48");
  await movedEarlier();
  for (let day = addDays("2026-11-21", 1); day <= bill.statementDate; day = addDays(day, 1)) await pass(DAY_SECONDS);
  const issued = (await statementsOf(backend.database, harborStreet)).find(
    ({ statementDate }) => statementDate === bill.statementDate,
  );
  const lines = await lineRows(backend.database, harborStreet, issued?.id ?? "");
  expect(effectiveOn < bill.statementDate).toBe(true);
  expect(lines.map(({ code, amount, from }) => ({ code, amount, from }))).toEqual(
    bill.lines.map(({ code, amount, from }) => ({ code, amount, from })),
  );
});

test("[SERV-10 partly] the e-mail that says that a moved order is complete names the bill that has it", async () => {
  const { bill } = await quote(dana, harborStreet, "TV_48");
  const { order, soonest } = await movedEarlier();
  expect(order.bill.statementDate).not.toBe(bill.statementDate);
  await reach(soonest, 2 * HOUR_SECONDS);
  const mail = (await newestMessages(backend.database)).find(({ about }) => about === `order ${order.orderId} ACTIVE`);
  const date = new Date(bill.statementDate).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  const after = (bill.after / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
  expect(mail?.text).toContain(`Charges on your bill of ${date}: ${after}.`);
});

test("[SERV-10 partly] an order whose visit was moved weeks earlier is confirmed when that visit can no longer be changed", async () => {
  const { order, soonest } = await movedEarlier();
  await reach(soonest, -DAY_SECONDS - 1);
  expect((await orderOf(order)).state).toBe("PLACED");
  await pass(1);
  expect((await orderOf(order)).state).toBe("CONFIRMED");
});

test("[SERV-10 partly] an order whose visit weeks ahead is canceled ends at once, and the owner gets the e-mail", async () => {
  const order = await ordered(dana, harborStreet, "TV_48", (await freeTimes()).latest);
  await changeVisit(order, "cancel");
  await pass(5);
  expect(await orderOf(order)).toMatchObject({ state: "CANCELLED", cancelReason: "VISIT_CANCELLED" });
  const about = (await newestMessages(backend.database)).map((message) => message.about);
  expect(about).toContain(`order ${order.orderId} VISIT_CANCELLED`);
});

test("[SERV-10 partly] those who were told of the visit are told that it is canceled with its order", async () => {
  const { order } = await movedEarlier();
  expect((await cancel(order)).status).toBe(200);
  const mail = (await newestMessages(backend.database)).find(
    ({ about }) => about === `appointment ${order.orderId} 1 3 CANCELLED`,
  );
  expect(mail?.text).toContain("Dana canceled");
});

test("[SERV-10 partly] an order is confirmed once, however often the jobs run until the technician comes", async () => {
  const order = await ordered(dana, harborStreet, "TV_48");
  await reach(order.cancellableUntil);
  const confirmed = await orderOf(order);
  expect(confirmed.state).toBe("CONFIRMED");
  for (let round = 0; round < 3; round += 1) await pass(600);
  expect((await orderOf(order)).version).toBe(confirmed.version);
});

test("[SERV-10 partly] an order whose technician never came stays open, and says so from the next day on", async () => {
  const order = await ordered(dana, harborStreet, "TV_48");
  const endsAt = new Date(order.visit?.endsAt ?? "").getTime();
  const withoutDispatch = async (at: number) => {
    backend.clock.advance((at - backend.clock.now().getTime()) / 1_000);
    await backend.advanceOrders();
    return orderOf(order);
  };
  expect(await withoutDispatch(endsAt + 1_000)).toMatchObject({ state: "CONFIRMED", visit: { missed: false } });
  expect(await withoutDispatch(endsAt + DAY_SECONDS * 1_000)).toMatchObject({
    state: "CONFIRMED",
    visit: { missed: true },
  });
});

test("[SERV-10 partly] an order whose technician finished before the time can no longer be canceled", async () => {
  const order = await ordered(dana, harborStreet, "TV_48", (await freeTimes()).latest);
  await backend.database.execute(
    sql`update service_appointments set arrived_at = ${backend.clock.now().toISOString()}, finished_at = ${backend.clock.now().toISOString()} where order_id = ${order.orderId}`,
  );
  expect(await orderOf(order)).toMatchObject({ cancellable: false });
  const refused = await cancel(order);
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: "ORDER_TOO_LATE" }]);
});

const bookedAt = async (startsAt: string) =>
  (
    await backend.database.execute<{ booked: number }>(sql`
      select booked from technician_bookings where area = '021'
        and (date + start_hour * interval '1 hour') at time zone 'America/New_York' = ${startsAt}::timestamptz`)
  ).rows[0]?.booked ?? 0;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Does two things concurrently, the second once the first waits for the booking of a time, which both change. */
async function whileBookingIsLocked(startsAt: string, first: () => Promise<Response>, second: () => Promise<Response>) {
  let running: Promise<Response[]> | undefined;
  await backend.database.transaction(async (tx) => {
    await tx.execute(sql`
      select 1 from technician_bookings
      where (date + start_hour * interval '1 hour') at time zone 'America/New_York' = ${startsAt}::timestamptz for update`);
    running = Promise.all([first(), pause(700).then(second)]);
    await pause(1_400);
  });
  return (await running) ?? [];
}

// These two need a database with more than one connection to fail; on the embedded one everything happens in turn.
test(
  "[SERV-10 partly] canceling an order and its visit at the same time frees one technician's place, not two",
  { tags: "full" },
  async () => {
    await backend.database.execute(sql`update technician_hours set jobs = 9`);
    const order = await ordered(dana, harborStreet, "TV_48");
    const startsAt = order.visit?.startsAt ?? "";
    await backend.database.execute(sql`update technician_bookings set booked = 5`);
    const both = await whileBookingIsLocked(
      startsAt,
      () => changeVisit(order, "cancel"),
      () => cancel(order),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await bookedAt(startsAt)).toBe(4);
  },
);

test(
  "[SERV-10 partly] canceling an order while its visit is moved leaves no technician's place taken",
  { tags: "full" },
  async () => {
    await backend.database.execute(sql`update technician_hours set jobs = 9`);
    const { soonest, latest } = await freeTimes();
    const order = await ordered(dana, harborStreet, "TV_48", latest);
    await backend.database.execute(sql`update technician_bookings set booked = 5`);
    await whileBookingIsLocked(
      latest,
      () => changeVisit(order, "reschedule", { startsAt: soonest }),
      () => cancel(order),
    );
    expect([await bookedAt(latest), await bookedAt(soonest)]).toEqual([4, 5]);
  },
);

/** Makes the database refuse every change of an order. */
async function breakOrder({ orderId }: Order) {
  await backend.database.execute(sql`
    create function refuse_order() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`);
  await backend.database.execute(
    sql.raw(
      `create trigger refuse_order before update on orders for each row when (old.number = ${numberOf(orderId)}) execute function refuse_order()`,
    ),
  );
}
const repairOrders = () => backend.database.execute(sql`drop function refuse_order cascade`);

test("[SERV-10 partly] one customer's order that cannot be carried out delays no other customer's", async () => {
  const helena = await TestClient.signedIn(backend, "helena");
  const broken = await ordered(dana, harborStreet, "INTERNET_1000");
  await pass(1);
  const other = await ordered(helena, bridgeStreet, "BACKUP");
  await breakOrder(broken);
  try {
    await pass(2 * DAY_SECONDS);
    expect((await orderOf(other, helena, bridgeStreet)).state).toBe("ACTIVE");
    expect((await orderOf(broken)).state).toBe("PLACED");
    expect(backend.logs.some((line) => line.includes("an order could not be carried on"))).toBe(true);
  } finally {
    await repairOrders();
  }
  await pass(1);
  expect((await orderOf(broken)).state).toBe("ACTIVE");
});
