import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/addons";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

type Schemas = components["schemas"];

const valueAdded = "/api/pub/valueaddedservices/v1/services";
const entitled = "/api/pub/entitlement/v1/services";
const [anchorRow, driftwood, harborStreet, beaconPress] = ["8347207617", "8347207625", "8347201180", "8347206007"];

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const signedIn = (username: string) => TestClient.signedIn(backend, username);
const servicesOf = async (client: TestClient, accountId: string) =>
  (await (await client.get(`${valueAdded}?accountId=${accountId}`)).json()) as Schemas["ValueAddedServices"];
const service = async (client: TestClient, accountId: string, kind: Schemas["AddOnKind"]) =>
  (await servicesOf(client, accountId)).services.find((each) => each.kind === kind) as Schemas["ValueAddedService"];
const licensesOf = async (client: TestClient, accountId: string) =>
  (await (await client.get(`${entitled}?accountId=${accountId}`)).json()) as Schemas["Entitlements"];
const license = async (client: TestClient, accountId: string, kind: Schemas["AddOnKind"]) =>
  (await licensesOf(client, accountId)).entitlements.find((each) => each.kind === kind) as Schemas["Entitlement"];
const idOf = async (client: TestClient, name: string) =>
  (await licensesOf(client, anchorRow)).people.find(({ firstName }) => firstName === name)?.userId ?? "";

type Answer<Body> = { status: number; body: Body & { code?: string } };
const answerOf = async <Body>(response: Response): Promise<Answer<Body>> => ({
  status: response.status,
  body: (await response.json()) as Answer<Body>["body"],
});
const activate = async (
  client: TestClient,
  accountId: string,
  serviceId: string,
  idempotencyKey = randomUUID() as string,
) =>
  answerOf<Schemas["ValueAddedService"]>(
    await client.send("POST", `${valueAdded}/${serviceId}/activations`, { accountId, idempotencyKey }),
  );
const setSeat = async (
  client: TestClient,
  { id, version }: Schemas["Entitlement"],
  userId: string,
  assigned: boolean,
  idempotencyKey = randomUUID() as string,
) =>
  answerOf<Schemas["Entitlement"]>(
    await client.send("PUT", `${entitled}/${id}/seats/${userId}`, {
      accountId: anchorRow,
      idempotencyKey,
      version,
      assigned,
    }),
  );

test("[SERV-11 partly] [SERV-14 partly] the services have every field by its name; links lead to partners over https only", async () => {
  const answer = await servicesOf(await signedIn("sofia"), anchorRow);
  expect(answer).toMatchObject({
    canActivateServices: true,
    serviceActivationUri: "https://activate.partner.example/anchor-row",
  });
  expect(answer.services.map((each) => [each.kind, each.rateCode, each.internal, each.redirectUri.sbpp])).toEqual([
    ["SECURITY_SUITE", "SEC25", false, "https://suite.partner.example/anchor-row"],
    ["DESKTOP_SECURITY", "DSK03", false, null],
    ["CLOUD_BACKUP", "BKP50", false, null],
    ["WEBSITE_BUILDER", "WEB01", false, null],
    ["DOMAIN_NAME", "DOM12", false, "https://domains.partner.example/anchor-row"],
    ["BUSINESS_EMAIL", "EML10", false, null],
    ["LINE_MONITORING", "INT00", true, null],
    ["STATIC_ADDRESS", "INT01", true, null],
  ]);
});

test("[SERV-14 partly] nobody can activate who may not, where nothing is left to activate, or while the services are stopped", async () => {
  const can = async (username: string, accountId: string) =>
    (await servicesOf(await signedIn(username), accountId)).canActivateServices;
  expect(await can("felix", driftwood)).toBe(true);
  expect(await can("nico", anchorRow)).toBe(false);
  expect(await can("tess", beaconPress)).toBe(false);
  expect(await can("dana", harborStreet)).toBe(false);
});

