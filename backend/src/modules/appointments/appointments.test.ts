import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/appointments";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TestClient } from "../../../testing/testClient.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { dispatchTechnicians, remindOfAppointments } from "./appointments.jobs.ts";

type Schemas = components["schemas"];

const base = "/api/pub/sbnetserviceapptedge/v1";
const bridgeStreet = "8347207013";
const harborStreet = "8347201180";
const tidewater = "8347207039";
const installation = { orderId: "SO-48340", jobId: "1" };

let backend: TestBackend;
let helena: TestClient;
beforeEach(async () => {
  backend = await openBackend();
  helena = await TestClient.signedIn(backend, "helena");
});
afterEach(() => backend.close());

type Job = { orderId: string; jobId: string };

const listOf = async (client: TestClient, accountId = bridgeStreet) =>
  (await (await client.get(`${base}/appointments?accountId=${accountId}`)).json()) as Schemas["Appointments"];
const calendarOf = async (client: TestClient, { orderId, jobId }: Job = installation, accountId = bridgeStreet) =>
  (await (
    await client.get(`${base}/appointments/calendar/${orderId}/${jobId}?accountId=${accountId}`)
  ).json()) as Schemas["AppointmentCalendar"];
const freeOf = ({ slots }: Schemas["AppointmentCalendar"]) => slots.filter(({ free }) => free);
const one = async (client: TestClient, { orderId, jobId }: Job = installation, accountId = bridgeStreet) =>
  (await listOf(client, accountId)).appointments.find(
    (each) => each.orderId === orderId && each.jobId === jobId,
  ) as Schemas["Appointment"];

type Wish = Partial<Schemas["Rescheduling"]>;
const change = (
  client: TestClient,
  what: "reschedule" | "cancel",
  wish: Wish,
  { orderId, jobId }: Job = installation,
) =>
  client.send("POST", `${base}/appointments/${orderId}/${jobId}/${what}`, {
    accountId: bridgeStreet,
    idempotencyKey: randomUUID(),
    version: 1,
    ...wish,
  });
const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Schemas["Appointment"] & { code?: string; slots?: Schemas["AppointmentSlot"][] },
});

async function bookingsAt(startsAt: string): Promise<number> {
  const { rows } = await backend.database.execute<{ booked: number }>(sql`
    select booked from technician_bookings where area = '021'
      and (date + start_hour * interval '1 hour') at time zone 'America/New_York' = ${startsAt}::timestamptz`);
  return rows[0]?.booked ?? 0;
}

const logOf = async () =>
  (
    await backend.database.execute<{ kind: string; facts: object }>(
      sql`select kind, facts from activity_log where account_id = ${bridgeStreet} and kind like 'APPOINTMENT%' order by id`,
    )
  ).rows;
const mails = async () =>
  (
    await backend.database.execute<{ address: string; subject: string; text: string; attachment: { kind: string } }>(
      sql`select address, subject, text, attachment from messages where kind = 'APPOINTMENT' order by id`,
    )
  ).rows;

test("[SERV-06 partly] [CALL-01 partly] [CALL-05 partly] the list has the next appointment first, with orderId, jobId and its state", async () => {
  const { appointments, timeZone, address } = await listOf(helena);
  expect(appointments).toMatchObject([
    { orderId: "SO-48302", jobId: "1", kind: "REPAIR", stage: "ARRIVING", technician: "Marcus", changeable: false },
    { ...installation, kind: "INSTALLATION", stage: "UPCOMING", changeable: true },
  ]);
  expect({ timeZone, address }).toEqual({ timeZone: "America/New_York", address: "31 Bridge St, Boston, MA 02109" });
});

