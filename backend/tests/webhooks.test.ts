import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signWebhook } from "../src/modules/payments/processor/processorSignature.ts";
import { newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { booked } from "../testing/scheduler.ts";
import { callbacks, deliver } from "../testing/webhooks.ts";

const keys = ["the new key of callbacks, 32 characters", "the old key of callbacks, 32 characters"];

let backend: TestBackend;
let rotating: TestBackend;
beforeAll(async () => {
  [backend, rotating] = await Promise.all([
    openBackend(),
    openBackend({ demo: false, config: { processorWebhookKeys: keys } }),
  ]);
});
afterAll(() => Promise.all([backend.close(), rotating.close()]));

const minute = 60_000;
const body = (id: string, reference = "pay_of_nobody") => JSON.stringify({ id, type: "charge.updated", reference });
const now = (at: TestBackend) => at.securityClock.now().getTime();
const kept = async (id: string) =>
  (
    await backend.database.execute<{ state: string; tries: number }>(
      sql`select state, tries from webhook_events where id = ${id}`,
    )
  ).rows;

describe("accepts webhook events only from the processor", () => {
  const signed = (text: string, { key = keys[0]!, at = 0 } = {}) => ({
    body: text,
    header: signWebhook(text, key, now(rotating) + at),
  });

  test.each([
    ["signed with the current key", signed.bind(null, body("evt_a")), 202],
    ["signed with the key before, while keys are changed", () => signed(body("evt_b"), { key: keys[1]! }), 202],
    ["signed with another key", () => signed(body("evt_c"), { key: "a key of somebody else, 32 characters" }), 401],
    ["signed for another body", () => ({ ...signed(body("evt_d")), body: body("evt_e") }), 401],
    ["without a signature", () => ({ body: body("evt_f"), header: "" }), 401],
    ["with half a signature", () => ({ body: body("evt_g"), header: `t=${now(rotating)},v1=` }), 401],
    ["signed almost five minutes ago", () => signed(body("evt_h"), { at: 1_000 - 5 * minute }), 202],
    ["signed more than five minutes ago", () => signed(body("evt_i"), { at: -1_000 - 5 * minute }), 401],
    ["signed more than five minutes from now", () => signed(body("evt_j"), { at: 1_000 + 5 * minute }), 401],
    ["signed, and no callback", () => signed(JSON.stringify({ id: "evt_k" })), 400],
    ["signed, and larger than a callback is", () => signed(body("evt_l", "p".repeat(5_000))), 413],
  ] as const)("%s", async (_, callback, status) => {
    expect(await deliver(rotating, callback())).toBe(status);
  });

  test("a forged event is refused for its signature, not for a missing session", async () => {
    const { statusCode, json } = await rotating.app.inject({
      method: "POST",
      url: "/api/pub/paymentedge/v1/webhooks",
      headers: { "content-type": "application/json", host: "localhost" },
      payload: body("evt_m"),
    });
    expect([statusCode, json().code, json().title]).toEqual([
      401,
      "SIGNATURE_INVALID",
      "We couldn’t verify who sent this request.",
    ]);
  });

  test("rejected events are not stored", async () => {
    const { rows } = await rotating.database.execute<{ id: string }>(sql`select id from webhook_events order by id`);
    expect(rows.map(({ id }) => id)).toEqual(["evt_a", "evt_b", "evt_h"]);
  });
});

test("[PAY-20 partly] an event delivered fifty times, also concurrently, books a charge once", async () => {
  const payer = await newPayer(backend, 10_000);
  const { paymentId } = await payer.pay(await payer.attempt(4_000, {}, { cardNumber: "4000000000014003" }));
  backend.processor.settlePending();
  const about = callbacks(backend).filter((each) => each.body.includes(paymentId));
  expect(about).toHaveLength(1);
  const statuses = await Promise.all(Array.from({ length: 50 }, () => deliver(backend, about[0]!)));
  expect(new Set(statuses)).toEqual(new Set([202]));
  expect(await payer.payment(paymentId)).toMatchObject({ state: "SUBMITTED", moneyTaken: "YES" });
  expect(await booked(backend, payer.accountId)).toEqual([{ reference: paymentId, amount: 4_000 }]);
});

test("a lost answer is settled by the webhook, before the reconciler runs", async () => {
  const payer = await newPayer(backend, 10_000);
  const { paymentId, payment } = await payer.pay(await payer.attempt(4_000, {}, { cardNumber: "4000000000017006" }));
  expect(payment).toMatchObject({ state: "CONFIRMING", moneyTaken: "NOT_YET_KNOWN" });
  for (const callback of callbacks(backend)) await deliver(backend, callback);
  expect(await payer.payment(paymentId)).toMatchObject({ state: "SUBMITTED", moneyTaken: "YES" });
});

test("events in the wrong order end in the state of the processor's record", async () => {
  const payer = await newPayer(backend, 10_000);
  const { paymentId } = await payer.pay(await payer.attempt(10_000, {}, { cardNumber: "4000000000043002" }));
  for (let round = 0; round < 2; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    backend.processor.settlePending();
    callbacks(backend);
  }
  const all = callbacks(backend).filter(({ body: text }) => text.includes("rev_") || text.includes(paymentId));
  for (const callback of [...all, ...all.toReversed()].toReversed()) await deliver(backend, callback);
  const { data } = await payer.graph(
    "query P($accountId: ID!, $id: ID!) { payment(accountId: $accountId, paymentId: $id) { status reversals { state } } billing(accountId: $accountId) { amountDue } }",
    { accountId: payer.accountId, id: paymentId },
  );
  expect(data).toEqual({ payment: { status: "success", reversals: [{ state: "WON" }] }, billing: { amountDue: 0 } });
});

test("an event's content is not trusted: one that names a declined charge changes nothing", async () => {
  const payer = await newPayer(backend, 10_000);
  const { paymentId } = await payer.pay(await payer.attempt(4_000, {}, { cardNumber: "4000000000011009" }));
  const about = callbacks(backend).find((each) => each.body.includes(paymentId))!;
  expect(await deliver(backend, about)).toBe(202);
  expect(await payer.payment(paymentId)).toMatchObject({ state: "FAILED", moneyTaken: "NO" });
  expect(await booked(backend, payer.accountId)).toEqual([]);
});

test("an event during an outage is processed later; one that matches no payment is kept for an operator", async () => {
  const payer = await newPayer(backend, 10_000);
  const { paymentId } = await payer.pay(await payer.attempt(4_000, {}, { cardNumber: "4000000000014003" }));
  backend.processor.settlePending();
  const about = callbacks(backend).find((each) => each.body.includes(paymentId))!;
  const { id } = JSON.parse(about.body) as { id: string };
  backend.processor.setFault("unavailable");
  expect(await deliver(backend, about)).toBe(202);
  expect(await kept(id)).toMatchObject([{ state: "RECEIVED" }]);
  backend.processor.setFault("none");
  backend.securityClock.advance(10);
  await backend.reconcile();
  expect(await kept(id)).toMatchObject([{ state: "APPLIED", tries: 1 }]);
  expect(await payer.payment(paymentId)).toMatchObject({ state: "SUBMITTED" });
  const stranger = { body: body("evt_stranger"), header: callbacksHeader(body("evt_stranger")) };
  expect(await deliver(backend, stranger)).toBe(202);
  expect(await kept("evt_stranger")).toMatchObject([{ state: "UNMATCHED" }]);
});

function callbacksHeader(text: string): string {
  return signWebhook(text, backend.config.processorWebhookKeys[0]!, now(backend));
}