test("an activation ends as the partner reports, active or failed, and can be requested again after a failure", async () => {
  const sofia = await signedIn("sofia");
  const [backup, website] = [
    await service(sofia, anchorRow, "CLOUD_BACKUP"),
    await service(sofia, anchorRow, "WEBSITE_BUILDER"),
  ];
  expect((await activate(sofia, anchorRow, backup.serviceId)).body).toMatchObject({ activation: "REQUESTED" });
  await activate(sofia, anchorRow, website.serviceId);
  expect(await backend.pollActivations()).toBe(0);
  backend.clock.advance(10);
  expect(await backend.pollActivations()).toBe(2);
  expect(await service(sofia, anchorRow, "CLOUD_BACKUP")).toMatchObject({ activation: "ACTIVE" });
  expect(await service(sofia, anchorRow, "WEBSITE_BUILDER")).toMatchObject({ activation: "FAILED" });
  expect((await activate(sofia, anchorRow, backup.serviceId)).body).toMatchObject({ code: "NOT_ACTIVATABLE" });
  expect((await activate(sofia, anchorRow, website.serviceId)).body).toMatchObject({ activation: "REQUESTED" });
});

test("an activation is requested once per idempotency key, never of an internal or foreign service, nor while stopped", async () => {
  const [sofia, tess] = [await signedIn("sofia"), await signedIn("tess")];
  const backup = await service(sofia, anchorRow, "CLOUD_BACKUP");
  const key = randomUUID();
  const first = await activate(sofia, anchorRow, backup.serviceId, key);
  expect(await activate(sofia, anchorRow, backup.serviceId, key)).toEqual(first);
  const internal = await service(sofia, anchorRow, "LINE_MONITORING");
  expect(await activate(sofia, anchorRow, internal.serviceId)).toMatchObject({
    status: 422,
    body: { code: "NOT_ACTIVATABLE" },
  });
  const stopped = await service(tess, beaconPress, "SECURITY_SUITE");
  expect((await activate(tess, beaconPress, stopped.serviceId)).body).toMatchObject({ code: "SERVICE_STOPPED" });
  expect((await activate(sofia, anchorRow, stopped.serviceId)).status).toBe(404);
});

test("[SERV-11 partly] whoever manages users sees every seat and device; others see the counts and their own", async () => {
  const [sofia, nico, bea] = [await signedIn("sofia"), await signedIn("nico"), await signedIn("bea")];
  const counts = { seatsTotal: 5, seatsUsed: 2, devicesProtected: 2, devicesAtRisk: 1, devicesSilent: 0 };
  const seen = await license(sofia, anchorRow, "SECURITY_SUITE");
  expect(seen).toMatchObject(counts);
  expect(seen.seats.map(({ firstName }) => firstName).sort()).toEqual(["Nico", "Sofía"]);
  expect(seen.devices.map(({ state }) => state).sort()).toEqual(["AT_RISK", "PROTECTED", "PROTECTED"]);
  expect(seen.installLinks).toHaveLength(4);

  const own = await license(nico, anchorRow, "SECURITY_SUITE");
  expect(own).toMatchObject(counts);
  expect(own.seats.map(({ firstName }) => firstName)).toEqual(["Nico"]);
  expect(own.devices.map(({ name }) => name)).toEqual(["Front desk"]);
  expect((await licensesOf(nico, anchorRow)).people).toEqual([]);

  expect(await license(bea, anchorRow, "SECURITY_SUITE")).toMatchObject({
    ...counts,
    seats: [],
    devices: [],
    installLinks: [],
  });
});

test("[SERV-11 partly] a device that does not report is counted apart from those that need attention", async () => {
  expect(await license(await signedIn("sofia"), anchorRow, "DESKTOP_SECURITY")).toMatchObject({
    devicesProtected: 0,
    devicesAtRisk: 0,
    devicesSilent: 1,
  });
});

