import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestClient, problemOf } from "../../../testing/testClient.ts";
import { createApp } from "../../app.ts";
import { deleteExpired } from "../../jobs.ts";
import { budgets, consumeBudget } from "./eventBudget.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const path = "/api/pub/telemetry/v1/events";
const event = (changes: object = {}) => ({
  id: randomUUID(),
  name: "apiCall",
  at: "2026-11-21T15:00:00Z",
  data: { appApiPath: "/api/pub/account/v1/accounts", opSuccess: true, appApiResponseTimeMs: 12.5 },
  ...changes,
});
const send = (client: TestClient, events: object[]) => client.send("POST", path, { events }, { "x-csrf-token": null });

async function kept(): Promise<number> {
  const { rows } = await backend.database.execute<{ count: number }>(
    "select count(*)::int as count from telemetry_events",
  );
  return rows[0]?.count ?? 0;
}

describe("[ANLY-08] the ingest endpoint", () => {
  test("accepts a batch, signed in or not", async () => {
    const before = await kept();
    const events = [event(), event({ name: "pageView" })];
    const response = await send(await TestClient.open(backend), events);
    expect([response.status, await response.json()]).toEqual([202, { accepted: 2 }]);
    expect((await send(await TestClient.signedIn(backend, "dana"), [event()])).status).toBe(202);
    expect(await kept()).toBe(before + 3);
  });

  test("deduplicates an event sent alone, in a batch or concurrently", async () => {
    const client = await TestClient.open(backend);
    const twice = event();
    const before = await kept();
    await Promise.all([send(client, [twice, event()]), send(client, [twice]), send(client, [twice, twice])]);
    expect(await kept()).toBe(before + 2);
  });

  test("never records itself", async () => {
    const client = await TestClient.open(backend);
    const before = await kept();
    await send(client, [event()]);
    await client.send("POST", path, { events: [] });
    expect(await kept()).toBe(before + 1);
    const { rows } = await backend.database.execute(
      "select 1 from telemetry_events where data::text like '%telemetry/v1/events%'",
    );
    expect(rows).toEqual([]);
  });

  test("accepts 150,000 bytes and not one more", async () => {
    const client = await TestClient.open(backend);
    const filled = (bytes: number) => {
      const events = Array.from({ length: 130 }, () => event({ data: { appErrorExtras: "x".repeat(1000) } }));
      const batch = (extras: string) => JSON.stringify({ events: [...events, ...filler(extras)] });
      const filler = (extras: string) =>
        Array.from({ length: 5 }, (_, index) => ({
          ...event(),
          data: { appErrorExtras: extras.slice(index * 1000, (index + 1) * 1000) },
        }));
      return batch("y".repeat(bytes - Buffer.byteLength(batch(""))));
    };
    expect(Buffer.byteLength(filled(150_000))).toBe(150_000);
    expect((await client.send("POST", path, filled(150_000))).status).toBe(202);
    expect(await problemOf(await client.send("POST", path, filled(150_001)))).toMatchObject({
      status: 413,
      code: "PAYLOAD_TOO_LARGE",
    });
  });

  test("stores text unchanged, except for the one character that the database cannot store", async () => {
    const client = await TestClient.open(backend);
    const odd = event({ data: { appErrorExtras: "a\u0000b \u202Ec 😀 '; drop table x" } });
    expect((await send(client, [odd])).status).toBe(202);
    const { rows } = await backend.database.execute<{ text: string }>(
      `select data->>'appErrorExtras' as text from telemetry_events where id = '${odd.id}'`,
    );
    expect(rows[0]?.text).toBe("ab \u202Ec 😀 '; drop table x");
  });

  test.each([
    ["a\\u0000b", "a\\u0000b"],
    ["a\uD800b", "a\uFFFDb"],
    ["ends with \\", "ends with \\"],
  ])("stores %j as %j", async (sent, stored) => {
    const odd = event({ data: { appErrorExtras: sent } });
    expect((await send(await TestClient.open(backend), [odd, event()])).status).toBe(202);
    const { rows } = await backend.database.execute<{ text: string }>(
      `select data->>'appErrorExtras' as text from telemetry_events where id = '${odd.id}'`,
    );
    expect(rows[0]?.text).toBe(stored);
  });

  test("rejects fields that the specification does not define", async () => {
    const response = await send(await TestClient.open(backend), [event({ data: { password: "secret" } })]);
    expect(await problemOf(response)).toMatchObject({
      status: 400,
      fields: [{ field: "events.0.data", code: "NOT_SUPPORTED" }],
    });
  });

  test("rate limits a frequent sender", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 620 }, () =>
        backend.app.inject({
          method: "POST",
          url: path,
          remoteAddress: "10.9.8.7",
          headers: { host: "localhost" },
          payload: { events: [] },
        }),
      ),
    );
    const slowed = statuses.find(({ statusCode }) => statusCode === 429);
    expect(slowed?.json()).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: expect.any(Number) });
  });
});

