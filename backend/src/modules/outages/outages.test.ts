import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/outages";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

type Schemas = components["schemas"];

const base = "/api/pub/outages/v1";
const ferryLanding = "8347209019";
const brickyard = "8347209027";
const southFields = "8347209035";
const lighthouse = "8347209043";
const harborStreet = "8347201180";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const signedIn = (username: string) => TestClient.signedIn(backend, username);
const read = async <T>(client: TestClient, path: string) => (await (await client.get(`${base}${path}`)).json()) as T;
const outagesOf = (client: TestClient, accountId: string) =>
  read<Schemas["AccountOutages"]>(client, `/outages?accountId=${accountId}&locale=en-US`);
const alertsOf = async (client: TestClient, accountId: string, locale = "en-US") =>
  (await read<Schemas["AlertList"]>(client, `/alerts?accountId=${accountId}&locale=${locale}`)).alerts;

type Answer = { status: number; body: Schemas["Callback"] & { code?: string } };
const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: (await response.json()) as Answer["body"],
});
const ask = async (client: TestClient, wanted: Partial<Schemas["CallbackRequest"]> = {}) =>
  answerOf(
    await client.send("POST", `${base}/callbacks`, {
      accountId: ferryLanding,
      idempotencyKey: randomUUID(),
      outageId: "OUT-48117",
      phone: "6175550148",
      startsAt: "2026-11-21T17:00:00.000Z",
      ...wanted,
    }),
  );
const cancel = async (client: TestClient, { id, version }: Schemas["Callback"], accountId = ferryLanding) =>
  answerOf(
    await client.send("POST", `${base}/callbacks/${id}/cancellation`, {
      accountId,
      idempotencyKey: randomUUID(),
      version,
    }),
  );
const dismissal = async (client: TestClient, accountId: string, alertId: string) =>
  (await client.send("PUT", `${base}/alerts/${alertId}/dismissal`, { accountId })).status;
const minutes = (count: number) => backend.clock.advance(count * 60);

test("[SERV-07 partly] everybody sees the map: every area, outages under way, planned and just ended, and no account", async () => {
  const map = await read<Schemas["OutageMap"]>(await TestClient.open(backend), "/map?locale=es-US");
  expect(map.areas).toHaveLength(12);
  expect(map.outages.map(({ id, state }) => [id, state])).toEqual([
    ["OUT-48117", "ACTIVE"],
    ["OUT-48120", "ACTIVE"],
    ["OUT-48125", "PLANNED"],
    ["OUT-47902", "ENDED"],
  ]);
  expect(map.outages[0]?.updates.map(({ step }) => step)).toEqual(["REPAIRING", "CAUSE_FOUND", "INVESTIGATING"]);
  expect(map.outages[0]?.updates[2]?.body).toBe(
    "No hay internet ni voz en Ferry Landing. Estamos averiguando la causa.",
  );
  expect(JSON.stringify(map)).not.toContain("8347");
});

test("[SERV-07 partly] outages begin, change and end by the business clock", async () => {
  const visitor = await TestClient.open(backend);
  const stateOf = async (wanted: string) => {
    const { outages } = await read<Schemas["OutageMap"]>(visitor, "/map");
    const found = outages.find(({ id }) => id === wanted);
    return found && [found.state, found.estimatedResolution];
  };
  expect(await stateOf("OUT-48131")).toBeUndefined();
  expect(await stateOf("OUT-48120")).toEqual(["ACTIVE", null]);
  minutes(60);
  expect(await stateOf("OUT-48131")).toEqual(["ACTIVE", null]);
  expect(await stateOf("OUT-48120")).toEqual(["ACTIVE", "2026-11-21T19:00:00.000Z"]);
  minutes(90);
  expect(await stateOf("OUT-48117")).toEqual(["ENDED", null]);
});

test("[SERV-07 partly] an account has the outages of its address and its services; another address has none", async () => {
  const farah = await outagesOf(await signedIn("farah"), ferryLanding);
  expect(farah).toMatchObject({
    address: "3 Quay St, Kestrel Bay",
    areaId: "ferry-landing",
    timeZone: "America/New_York",
  });
  expect(farah.outages.map(({ outage: { id } }) => id)).toEqual(["OUT-48117"]);
  expect(await outagesOf(await signedIn("dana"), harborStreet)).toMatchObject({ areaId: "harbor", outages: [] });
  expect((await outagesOf(await signedIn("kai"), "8347201305")).areaId).toBeNull();
});

test("an outage of services that the account doesn’t have doesn’t affect it", async () => {
  await backend.database.execute(`update outages set services = '{VIDEO}' where id = 'OUT-48117'`);
  const farah = await signedIn("farah");
  expect((await outagesOf(farah, ferryLanding)).outages).toEqual([]);
  expect(await alertsOf(farah, ferryLanding)).toEqual([]);
});

