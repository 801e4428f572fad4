import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/property";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

type Schemas = components["schemas"];

const [mapleCourt, cypressGate] = ["8347201271", "8347208011"];
const of = (accountId: string) => `/api/pub/property/v1/accounts/${accountId}`;
const seen = (version: number) => ({ "if-match": `"${version}"` });
const documentId = "00000000-0000-4000-8000-0000000000d1";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const signedIn = (username: string) => TestClient.signedIn(backend, username, "community");
const read = async <Of>(client: TestClient, path: string, accountId = mapleCourt) => {
  const response = await client.get(`${of(accountId)}/${path}`);
  return { status: response.status, body: (await response.json()) as Of & { code?: string } };
};
const logged = async (client: TestClient) => {
  const query = "activity-log?area=PROPERTY&locale=en-US";
  const log = await client.get(`/api/pub/users/v1/accounts/${mapleCourt}/${query}`);
  return ((await log.json()) as { entries: { what: string; by: string }[] }).entries.map(({ what }) => what);
};
const send = async <Of>(
  client: TestClient,
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  headers: Record<string, string | null> = {},
) => {
  const extra = body === undefined ? { ...headers, "content-type": null } : headers;
  const response = await client.send(method, `${of(mapleCourt)}/${path}`, body, extra);
  return { status: response.status, body: (await response.json()) as Of & { code?: string; fields?: unknown } };
};

test("[SERV-10 partly] office hours say whether it is open now, in the property's time, and when that changes", async () => {
  const sunny = await signedIn("sunny");
  // Saturday, November 21, 10:00 in New York.
  const { body } = await read<Schemas["BusinessHours"]>(sunny, "business-hours");
  expect(body).toMatchObject({
    timeZone: "America/New_York",
    now: { isOpen: true, changesOn: "2026-11-21", changesAt: "14:00" },
    version: 1,
  });
  backend.clock.advance(4 * 3600);
  expect((await read<Schemas["BusinessHours"]>(sunny, "business-hours")).body.now).toEqual({
    isOpen: false,
    changesOn: "2026-11-23",
    changesAt: "09:00",
  });
});

test("[SERV-10 partly] hours are replaced from the version that was seen; overlaps and an old version are refused", async () => {
  const alex = await signedIn("alex");
  const day = [{ opens: "08:00", closes: "16:00" }];
  const weekly = [day, day, day, day, day, [], []];
  const exceptions = [
    { date: "2026-12-25", name: " Christmas ", hours: [] },
    { date: "2026-11-21", name: "Fair", hours: [] },
  ];
  const facts = { weekly, exceptions };
  const changed = await send<Schemas["BusinessHours"]>(alex, "PUT", "business-hours", facts, seen(1));
  expect(changed).toMatchObject({
    status: 200,
    body: { version: 2, exceptions: [{ name: "Fair" }, { name: "Christmas" }], now: { isOpen: false } },
  });
  expect(await send(alex, "PUT", "business-hours", { ...facts, exceptions: [] }, seen(1))).toMatchObject({
    status: 412,
    body: { code: "CONFLICT" },
  });
  const overlapping = { ...facts, weekly: [[...day, { opens: "15:00", closes: "18:00" }], ...weekly.slice(1)] };
  expect(await send(alex, "PUT", "business-hours", overlapping, seen(2))).toMatchObject({
    status: 400,
    body: { fields: [{ field: "weekly.0", code: "TAKEN" }] },
  });
  const past = { weekly, exceptions: [{ date: "2026-01-01", name: "New Year", hours: [] }] };
  expect(await send(alex, "PUT", "business-hours", past, seen(2))).toMatchObject({
    status: 400,
    body: { fields: [{ field: "exceptions.0.date", code: "OUT_OF_RANGE" }] },
  });
  backend.clock.advance(86_400);
  // An exception that is over is dropped, so that the list does not grow for ever.
  expect(await send<Schemas["BusinessHours"]>(alex, "PUT", "business-hours", facts, seen(2))).toMatchObject({
    status: 200,
    body: { version: 3, exceptions: [{ name: "Christmas" }] },
  });
});

test("[SERV-10 partly] [SHELL-14 partly] the contract has its term, renewal, units, services, documents and contact; a property may have none", async () => {
  const { body } = await read<Schemas["PropertyContract"]>(await signedIn("sunny"), "contract");
  expect(body.contract).toMatchObject({
    contractNumber: "CS-40271",
    status: "ACTIVE",
    renewal: "AUTOMATIC",
    units: 184,
    services: ["INTERNET", "TV", "COMMON_AREA_WIFI"],
    contact: { name: "June Park" },
  });
  expect(body.contract?.documents.map(({ kind }) => kind)).toEqual(["SERVICE_SCHEDULE", "AGREEMENT"]);
  expect((await read<Schemas["PropertyContract"]>(await signedIn("ivan"), "contract", "8347208037")).body).toEqual({
    contract: null,
  });
});

