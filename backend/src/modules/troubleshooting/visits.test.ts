import { randomUUID } from "node:crypto";
import type { components as Appointments } from "@portico/openapi/appointments";
import type { components } from "@portico/openapi/troubleshooting";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

type Schemas = components["schemas"];
type Check = Schemas["ServiceCheck"];
type Appointment = Appointments["schemas"]["Appointment"];

const base = "/api/pub/troubleshooting/v1/checks";
const appointments = "/api/pub/sbnetserviceapptedge/v1";
const marrowLane = "8347204022";

let backend: TestBackend;
let theo: TestClient;
beforeEach(async () => {
  backend = await openBackend();
  theo = await TestClient.signedIn(backend, "theo");
});
afterEach(() => backend.close());

const post = async <Body>(path: string, body: object, client = theo) => {
  const response = await client.send("POST", path, { accountId: marrowLane, idempotencyKey: randomUUID(), ...body });
  return { status: response.status, body: (await response.json()) as Body };
};
const read = async <Body>(path: string) => (await (await theo.get(path)).json()) as Body;

/** A check of the internet that did not help. */
async function unresolved(service = "INTERNET"): Promise<Check> {
  let check = (await post<Check>(base, { service })).body;
  for (const [question, answer] of [
    ["RESTART", "SKIPPED"],
    ["CABLES", "NO_POWER"],
  ] as const) {
    if (check.question !== question) continue;
    check = (await post<Check>(`${base}/${check.reference}/answers`, { version: check.version, question, answer }))
      .body;
  }
  return check;
}

type Refused = { code?: string; slots?: Appointments["schemas"]["AppointmentSlot"][] };
const book = ({ reference }: Pick<Check, "reference">, startsAt: string, more = {}) =>
  post<Check & Refused>(`${base}/${reference}/visit`, { startsAt, ...more });
const timesOf = ({ reference }: Check) =>
  read<Schemas["VisitTimes"]>(`${base}/${reference}/visit-times?accountId=${marrowLane}`);
const firstFree = async (check: Check, skip = 0) => {
  const free = (await timesOf(check)).slots.filter((slot) => slot.free);
  return free[skip]?.startsAt ?? "";
};
const listed = async () =>
  (await read<{ appointments: Appointment[] }>(`${appointments}/appointments?accountId=${marrowLane}`)).appointments;
const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await backend.database.execute<Row>(query)).rows;

test("[SERV-10 partly] a check that ended in a call offers the free times at the address of the account", async () => {
  const check = await unresolved();
  expect(check).toMatchObject({ end: { kind: "CALL" }, visit: null, bookable: true });
  const { slots, address, timeZone } = await timesOf(check);
  expect(slots.some(({ free }) => free)).toBe(true);
  const tomorrow = backend.clock.now().getTime() + 86_400_000;
  expect(slots.every(({ startsAt }) => new Date(startsAt).getTime() > tomorrow)).toBe(true);
  expect({ address, timeZone }).toEqual({ address: expect.stringContaining("Marrow"), timeZone: expect.any(String) });
});

test("[SERV-10 partly] a booked visit is an appointment with the steps of the check, is logged and told once, and takes one place", async () => {
  const check = await unresolved();
  const startsAt = await firstFree(check);
  const wish = { idempotencyKey: randomUUID() };
  const taken = () => rows<{ n: number }>(sql`select sum(booked)::int as n from technician_bookings`);
  const [before] = await taken();
  const booked = await book(check, startsAt, wish);
  const visit = { orderId: check.reference, jobId: "1", stage: "UPCOMING", startsAt };
  expect(booked).toMatchObject({ status: 200, body: { end: { kind: "CALL" }, visit, bookable: false } });
  // Sent twice: the same attempt.
  expect(await book(check, startsAt, wish)).toEqual(booked);
  expect(await taken()).toEqual([{ n: (before?.n ?? 0) + 1 }]);
  const [appointment] = await listed();
  expect(appointment).toMatchObject({ kind: "REPAIR", orderId: check.reference, changeable: true, startsAt });
  expect(appointment?.check).toEqual({ reference: check.reference, service: "INTERNET", steps: check.steps });
  const date = booked.body.visit?.date;
  expect(await rows(sql`select kind, facts from activity_log where kind = 'APPOINTMENT_BOOKED'`)).toEqual([
    { kind: "APPOINTMENT_BOOKED", facts: { date } },
  ]);
  const mails = await rows<{ subject: string; text: string }>(
    sql`select subject, text, attachment ->> 'orderId' as "orderId" from messages where kind = 'APPOINTMENT'`,
  );
  expect(mails).toEqual([
    {
      subject: expect.stringContaining("Your technician appointment is on"),
      text: expect.stringContaining("Theo scheduled a technician appointment"),
      orderId: check.reference,
    },
  ]);
  const account = await read<{ accounts: { nextAppointment: object }[] }>("/api/pub/account/v1/accounts");
  expect(account.accounts[0]?.nextAppointment).toMatchObject({ orderId: check.reference, startsAt });
  const file = await theo.get(`${appointments}/appointments/${check.reference}/1/file?accountId=${marrowLane}`);
  expect(await file.text()).toContain(`UID:${check.reference}-1@portico`);
});