test("[SHELL-31 partly] an alert has id, pid, type, severity, body and estimatedResolution", async () => {
  expect(await alertsOf(await signedIn("farah"), ferryLanding)).toEqual([
    {
      id: "OUT-48117",
      pid: "OUT-48117",
      type: "outage",
      severity: "CRITICAL",
      body: "The crew is replacing the cut cable. It’s taking longer than expected because two cables are damaged.",
      estimatedResolution: "2026-11-21T17:45:00.000Z",
    },
  ]);
  const planned = await alertsOf(await signedIn("perla"), lighthouse, "es-US");
  expect(planned.map(({ id, type }) => [id, type])).toEqual([
    ["OUT-48125.planned", "other"],
    ["NTC-2207", "other"],
  ]);
  expect(planned[1]?.body).toContain("está cerrada hasta el lunes");
});

test("[SERV-07 partly] an outage can’t be dismissed; another alert stays dismissed for this user only", async () => {
  const [farah, perla] = [await signedIn("farah"), await signedIn("perla")];
  expect(await dismissal(farah, ferryLanding, "OUT-48117")).toBe(422);
  expect(await dismissal(farah, ferryLanding, "NTC-2207")).toBe(404);
  expect(await dismissal(perla, lighthouse, "NTC-2207")).toBe(204);
  expect(await dismissal(perla, lighthouse, "NTC-2207")).toBe(204);
  expect((await alertsOf(perla, lighthouse)).map(({ id }) => id)).toEqual(["OUT-48125.planned"]);
  const again = await signedIn("perla");
  expect((await alertsOf(again, lighthouse)).map(({ id }) => id)).toEqual(["OUT-48125.planned"]);
});

test("the end of an outage is an alert for a day", async () => {
  const farah = await signedIn("farah");
  minutes(151);
  expect((await alertsOf(farah, ferryLanding)).map(({ id, type }) => [id, type])).toEqual([
    ["OUT-48117.ended", "other"],
  ]);
  minutes(24 * 60);
  expect(await alertsOf(farah, ferryLanding)).toEqual([]);
});

test("[SERV-07 partly] a callback is requested, then scheduled, then called, by the clock", async () => {
  const farah = await signedIn("farah");
  const { status, body } = await ask(farah);
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: "REQUESTED", endsAt: "2026-11-21T19:00:00.000Z", phone: "6175550148" });
  backend.clock.advance(30);
  expect(await backend.pollCallbacks()).toBeGreaterThan(0);
  expect((await outagesOf(farah, ferryLanding)).callback).toMatchObject({
    state: "SCHEDULED",
    scheduledFor: "2026-11-21T17:15:00.000Z",
  });
  minutes(140);
  await backend.pollCallbacks();
  expect((await outagesOf(farah, ferryLanding)).callback).toMatchObject({ state: "CALLED", cancelledAt: null });
  expect(await cancel(farah, body)).toMatchObject({ status: 409, body: { code: "CALLBACK_OVER" } });
});

test("a callback is scheduled and made although fifty were requested before it for tomorrow", async () => {
  const farah = await signedIn("farah");
  const { rows } = await backend.database.execute(
    sql`insert into callbacks (id, account_id, outage_id, requested_by, phone, state, starts_at, ends_at, requested_at, scheduled_for)
        select gen_random_uuid(), account_id, 'OUT-48117', (select id from users where username = 'farah'), '6175550148', 'SCHEDULED',
          '2026-11-22T14:00:00Z', '2026-11-22T16:00:00Z', '2026-11-21T14:00:00Z', '2026-11-22T14:15:00Z'
        from accounts where account_id <> ${ferryLanding}
          and account_id not in (select account_id from callbacks where state in ('REQUESTED', 'SCHEDULED'))
        limit 50 returning id`,
  );
  expect(rows).toHaveLength(50);
  await ask(farah);
  backend.clock.advance(30);
  await backend.pollCallbacks();
  expect((await outagesOf(farah, ferryLanding)).callback).toMatchObject({ state: "SCHEDULED" });
  minutes(140);
  await backend.pollCallbacks();
  expect((await outagesOf(farah, ferryLanding)).callback).toMatchObject({ state: "CALLED" });
});

test.each<[string, Partial<Schemas["CallbackRequest"]>, number, string]>([
  ["a number that can’t be called", { phone: "555" }, 422, "PHONE_INVALID"],
  ["hours that are over", { startsAt: "2026-11-21T13:00:00.000Z" }, 422, "WINDOW_PAST"],
  ["an outage elsewhere", { outageId: "OUT-48120" }, 422, "NO_OUTAGE"],
])("a callback is refused for %s", async (_, wanted, status, code) => {
  expect(await ask(await signedIn("farah"), wanted)).toMatchObject({ status, body: { code } });
});