test("[SERV-10 partly] a document is a PDF in the customer's language, for its own property alone", async () => {
  const alex = await signedIn("alex");
  const file = await alex.get(`${of(mapleCourt)}/contract/documents/${documentId}?locale=es-US`);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await file.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
  const noemi = await signedIn("noemi");
  expect((await noemi.get(`${of(cypressGate)}/contract/documents/${documentId}`)).status).toBe(404);
});

test("[SHELL-14 partly] switched off, there is no contract and there are no amenities", { tags: "full" }, async () => {
  const alex = await signedIn("alex");
  await backend.turn("techAmenitiesPropertyHomePage", false);
  expect((await read(alex, "contract")).status).toBe(404);
  expect((await alex.get(`${of(mapleCourt)}/contract/documents/${documentId}`)).status).toBe(404);
  expect((await read(alex, "tech-amenities")).status).toBe(200);
  await backend.turn("techAmenitiesIsMfeEnabled", false);
  expect((await read(alex, "tech-amenities")).status).toBe(404);
});

test("[SERV-10 partly] a contact has the topics of its role until somebody chooses; somebody is always chosen for outages", async () => {
  const alex = await signedIn("alex");
  const before = (await read<Schemas["ContactPreferences"]>(alex, "contact-preferences")).body;
  expect(before.contacts.map(({ name, topics }) => [name, topics])).toEqual([
    ["Rosa Delgado", ["MAINTENANCE", "OUTAGES", "BILLING"]],
    ["Hank Boyle", ["MAINTENANCE", "OUTAGES"]],
  ]);
  const [rosa, hank] = before.contacts.map(({ contactId }) => contactId) as [string, string];
  const choose = (version: number, rosas: string[], hanks: string[]) =>
    send<Schemas["ContactPreferences"]>(
      alex,
      "PUT",
      "contact-preferences",
      {
        choices: [
          { contactId: rosa, topics: rosas },
          { contactId: hank, topics: hanks },
        ],
      },
      seen(version),
    );
  const changed = await choose(1, ["BILLING"], ["OUTAGES"]);
  expect(changed).toMatchObject({ status: 200, body: { version: 2 } });
  expect(changed.body.contacts.map(({ topics }) => topics)).toEqual([["BILLING"], ["OUTAGES"]]);
  expect(await choose(1, [], ["OUTAGES"])).toMatchObject({ status: 412, body: { code: "CONFLICT" } });
  expect(await choose(2, ["BILLING"], [])).toMatchObject({
    status: 400,
    body: { fields: [{ field: "OUTAGES", code: "MISSING" }] },
  });
  const stranger = { choices: [{ contactId: randomUUID(), topics: [] }] };
  expect((await send(alex, "PUT", "contact-preferences", stranger, seen(2))).status).toBe(404);
});

test("hours and contact preferences that are sent again because the first answer was lost are answered again", async () => {
  const alex = await signedIn("alex");
  const exceptions = [{ date: "2026-12-25", name: " Christmas ", hours: [] }];
  const hours = { weekly: [[], [], [], [], [], [], []], exceptions };
  const saved = await send(alex, "PUT", "business-hours", hours, seen(1));
  expect(await send(alex, "PUT", "business-hours", hours, seen(1))).toEqual({ ...saved, status: 200 });
  const [contact] = (await read<Schemas["ContactPreferences"]>(alex, "contact-preferences")).body.contacts;
  const choices = [{ contactId: contact?.contactId, topics: ["OUTAGES"] }];
  const chosen = await send(alex, "PUT", "contact-preferences", { choices }, seen(1));
  expect(await send(alex, "PUT", "contact-preferences", { choices }, seen(1))).toEqual({ ...chosen, status: 200 });
  expect(await logged(alex)).toEqual(["Changed the contact preferences", "Changed the business hours"]);
});

test("[SERV-10 partly] the last contact for outages stays, or stays one, until another is chosen", async () => {
  const alex = await signedIn("alex");
  const contacts = `/api/pub/community/v1/accounts/${mapleCourt}/property-contacts`;
  const chosen = async () => (await read<Schemas["ContactPreferences"]>(alex, "contact-preferences")).body.contacts;
  const [rosa, hank] = (await chosen()).map(({ contactId }) => contactId) as [string, string];
  const choose = (version: number, contactId: string, topics: string[]) =>
    send(alex, "PUT", "contact-preferences", { choices: [{ contactId, topics }] }, seen(version));
  const remove = async (contactId: string) => {
    const extra = { ...seen(1), "content-type": null };
    const response = await alex.send("DELETE", `${contacts}/${contactId}`, undefined, extra);
    return [response.status, response.status === 204 ? undefined : ((await response.json()) as { code: string }).code];
  };
  expect((await choose(1, rosa, ["BILLING"])).status).toBe(200);
  expect(await remove(hank)).toEqual([422, "LAST_FOR_OUTAGES"]);
  const other = { name: "Hank Boyle", role: "OTHER", phone: "6175550100", email: "hank@maplecourt.example" };
  const changed = await alex.send("PUT", `${contacts}/${hank}`, other, seen(1));
  expect([changed.status, ((await changed.json()) as { code: string }).code]).toEqual([422, "LAST_FOR_OUTAGES"]);
  expect(await chosen()).toHaveLength(2);
  expect((await choose(2, rosa, ["OUTAGES"])).status).toBe(200);
  expect(await remove(hank)).toEqual([204, undefined]);
  // Without anybody there is nobody to choose.
  expect(await remove(rosa)).toEqual([204, undefined]);
});