test("[SERV-06 partly] [CALL-01 partly] the calendar of an order and job has free and taken times, none within 24 hours", async () => {
  const calendar = await calendarOf(helena);
  expect(calendar.appointment).toMatchObject(installation);
  expect(calendar.slots.some(({ free }) => free)).toBe(true);
  expect(calendar.slots.some(({ free }) => !free)).toBe(true);
  const tomorrow = backend.clock.now().getTime() + 86_400_000;
  expect(calendar.slots.every(({ startsAt }) => new Date(startsAt).getTime() > tomorrow)).toBe(true);
  expect(calendar.slots.find(({ startsAt }) => startsAt === calendar.appointment.startsAt)?.free).not.toBe(true);
});

test("[SERV-06 partly] moving it releases the old time, books the new one, and is logged and told once", async () => {
  const before = await one(helena);
  const [slot] = freeOf(await calendarOf(helena));
  const [oldBooked, newBooked] = [await bookingsAt(before.startsAt), await bookingsAt(slot!.startsAt)];
  const wish = { startsAt: slot!.startsAt, idempotencyKey: randomUUID() };
  const moved = await answerOf(await change(helena, "reschedule", wish));
  expect(moved).toMatchObject({ status: 200, body: { startsAt: slot!.startsAt, version: 2 } });
  // Submitted twice: the same attempt.
  expect(await answerOf(await change(helena, "reschedule", wish))).toEqual(moved);
  expect(await bookingsAt(before.startsAt)).toBe(oldBooked - 1);
  expect(await bookingsAt(slot!.startsAt)).toBe(newBooked + 1);
  expect(await logOf()).toEqual([
    { kind: "APPOINTMENT_MOVED", facts: { date: before.date, dateAfter: moved.body.date } },
  ]);
  expect(await mails()).toMatchObject([
    { address: "helena@portico.example", attachment: { kind: "appointment", orderId: "SO-48340", jobId: "1" } },
  ]);
});

test("[SERV-06 partly] the key of one change is refused for another", async () => {
  const [first, second] = freeOf(await calendarOf(helena));
  const idempotencyKey = randomUUID();
  await change(helena, "reschedule", { startsAt: first!.startsAt, idempotencyKey });
  const again = await answerOf(
    await change(helena, "reschedule", { startsAt: second!.startsAt, idempotencyKey, version: 2 }),
  );
  expect(again).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
});

test("[SERV-06 partly] a time that was taken meanwhile is refused with the next free ones, also when repeated, and nothing changes", async () => {
  const [slot] = freeOf(await calendarOf(helena));
  await backend.database.execute(sql`
    insert into technician_bookings (area, date, start_hour, booked)
    select '021', ${slot!.date}, extract(hour from ${slot!.startsAt}::timestamptz at time zone 'America/New_York'), 9
    on conflict (area, date, start_hour) do update set booked = 9`);
  const wish = { startsAt: slot!.startsAt, idempotencyKey: randomUUID() };
  const refused = await answerOf(await change(helena, "reschedule", wish));
  expect(refused).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
  expect(refused.body.slots).toHaveLength(3);
  expect(refused.body.slots!.every(({ free, startsAt }) => free && startsAt > slot!.startsAt)).toBe(true);
  expect((await answerOf(await change(helena, "reschedule", wish))).body.slots).toEqual(refused.body.slots);
  expect(await one(helena)).toMatchObject({ version: 1 });
  expect(await mails()).toEqual([]);
});