test("[SERV-10 partly] a booked visit is moved and cancelled like every other; after that another can be booked", async () => {
  const check = await unresolved();
  await book(check, await firstFree(check));
  const job = `${appointments}/appointments/${check.reference}`;
  const later = await firstFree(check, 3);
  expect(await post(`${job}/1/reschedule`, { version: 1, startsAt: later })).toMatchObject({ status: 200 });
  const shown = async () => (await read<{ checks: Check[] }>(`${base}?accountId=${marrowLane}`)).checks[0];
  expect(await shown()).toMatchObject({ visit: { startsAt: later }, bookable: false });
  expect(await post(`${job}/1/cancel`, { version: 2 })).toMatchObject({ status: 200 });
  expect(await shown()).toMatchObject({ visit: null, bookable: true });
  expect(await book(check, await firstFree(check))).toMatchObject({ body: { visit: { jobId: "2" } } });
  expect((await listed()).map(({ jobId, stage }) => `${jobId} ${stage}`)).toEqual(["2 UPCOMING", "1 CANCELLED"]);
});

test("[SERV-10 partly] a time that was taken meanwhile is refused with the next free ones, and nothing is booked", async () => {
  const check = await unresolved();
  const startsAt = await firstFree(check);
  await backend.database.execute(
    sql`update technician_hours set jobs = 0 where weekday = extract(dow from ${startsAt}::timestamptz at time zone 'America/New_York')`,
  );
  const refused = await book(check, startsAt);
  expect(refused).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
  expect(refused.body.slots).toHaveLength(3);
  expect(await listed()).toEqual([]);
});

test(
  "[SERV-10 partly] of two visits of the same check at the same moment one is booked",
  { tags: "full" },
  async () => {
    const check = await unresolved();
    const [first, second] = [await firstFree(check), await firstFree(check, 1)];
    const both = await Promise.all([book(check, first), book(check, second)]);
    expect(both.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
      [200, undefined],
      [409, "VISIT_BOOKED"],
    ]);
    expect(await listed()).toHaveLength(1);
  },
);

test("[SERV-10 partly] a repair that dispatch scheduled meanwhile keeps a second one from being booked", async () => {
  const check = await unresolved();
  const startsAt = await firstFree(check);
  await book(check, startsAt);
  await backend.database.execute(
    sql`update service_appointments set order_id = 'SO-48999', guided_check = null where order_id = ${check.reference}`,
  );
  expect(await book(check, await firstFree(check, 1))).toMatchObject({ status: 409, body: { code: "VISIT_BOOKED" } });
});

test.each([
  ["an installation that is to come, the check ends in a call", "INSTALLATION", "CALL"],
  ["a repair that dispatch scheduled, it names that technician", "REPAIR", "APPOINTMENT"],
])("[SERV-10 partly] with %s", async (_, kind, end) => {
  const check = await unresolved();
  await book(check, await firstFree(check));
  await backend.database.execute(
    sql`update service_appointments set order_id = 'SO-48999', guided_check = null, kind = ${kind} where order_id = ${check.reference}`,
  );
  expect(await unresolved()).toMatchObject({ end: { kind: end }, bookable: end === "CALL" });
});

test.each([
  ["begins in less than 24 hours", "2026-11-22T13:00:00Z", "SLOT_PAST"],
  ["technicians don’t work at", "2026-11-29T15:00:00Z", "SLOT_TAKEN"],
])("[SERV-10 partly] a time that %s is refused", async (_, startsAt, code) => {
  const check = await unresolved();
  expect(await book(check, startsAt)).toMatchObject({ body: { code } });
});

test("[SERV-10 partly] a check that is open, or ended more than a day ago, offers no visit", async () => {
  const open = (await post<Check>(base, { service: "INTERNET" })).body;
  const startsAt = await firstFree(open, 6);
  const refusal = { status: 422, body: { code: "VISIT_NOT_OFFERED" } };
  expect(open.bookable).toBe(false);
  expect(await book(open, startsAt)).toMatchObject(refusal);
  const check = await unresolved();
  backend.clock.advance(86_400);
  expect(await book(check, startsAt)).toMatchObject(refusal);
});

test("[SERV-10 partly] during an outage that began since the check no visit is booked", async () => {
  const check = await unresolved();
  const startsAt = await firstFree(check);
  const now = backend.clock.now().toISOString();
  await backend.database.execute(sql`
    insert into outages (id, services, severity, announced_at, starts_at)
    values ('OUT-9', array['INTERNET'], 'MAJOR', ${now}, ${now})`);
  await backend.database.execute(sql`
    insert into outage_areas select 'OUT-9', id from service_areas
    where (select service_zip from accounts where account_id = ${marrowLane}) = any(zips)`);
  expect(await book(check, startsAt)).toMatchObject({ body: { code: "VISIT_NOT_OFFERED" } });
  expect(await listed()).toEqual([]);
});

test("[SERV-10 partly] the check of another account is not found", async () => {
  const check = await unresolved();
  const pat = await TestClient.signedIn(backend, "pat");
  const path = `${base}/${check.reference}`;
  const body = { startsAt: await firstFree(check) };
  expect((await post(`${path}/visit`, body, pat)).status).toBe(404);
  expect((await pat.get(`${path}/visit-times?accountId=${marrowLane}`)).status).toBe(404);
});