test("[SERV-11 partly] a seat is assigned and taken back, with the devices of its user; the last seat only once", async () => {
  const sofia = await signedIn("sofia");
  const [nico, bea] = [await idOf(sofia, "Nico"), await idOf(sofia, "Bea")];
  const full = await license(sofia, anchorRow, "DESKTOP_SECURITY");
  expect(await setSeat(sofia, full, bea, true)).toMatchObject({ status: 422, body: { code: "NO_SEAT_LEFT" } });
  const freed = (await setSeat(sofia, full, nico, false)).body;
  expect(freed).toMatchObject({ seatsUsed: 1, version: 2 });
  const given = (await setSeat(sofia, freed, bea, true)).body;
  expect(given).toMatchObject({ seatsUsed: 2, version: 3 });
  expect((await license(await signedIn("bea"), anchorRow, "DESKTOP_SECURITY")).installLinks).toHaveLength(2);

  const suite = await license(sofia, anchorRow, "SECURITY_SUITE");
  expect((await setSeat(sofia, suite, nico, false)).body).toMatchObject({ seatsUsed: 1, devicesAtRisk: 0 });
  const again = await license(sofia, anchorRow, "SECURITY_SUITE");
  expect((await setSeat(sofia, again, nico, true)).body.devices.map(({ name }) => name)).not.toContain("Front desk");
});

test("a seat is changed once per idempotency key, and not over a colleague's change", async () => {
  const sofia = await signedIn("sofia");
  const bea = await idOf(sofia, "Bea");
  const seen = await license(sofia, anchorRow, "SECURITY_SUITE");
  const key = randomUUID();
  const first = await setSeat(sofia, seen, bea, true, key);
  expect(await setSeat(sofia, seen, bea, true, key)).toEqual(first);
  expect(await setSeat(sofia, seen, bea, false)).toMatchObject({ status: 412, body: { code: "CONFLICT" } });
  expect((await setSeat(sofia, first.body, randomUUID(), true)).status).toBe(404);
});

test("somebody who was taken off the account holds no seat any more", async () => {
  const sofia = await signedIn("sofia");
  const bea = await idOf(sofia, "Bea");
  await backend.database.execute(
    "update user_accounts set state = 'REMOVED' from users where id = user_id and username = 'nico'",
  );
  const desktop = await license(sofia, anchorRow, "DESKTOP_SECURITY");
  expect(desktop).toMatchObject({ seatsUsed: 1 });
  expect((await setSeat(sofia, desktop, bea, true)).body).toMatchObject({ seatsUsed: 2 });
});

test("no seat is assigned before the service is active", async () => {
  const felix = await signedIn("felix");
  const { entitlements, userId } = await licensesOf(felix, driftwood);
  const { id, version } = entitlements[0] as Schemas["Entitlement"];
  const wanted = { accountId: driftwood, idempotencyKey: randomUUID(), version, assigned: true };
  const answer = await answerOf(await felix.send("PUT", `${entitled}/${id}/seats/${userId}`, wanted));
  expect(answer).toMatchObject({ status: 422, body: { code: "ADD_ON_NOT_ACTIVE" } });
});

test("activations and seats are in the activity log, with the name of the service and of the person", async () => {
  const sofia = await signedIn("sofia");
  await activate(sofia, anchorRow, (await service(sofia, anchorRow, "CLOUD_BACKUP")).serviceId);
  await setSeat(sofia, await license(sofia, anchorRow, "SECURITY_SUITE"), await idOf(sofia, "Bea"), true);
  const log = await sofia.get(`/api/pub/users/v1/accounts/${anchorRow}/activity-log?area=ADD_ONS&locale=en-US`);
  const { entries } = (await log.json()) as { entries: { what: string }[] };
  expect(entries.map(({ what }) => what)).toEqual([
    "Gave Bea a license for Security Suite",
    "Requested the activation of Backup",
  ]);
});