test("[SERV-10 partly] amenities have their state and newest request; a change is asked for once and can be withdrawn", async () => {
  const alex = await signedIn("alex");
  const { body } = await read<Schemas["TechAmenities"]>(alex, "tech-amenities");
  expect(body.amenities.map(({ kind, state, request }) => [kind, state, request?.state])).toEqual([
    ["COMMON_AREA_WIFI", "WORKING", undefined],
    ["SMART_LOCKS", "TROUBLE", "SCHEDULED"],
    ["VIDEO_INTERCOM", "WORKING", "RECEIVED"],
    ["CAMERAS", "WORKING", "DONE"],
    ["DIGITAL_SIGNAGE", "WORKING", "DECLINED"],
    ["EV_CHARGING", "PLANNED", undefined],
  ]);
  const requestId = randomUUID();
  const wanted = { requestId, kind: "REPAIR", note: " Slow in the evening. " };
  const path = "tech-amenities/AM-271-1/requests";
  const first = await send<Schemas["TechAmenities"]>(alex, "POST", path, wanted);
  expect(first).toMatchObject({ status: 201 });
  expect(first.body.amenities[0]?.request).toMatchObject({ note: "Slow in the evening.", state: "RECEIVED" });
  expect(await send(alex, "POST", path, wanted)).toEqual(first);
  expect((await send(alex, "POST", path, { ...wanted, requestId: randomUUID() })).status).toBe(409);
  const withdrawn = await send<Schemas["TechAmenities"]>(alex, "DELETE", `${path}/${requestId}`);
  expect(withdrawn.body.amenities[0]?.request).toBeNull();
  const scheduled = "tech-amenities/AM-271-2/requests/00000000-0000-4000-8000-0000000000e1";
  expect((await send(alex, "DELETE", scheduled)).status).toBe(409);
});

test("[SERV-10 partly] another customer, the business site and a standard user's changes are refused", async () => {
  const [noemi, sunny] = [await signedIn("noemi"), await signedIn("sunny")];
  const paths = ["business-hours", "contract", "contact-preferences", "tech-amenities"];
  for (const path of paths) expect((await read(noemi, path)).status, path).toBe(404);
  const dana = await TestClient.signedIn(backend, "dana");
  for (const path of paths) expect((await dana.get(`${of("8347201180")}/${path}`)).status, path).toBe(404);
  const refused = { status: 403, body: { code: "NOT_ALLOWED" } };
  const hours = { weekly: [[], [], [], [], [], [], []], exceptions: [] };
  expect(await send(sunny, "PUT", "business-hours", hours, seen(1))).toMatchObject(refused);
  expect(await send(sunny, "PUT", "contact-preferences", { choices: [] }, seen(1))).toMatchObject(refused);
  const wanted = { requestId: randomUUID(), kind: "REPAIR", note: "" };
  expect(await send(sunny, "POST", "tech-amenities/AM-271-1/requests", wanted)).toMatchObject(refused);
});

test("changes of hours, contact preferences and amenities are in the activity log once, refused ones are not", async () => {
  const alex = await signedIn("alex");
  const hours = { weekly: [[], [], [], [], [], [], []], exceptions: [] };
  await send(alex, "PUT", "business-hours", hours, seen(1));
  await send(alex, "PUT", "business-hours", hours, seen(1));
  await send(alex, "PUT", "contact-preferences", { choices: [] }, seen(1));
  const requestId = randomUUID();
  const path = "tech-amenities/AM-271-1/requests";
  const wanted = { requestId, kind: "REPAIR", note: "" };
  await send(alex, "POST", path, wanted);
  await send(alex, "POST", path, wanted);
  await send(alex, "DELETE", `${path}/${requestId}`);
  await send(alex, "DELETE", `${path}/${requestId}`);
  expect(await logged(alex)).toEqual([
    "Withdrew a request: Wi-Fi in common areas, Lobby and clubroom",
    "Requested a change: Wi-Fi in common areas, Lobby and clubroom",
    "Changed the contact preferences",
    "Changed the business hours",
  ]);
});