test("[SERV-06 partly] of two customers who want the last place of a time one gets it", async () => {
  const [slot] = freeOf(await calendarOf(helena));
  const dana = await TestClient.signedIn(backend, "dana");
  await backend.database.execute(
    sql`update technician_hours set jobs = ${(await bookingsAt(slot!.startsAt)) + 1} where area = '021'`,
  );
  const both = await Promise.all([
    change(helena, "reschedule", { startsAt: slot!.startsAt }),
    change(
      dana,
      "reschedule",
      { startsAt: slot!.startsAt, accountId: harborStreet },
      { orderId: "SO-48211", jobId: "1" },
    ),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("customers who move to each other's time at the same moment both get it", { tags: "full" }, async () => {
  await backend.database.execute(sql`update technician_hours set jobs = 20 where area = '021'`);
  const dana = await TestClient.signedIn(backend, "dana");
  const danasJob = { orderId: "SO-48211", jobId: "1" };
  const [first, second] = freeOf(await calendarOf(helena));
  const move = async (client: TestClient, job: Job, accountId: string, startsAt: string) => {
    const { version } = await one(client, job, accountId);
    return (await change(client, "reschedule", { startsAt, accountId, version }, job)).status;
  };
  const both = (own: string, others: string) =>
    Promise.all([move(helena, installation, bridgeStreet, own), move(dana, danasJob, harborStreet, others)]);
  const answers = [await both(first!.startsAt, second!.startsAt)];
  for (let round = 0; round < 6; round += 1)
    answers.push(
      round % 2 === 0 ? await both(second!.startsAt, first!.startsAt) : await both(first!.startsAt, second!.startsAt),
    );
  expect(answers.flat().filter((status) => status !== 200)).toEqual([]);
});

test.each([
  ["is over", "2026-11-20T15:00:00Z", "SLOT_PAST"],
  ["begins in less than 24 hours", "2026-11-22T13:00:00Z", "SLOT_PAST"],
  ["technicians don’t work at", "2026-11-29T15:00:00Z", "SLOT_TAKEN"],
  ["is beyond the calendar", "2027-03-01T15:00:00Z", "SLOT_TAKEN"],
])("[SERV-06 partly] a time that %s is refused", async (_, startsAt, code) => {
  expect(await answerOf(await change(helena, "reschedule", { startsAt }))).toMatchObject({ body: { code } });
});

test("[SERV-06 partly] less than 24 hours ahead, and once it is over, neither is possible", async () => {
  const wade = await TestClient.signedIn(backend, "wade");
  const soon = { orderId: "SO-48127", jobId: "1" };
  const [slot] = freeOf(await calendarOf(wade, soon, tidewater));
  const wish = { accountId: tidewater, startsAt: slot!.startsAt };
  expect(await one(wade, soon, tidewater)).toMatchObject({ changeable: false });
  for (const what of ["reschedule", "cancel"] as const) {
    const { startsAt, ...rest } = wish;
    const sent = what === "cancel" ? rest : { ...rest, startsAt };
    expect(await answerOf(await change(wade, what, sent, soon))).toMatchObject({
      status: 422,
      body: { code: "APPOINTMENT_TOO_LATE" },
    });
  }
  const vera = await TestClient.signedIn(backend, "vera");
  const over = await answerOf(
    await change(vera, "cancel", { accountId: "8347206106" }, { orderId: "SO-47655", jobId: "1" }),
  );
  expect(over).toMatchObject({ status: 422, body: { code: "APPOINTMENT_OVER" } });
});

test("[SERV-06 partly] cancelling releases the time, is logged and told, and the file removes the entry", async () => {
  const before = await one(helena);
  const booked = await bookingsAt(before.startsAt);
  const cancelled = await answerOf(await change(helena, "cancel", {}));
  expect(cancelled).toMatchObject({ status: 200, body: { stage: "CANCELLED", version: 2, changeable: false } });
  expect(await bookingsAt(before.startsAt)).toBe(booked - 1);
  expect(await logOf()).toEqual([{ kind: "APPOINTMENT_CANCELLED", facts: { date: before.date } }]);
  expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining("No one will come.")]);
  const file = await helena.get(`${base}/appointments/SO-48340/1/file?accountId=${bridgeStreet}`);
  expect(await file.text()).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
});

test("[SERV-06 partly] the calendar file has a stable UID, the window, the place and the language asked for", async () => {
  const { startsAt } = await one(helena);
  const response = await helena.get(`${base}/appointments/SO-48340/1/file?accountId=${bridgeStreet}&locale=es-US`);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(/cita-2026-\d\d-\d\d\.ics/);
  const text = await response.text();
  expect(text).toContain("UID:SO-48340-1@portico");
  expect(text).toContain(`DTSTART:${startsAt.replaceAll(/[-:]|\.000/g, "")}`);
  expect(text).toContain("SUMMARY:Técnico: instalación");
  expect(text).toContain("31 Bridge St");
});

test("[SERV-06 partly] on the day the state follows the clock: the window begins, the technician arrives, is done", async () => {
  const repair = { orderId: "SO-48302", jobId: "1" };
  const at = async (minutes: number) => {
    backend.clock.advance(minutes * 60);
    await dispatchTechnicians(backend.deps);
    return one(helena, repair);
  };
  expect(await at(30)).toMatchObject({ stage: "ARRIVING", arrivedAt: null });
  expect(await at(50)).toMatchObject({ stage: "IN_PROGRESS", arrivedAt: "2026-11-21T16:15:00.000Z" });
  expect(await at(60)).toMatchObject({ stage: "DONE" });
});

test("[SERV-06 partly] when nobody comes it is late after the window, and missed the next day", async () => {
  const repair = { orderId: "SO-48302", jobId: "1" };
  backend.clock.advance(2 * 3_600 + 60);
  expect(await one(helena, repair)).toMatchObject({ stage: "LATE" });
  backend.clock.advance(86_400);
  expect(await one(helena, repair)).toMatchObject({ stage: "MISSED" });
});

test("[SERV-06 partly] a reminder is sent once, a day before, to those who want e-mails", async () => {
  await helena.send("PUT", `${base}/appointment-emails`, { accountId: bridgeStreet, wanted: false });
  const stefan = await TestClient.signedIn(backend, "stefan");
  expect((await listOf(stefan)).emails).toEqual({ address: "stefan@portico.example", wanted: false });
  const wanted = await stefan.send("PUT", `${base}/appointment-emails`, { accountId: bridgeStreet, wanted: true });
  expect(await wanted.json()).toMatchObject({ wanted: true });
  const { startsAt } = await one(helena);
  backend.clock.set(new Date(new Date(startsAt).getTime() - 23 * 3_600_000));
  await remindOfAppointments(backend.deps);
  await remindOfAppointments(backend.deps);
  const sent = (await mails()).filter(({ text }) => text.includes("Bridge Street"));
  expect(sent).toMatchObject([
    { address: "stefan@portico.example", subject: expect.stringContaining("A technician is coming on") },
  ]);
});

test("[SERV-06 partly] a standard user sees the appointments and may change none; another customer finds none", async () => {
  const stefan = await TestClient.signedIn(backend, "stefan");
  expect((await listOf(stefan)).appointments).toHaveLength(2);
  expect(await answerOf(await change(stefan, "cancel", {}))).toMatchObject({
    status: 403,
    body: { code: "NOT_ALLOWED" },
  });
  const pat = await TestClient.signedIn(backend, "pat");
  expect((await pat.get(`${base}/appointments?accountId=${bridgeStreet}`)).status).toBe(404);
  expect((await change(pat, "cancel", {})).status).toBe(404);
});

test("[SERV-06 partly] a change based on an old version is refused", async () => {
  expect(await answerOf(await change(helena, "cancel", { version: 7 }))).toMatchObject({
    status: 412,
    body: { code: "CONFLICT" },
  });
});

test("[SERV-01 partly] accounts have their next appointment, or none", async () => {
  const read = async (client: TestClient) =>
    (await (await client.get("/api/pub/account/v1/accounts")).json()) as {
      accounts: { nextAppointment: { orderId: string } | null }[];
    };
  expect((await read(helena)).accounts[0]?.nextAppointment).toMatchObject({ orderId: "SO-48302", stage: "ARRIVING" });
  const vera = await TestClient.signedIn(backend, "vera");
  expect((await read(vera)).accounts[0]?.nextAppointment).toBeNull();
});