test("deletes events after thirty days", async () => {
  const own = await openBackend();
  await send(await TestClient.open(own), [event()]);
  const left = async () => (await own.database.execute("select 1 from telemetry_events")).rows.length;
  own.securityClock.advance(30 * 86_400);
  await deleteExpired(own);
  expect(await left()).toBe(1);
  own.securityClock.advance(1);
  await deleteExpired(own);
  expect(await left()).toBe(0);
  await own.close();
});

describe("the budget", () => {
  const small = { eventsPerMinute: 10_000, bytesPerMinute: 1_000, bytesPerDay: 2_500, bytesPerDayFromAll: 4_000 };
  // Each test has its own day, so that the counters of the others have expired.
  let day = Date.parse("2027-01-01T00:00:00Z");
  beforeEach(() => void (day += 2 * 86_400_000));
  const consume = (address: string, events: number, bytes: number, seconds: number, own = small) =>
    consumeBudget(backend.database, { address, events, bytes }, new Date(day + seconds * 1000), own);

  test("of events: ten thousand a minute from one address and not one more; others are not affected", async () => {
    expect(await consume("10.0.0.1", 9_999, 1, 0, budgets)).toBe(0);
    expect(await consume("10.0.0.1", 2, 1, 20, budgets)).toBe(40);
    expect(await consume("10.0.0.1", 1, 1, 20, budgets)).toBe(0);
    expect(await consume("10.0.0.2", 1_000, 1, 20, budgets)).toBe(0);
    expect(await consume("10.0.0.1", 1_000, 1, 60, budgets)).toBe(0);
  });

  test("of bytes: per address a minute and a day, and in total", async () => {
    expect([await consume("10.0.0.1", 1, 1_000, 0), await consume("10.0.0.1", 1, 1, 10)]).toEqual([0, 50]);
    expect([await consume("10.0.0.1", 1, 1_000, 60), await consume("10.0.0.1", 1, 501, 120)]).toEqual([0, 86_280]);
    expect([await consume("2001:db8::1", 1, 1_000, 120), await consume("2001:db8::2", 1, 1, 120)]).toEqual([0, 60]);
    expect([await consume("10.0.0.3", 1, 1_000, 120), await consume("10.0.0.4", 1, 1, 120)]).toEqual([0, 86_280]);
    expect(await consume("10.0.0.4", 1, 1, 86_400)).toBe(0);
  });

  test("is not charged for a rejected batch", async () => {
    expect(await consume("10.0.0.1", 1, 1_001, 0)).toBe(0);
    expect([
      await consume("10.0.0.1", 1, 1, 1),
      await consume("10.0.0.1", 1, 1_000, 60),
      await consume("10.0.0.1", 1, 499, 120),
    ]).toEqual([59, 0, 0]);
  });
});

test("budgets count in all processes together", async () => {
  const other = await createApp(backend.deps);
  const ask = async (app: typeof other) => {
    const events = Array.from({ length: 1000 }, () => event({ data: {} }));
    const asked = { method: "POST", url: path, remoteAddress: "10.9.8.4", headers: { host: "localhost" } } as const;
    return (await app.inject({ ...asked, payload: { events } })).statusCode;
  };
  for (let batches = 0; batches < 5; batches += 1)
    expect([await ask(backend.app), await ask(other)]).toEqual([202, 202]);
  expect([await ask(backend.app), await ask(other)]).toEqual([429, 429]);
  await other.close();
});

test("of large batches: the 21st from one address within a minute is rejected with Retry-After", async () => {
  const batch = () => ({
    events: Array.from({ length: 130 }, () => event({ data: { appErrorExtras: "x".repeat(970) } })),
  });
  const ask = () =>
    backend.app.inject({
      method: "POST",
      url: path,
      remoteAddress: "10.9.8.5",
      headers: { host: "localhost" },
      payload: batch(),
    });
  const bytes = Buffer.byteLength(JSON.stringify(batch()));
  for (let taken = bytes; taken <= 3_000_000; taken += bytes) expect((await ask()).statusCode).toBe(202);
  expect((await ask()).json()).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 60 });
});

test("rejects too many events from one address with Retry-After", async () => {
  const many = Array.from({ length: 1000 }, () => event({ data: {} }));
  const payload = () => ({ events: many.map((one) => ({ ...one, id: randomUUID() })) });
  const ask = () =>
    backend.app.inject({
      method: "POST",
      url: path,
      remoteAddress: "10.9.8.6",
      headers: { host: "localhost" },
      payload: payload(),
    });
  for (let batches = 0; batches < 10; batches += 1) expect((await ask()).statusCode).toBe(202);
  expect((await ask()).json()).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 60 });
});
