import { openBackend, type TestBackend } from "@portico/backend/testing";
import { analytics } from "@portico/rules/constants";
import { afterAll, beforeAll, expect, test } from "vitest";
import { memoryStorage } from "../../lib/storage.ts";
import type { TabOptions } from "../../testing/openPortal.ts";
import { madeCall, watchedTab } from "../../testing/watchedTab.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

test("[ANLY-03] messages are 2000 ms apart, contain at most 200 events and 150,000 bytes, and nothing is lost or sent twice", async () => {
  const tab = await watchedTab(backend.browser());
  for (let call = 0; call < 1000; call++)
    tab.calls.publish(madeCall(`https://localhost/${"a".repeat(1200)}-${"b".repeat(call % 7)}`));
  await tab.pass(30);
  const events = tab.events().filter(({ data }) => data.appApiPath?.startsWith("/aaa"));
  expect(events.length).toBe(1000);
  expect(new Set(events.map(({ id }) => id)).size).toBe(1000);
  expect(Math.max(...tab.messages.map((message) => message.events.length))).toBeLessThanOrEqual(200);
  expect(Math.max(...tab.messages.map(({ bytes }) => bytes))).toBeLessThanOrEqual(analytics.messageBytes);
  expect(Math.max(...tab.messages.map(({ bytes }) => bytes))).toBeGreaterThan(100_000);
  const pauses = tab.messages.slice(1).map(({ at }, place) => at - (tab.messages[place]?.at ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2000);
});

test("[ANLY-07 partly] events that the ingest does not accept are kept, retried with backoff, and sent when it is back", async () => {
  let down = true;
  const tab = await watchedTab(backend.browser(), {
    answers: () => (down ? new Response(null, { status: 503 }) : undefined),
  });
  tab.calls.publish(madeCall("https://localhost/x"));
  await tab.pass(62);
  const tries = tab.messages.length;
  expect(tries).toBeGreaterThan(2);
  expect(tries).toBeLessThan(7);
  down = false;
  await tab.pass(120);
  expect(tab.events().filter(({ data }) => data.appApiPath === "/x").length).toBe(1);
});

test("[ANLY-07 partly] a closing page sends its queue as beacons of at most 64 KB, and the next page sends what was not accepted", async () => {
  const storage = memoryStorage();
  const parts: string[] = [];
  const closing = await watchedTab(backend.browser(), {
    storage,
    beacon: (_, body) => (void body.text().then((text) => parts.push(text)), parts.length < 2),
  });
  for (let call = 0; call < 300; call++) closing.calls.publish(madeCall(`https://localhost/${"a".repeat(800)}`));
  closing.signal({ kind: "closing" });
  closing.stop();
  await expect.poll(() => parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(64_000);

  const next = await watchedTab(backend.browser(), { storage });
  await next.pass(10);
  expect(next.events().filter(({ data }) => data.appApiPath?.length === 801).length).toBe(300);
});

test("[ANLY-07] of 10,000 events under closed tabs, reloads and outages none is lost and none is counted twice", async () => {
  const storage = memoryStorage();
  const canary = "4111 1111 1111 1111";
  let [published, tabs, ingestIsDown, beaconIsLost] = [0, 0, false, false];
  /** A beacon reaches the ingest, or the browser reports that it is sent and it is lost. */
  const beacon: TabOptions["beacon"] = (path, body) => {
    if (ingestIsDown || beaconIsLost) return !ingestIsDown;
    const headers = { "content-type": "application/json", origin: "http://localhost" };
    void backend.browser().fetch(new Request(`http://localhost${path}`, { method: "POST", headers, body }));
    return true;
  };
  const answers = () => (ingestIsDown ? new Response(null, { status: 503 }) : undefined);
  const openOne = () => watchedTab(backend.browser(), { storage, beacon, answers });
  while (published < 10_000) {
    const tab = await openOne();
    tabs += 1;
    const events = Math.min(10_000 - published, 100 + ((tabs * 337) % 900));
    for (let event = 0; event < events; event += 1)
      tab.calls.publish(madeCall(`https://localhost/load/${canary}?card=${canary}`));
    published += events;
    ingestIsDown = tabs % 3 === 1;
    beaconIsLost = tabs % 4 < 2;
    await tab.pass((tabs * 5) % 12);
    tab.signal({ kind: "closing" });
    tab.stop();
    // The event budget of one address is 10,000 a minute; the tabs of this test are minutes apart.
    backend.securityClock.advance(60);
  }
  ingestIsDown = false;
  const last = await openOne();
  await last.pass(140);
  const { rows } = await backend.database.execute<{ count: number; personal: number }>(
    `select count(*)::int as count, count(*) filter (where data::text like '%4111%')::int as personal
     from telemetry_events where data->>'appApiPath' = '/load/{id}'`,
  );
  expect(rows[0]).toEqual({ count: 10_000, personal: 0 });
});

test("[ANLY-07 partly] no event contains typed input, an id or an account number", async () => {
  const tab = await watchedTab(backend.browser());
  await tab.signIn("dana");
  await tab.pass(4);
  tab.calls.publish(
    madeCall(
      "https://localhost/api/pub/billing/v1/accounts/8347201180/payments/pay_8JkQ/receipt?locale=es-US&account=8347201180",
    ),
  );
  await tab.pass(4);
  const all = JSON.stringify(tab.events());
  for (const secret of ["8347201180", "portico-demo-2026", "pay_8JkQ", "Harbor", "Dana", "dana"])
    expect(all).not.toContain(secret);
  expect(tab.events().at(-1)?.data.appApiPath).toBe("/api/pub/billing/v1/accounts/{id}/payments/{id}/receipt");
});