test("[SERV-07 partly] an account has one open callback; after a cancellation it can ask again", async () => {
  const farah = await signedIn("farah");
  const first = await ask(farah);
  expect(await ask(farah)).toMatchObject({ status: 409, body: { code: "CALLBACK_OPEN" } });
  expect(await cancel(farah, { ...first.body, version: 9 })).toMatchObject({ status: 412 });
  expect(await cancel(farah, first.body)).toMatchObject({ status: 200, body: { state: "CANCELLED" } });
  expect(await ask(farah)).toMatchObject({ status: 200, body: { state: "REQUESTED" } });
});

test("a repeat with the same key requests once, also at the same moment; the key of another request is refused", async () => {
  const [farah, idempotencyKey] = [await signedIn("farah"), randomUUID()];
  const [first, second] = await Promise.all([ask(farah, { idempotencyKey }), ask(farah, { idempotencyKey })]);
  expect(second).toEqual(first);
  expect(await ask(farah, { idempotencyKey, phone: "6175550199" })).toMatchObject({
    status: 409,
    body: { code: "CONFLICT" },
  });
});

test("a callback of another account is not found", async () => {
  const [farah, lena] = [await signedIn("farah"), await signedIn("lena")];
  const own = (await outagesOf(lena, brickyard)).callback as Schemas["Callback"];
  expect((await cancel(farah, own)).status).toBe(404);
  expect((await cancel(farah, own, brickyard)).status).toBe(404);
});

/** Lets the account's next statement be due, and issues it. */
async function nextStatement(accountId: string): Promise<string> {
  const { rows } = await backend.database.execute<{ due: string }>(
    `select next_statement_date::text as due from billing_cycles where account_id = '${accountId}'`,
  );
  const due = rows[0]?.due ?? "";
  backend.clock.set(new Date(`${due}T12:00:00Z`));
  await backend.issueStatements();
  return due;
}

test(
  "[SERV-07 partly] an outage is credited when it has ended, once, and the next statement explains it",
  { tags: "full" },
  async () => {
    const axel = await signedIn("axel");
    expect((await outagesOf(axel, southFields)).outages[0]?.credit).toBeNull();
    expect(await backend.creditOutages()).toBe(1);
    expect(await backend.creditOutages()).toBe(0);
    const credit = (await outagesOf(axel, southFields)).outages[0]?.credit;
    expect(credit?.amount).toBeGreaterThan(100);
    expect(credit?.statementDate).toBeNull();

    const due = await nextStatement(southFields);
    expect((await outagesOf(axel, southFields)).outages[0]?.credit).toEqual({
      amount: credit?.amount,
      statementDate: due,
    });
    const { rows } = await backend.database.execute(
      `select amount::int, code, explanation->>'code' as reason from statement_lines where account_id = '${southFields}' and code = 'OUTAGE_CREDIT'`,
    );
    expect(rows).toEqual([{ amount: -(credit?.amount ?? 0), code: "OUTAGE_CREDIT", reason: "CREDIT" }]);
    const { rows: booked } = await backend.database.execute<{ charged: number; lines: number }>(
      `select (select e.amount::int from ledger_transactions t join ledger_entries e on e.account_id = t.account_id and ` +
        `e.transaction_id = t.id and e.line = 1 where t.account_id = '${southFields}' and t.kind = 'charge' and ` +
        `t.business_date = '${due}') as charged, (select sum(l.amount)::int from statement_lines l ` +
        `where l.account_id = '${southFields}' and l.statement_id like '%${due}') as lines`,
    );
    expect(booked[0]?.charged).toBe(booked[0]?.lines);
  },
);

test("an outage of less than an hour is not credited", async () => {
  await backend.database.execute(
    "update outages set starts_at = ended_at - interval '59 minutes' where id = 'OUT-47902'",
  );
  expect(await backend.creditOutages()).toBe(0);
});

test("what concerns an account needs its customer, and changes need the anti-forgery token", async () => {
  const [visitor, dana] = [await TestClient.open(backend), await signedIn("dana")];
  expect((await visitor.get(`${base}/alerts?accountId=${ferryLanding}`)).status).toBe(401);
  expect((await dana.get(`${base}/alerts?accountId=${ferryLanding}`)).status).toBe(404);
  expect((await dana.get(`${base}/outages?accountId=${ferryLanding}`)).status).toBe(404);
  dana.token = "forged";
  expect((await ask(dana)).status).toBe(403);
});
