import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/community";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

type Schemas = components["schemas"];

const [mapleCourt, cypressGate] = ["8347201271", "8347208011"];
const of = (accountId: string) => `/api/pub/community/v1/accounts/${accountId}`;
const seen = (version: number) => ({ "if-match": `"${version}"` });

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const signedIn = (username: string) => TestClient.signedIn(backend, username, "community");
type Answer<Of> = { status: number; body: Of & { code?: string; fields?: unknown } };
const answerOf = async <Of>(response: Response): Promise<Answer<Of>> => ({
  status: response.status,
  body: (response.status === 204 ? {} : await response.json()) as Answer<Of>["body"],
});
const lineupOf = async (client: TestClient, accountId: string) =>
  (await answerOf<Schemas["ChannelLineup"]>(await client.get(`${of(accountId)}/channels`))).body;
const names = ({ channels }: Schemas["ChannelLineup"]) => channels.map(({ name }) => name);
const named = async (client: TestClient, name: string) =>
  (await lineupOf(client, mapleCourt)).channels.find((each) => each.name === name) as Schemas["Channel"];

const facts: Schemas["ChannelFacts"] = {
  name: "Rooftop",
  description: "Opening hours.",
  slideText: "Open until 10 PM",
  enabled: true,
  startsOn: null,
  endsOn: null,
};
const factsOf = ({ channelId: _id, state: _state, version: _version, ...rest }: Schemas["Channel"]) => rest;

const add = async (client: TestClient, accountId: string, typed: object, channelId: string = randomUUID()) =>
  answerOf<Schemas["Channel"]>(
    await client.send("POST", `${of(accountId)}/channels`, { channelId, ...facts, ...typed }),
  );
const change = async (client: TestClient, { channelId, version }: Schemas["Channel"], typed: Schemas["ChannelFacts"]) =>
  answerOf<Schemas["Channel"]>(
    await client.send("PUT", `${of(mapleCourt)}/channels/${channelId}`, typed, seen(version)),
  );
const remove = async (client: TestClient, { channelId, version }: Schemas["Channel"]) =>
  answerOf<object>(
    await client.send("DELETE", `${of(mapleCourt)}/channels/${channelId}`, undefined, {
      ...seen(version),
      "content-type": null,
    }),
  );
const reorder = async (client: TestClient, version: number, channelIds: string[]) =>
  answerOf<Schemas["ChannelLineup"]>(
    await client.send("PUT", `${of(mapleCourt)}/channel-order`, { channelIds }, seen(version)),
  );
const changeSettings = async (client: TestClient, version: number, typed: object) =>
  answerOf<Schemas["ChannelLineup"]>(
    await client.send("PUT", `${of(mapleCourt)}/channel-settings`, typed, seen(version)),
  );
const activate = async (client: TestClient, accountId: string, code: string, name = "Gym") =>
  answerOf<Schemas["Television"]>(await client.send("POST", `${of(accountId)}/televisions`, { code, name }));

test("[SERV-09 partly] the list has every channel with its state by the property's date, its televisions and settings", async () => {
  const lineup = await lineupOf(await signedIn("sunny"), mapleCourt);
  expect(lineup.channels.map(({ name, state }) => [name, state])).toEqual([
    ["Building notices", "ACTIVE"],
    ["Pool and gym", "ACTIVE"],
    ["Winter gathering", "SCHEDULED"],
    ["Parking garage cleaning", "ENDED"],
    ["Lost and found", "OFF"],
  ]);
  expect(lineup.televisions.map(({ name, state }) => [name, state])).toEqual([
    ["Clubroom", "FAILED"],
    ["Lobby", "ONLINE"],
  ]);
  expect(lineup.settings).toEqual({
    captions: "EN",
    rotationSeconds: 20,
    quietFrom: "23:00",
    quietUntil: "06:00",
    version: 1,
  });
  expect(lineup.timeZone).toBe("America/New_York");
});

test("a property without channels has none, and the default settings", async () => {
  expect(await lineupOf(await signedIn("noemi"), cypressGate)).toMatchObject({
    channels: [],
    settings: { captions: "EN", rotationSeconds: 15, quietFrom: null, quietUntil: null, version: 1 },
  });
});

test.each([
  ["priya", "8347208029"],
  ["ivan", "8347208037"],
  ["greta", "8347208045"],
])("[SERV-09 partly] without a tenant agreement in force there are no channels: %s", async (username, accountId) => {
  const owner = await signedIn(username);
  const refused = { status: 403, body: { code: "AGREEMENT_REQUIRED" } };
  expect(await answerOf(await owner.get(`${of(accountId)}/channels`))).toMatchObject(refused);
  expect(await add(owner, accountId, {})).toMatchObject(refused);
});

test("[SERV-09 partly] another customer's property and the business site have nothing here", async () => {
  const noemi = await signedIn("noemi");
  expect((await noemi.get(`${of(mapleCourt)}/channels`)).status).toBe(404);
  expect((await add(noemi, mapleCourt, {})).status).toBe(404);
  const dana = await TestClient.signedIn(backend, "dana");
  expect((await dana.get(`${of("8347201180")}/channels`)).status).toBe(404);
});

test("[SERV-09 partly] a standard user sees the channels; every change is refused", async () => {
  const sunny = await signedIn("sunny");
  const { channels, orderVersion } = await lineupOf(sunny, mapleCourt);
  const [first] = channels as [Schemas["Channel"]];
  const refused = { status: 403, body: { code: "NOT_ALLOWED" } };
  expect(await add(sunny, mapleCourt, {})).toMatchObject(refused);
  expect(await change(sunny, first, facts)).toMatchObject(refused);
  expect(await remove(sunny, first)).toMatchObject(refused);
  expect(await reorder(sunny, orderVersion, [first.channelId])).toMatchObject(refused);
  expect(
    await changeSettings(sunny, 1, { captions: "ES", rotationSeconds: 9, quietFrom: null, quietUntil: null }),
  ).toMatchObject(refused);
  expect(await activate(sunny, mapleCourt, "MAPLE234")).toMatchObject(refused);
});

test("[SERV-09 partly] a channel is added once, also when the call is repeated, then changed and removed", async () => {
  const alex = await signedIn("alex");
  const channelId = randomUUID();
  const first = await add(alex, mapleCourt, { name: "  Rooftop " }, channelId);
  expect(first).toMatchObject({ status: 201, body: { name: "Rooftop", state: "ACTIVE", version: 1 } });
  expect(await add(alex, mapleCourt, { name: "Rooftop" }, channelId)).toEqual(first);
  expect(await add(alex, mapleCourt, { name: "Other" }, channelId)).toMatchObject({ status: 409 });
  const changed = await change(alex, first.body, { ...facts, startsOn: "2026-12-24" });
  expect(changed).toMatchObject({ status: 200, body: { state: "SCHEDULED", version: 2 } });
  expect((await remove(alex, changed.body)).status).toBe(204);
  expect((await remove(alex, changed.body)).status).toBe(404);
});

test("[SERV-09 partly] a change from an old version is refused, and the newer one stays", async () => {
  const [one, other] = [await signedIn("alex"), await signedIn("alex")];
  const before = await named(one, "Pool and gym");
  await change(one, before, { ...factsOf(before), slideText: "Pool: closed" });
  const late = await change(other, before, { ...factsOf(before), name: "Pool" });
  expect(late).toMatchObject({ status: 412, body: { code: "CONFLICT" } });
  expect(await remove(other, before)).toMatchObject({ status: 412 });
  expect(await named(one, "Pool and gym")).toMatchObject({ slideText: "Pool: closed", version: 2 });
});

test("errors are named by field, and no more channels than allowed are added, also at the same moment", async () => {
  const noemi = await signedIn("noemi");
  expect(await add(noemi, cypressGate, { name: " ", startsOn: "2026-12-02", endsOn: "2026-12-01" })).toMatchObject({
    status: 400,
    body: {
      fields: [
        { field: "name", code: "MISSING" },
        { field: "endsOn", code: "OUT_OF_RANGE" },
      ],
    },
  });
  for (let place = 1; place < 20; place += 1) await add(noemi, cypressGate, { name: `Channel ${place}` });
  const last = await Promise.all([add(noemi, cypressGate, {}), add(noemi, cypressGate, {})]);
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("[SERV-09 partly] the channels that are on get another order; an old order, or other channels, are refused", async () => {
  const alex = await signedIn("alex");
  const before = await lineupOf(alex, mapleCourt);
  const ids = before.channels.filter(({ enabled }) => enabled).map(({ channelId }) => channelId);
  const wanted = [ids[2], ids[0], ids[3], ids[1]] as string[];
  const changed = await reorder(alex, before.orderVersion, wanted);
  expect(changed.status).toBe(200);
  expect(names(changed.body)).toEqual([
    "Winter gathering",
    "Building notices",
    "Parking garage cleaning",
    "Pool and gym",
    "Lost and found",
  ]);
  expect(await reorder(alex, before.orderVersion, ids)).toMatchObject({ status: 412, body: { code: "CONFLICT" } });
  const { orderVersion } = changed.body;
  for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1] as string], [...ids.slice(1), randomUUID()]])
    expect((await reorder(alex, orderVersion, wrong)).status).toBe(400);
});

test("[SERV-09 partly] turning a channel off makes an order that was seen before an old one", async () => {
  const alex = await signedIn("alex");
  const { orderVersion, channels } = await lineupOf(alex, mapleCourt);
  const pool = await named(alex, "Pool and gym");
  await change(alex, pool, { ...factsOf(pool), enabled: false });
  const ids = channels.filter(({ enabled }) => enabled).map(({ channelId }) => channelId);
  expect((await reorder(alex, orderVersion, ids)).status).toBe(412);
});

test("[SERV-09 partly] settings are changed from the version that was seen; impossible ones are refused", async () => {
  const alex = await signedIn("alex");
  const wanted = { captions: "ES", rotationSeconds: 45, quietFrom: "22:30", quietUntil: "05:45" };
  const changed = await changeSettings(alex, 1, wanted);
  expect(changed.body.settings).toEqual({ ...wanted, version: 2 });
  const other = { ...wanted, captions: "EN" };
  expect(await changeSettings(alex, 1, other)).toMatchObject({ status: 412, body: { code: "CONFLICT" } });
  expect(await changeSettings(alex, 2, { ...wanted, rotationSeconds: 4, quietUntil: null })).toMatchObject({
    status: 400,
    body: {
      fields: [
        { field: "rotationSeconds", code: "OUT_OF_RANGE" },
        { field: "quietUntil", code: "MISSING" },
      ],
    },
  });
});

test("[SERV-09 partly] a television is activated by its code, connects, and is found again by a repeat", async () => {
  const alex = await signedIn("alex");
  const first = await activate(alex, mapleCourt, " maple-234 ");
  expect(first).toMatchObject({ status: 201, body: { name: "Gym", state: "CONNECTING" } });
  backend.clock.advance(6);
  expect((await activate(alex, mapleCourt, "MAPLE234")).body).toEqual({ ...first.body, state: "ONLINE" });
  const never = await activate(alex, mapleCourt, "SLATE234", "Mail room");
  expect(never.body.state).toBe("CONNECTING");
  backend.clock.advance(300);
  expect((await lineupOf(alex, mapleCourt)).televisions[0]).toMatchObject({ name: "Mail room", state: "FAILED" });
});

test("[SERV-09 partly] a television that did not connect is activated again by its code while that is valid", async () => {
  const alex = await signedIn("alex");
  await activate(alex, mapleCourt, "SLATE234", "Mail room");
  const before = (await lineupOf(alex, mapleCourt)).televisions.length;
  backend.clock.advance(300);
  const again = await activate(alex, mapleCourt, "SLATE234", "Back office");
  expect(again).toMatchObject({ status: 201, body: { name: "Back office", state: "CONNECTING" } });
  expect((await lineupOf(alex, mapleCourt)).televisions).toHaveLength(before);
  expect(await activate(alex, mapleCourt, "CLUB2345")).toMatchObject({ status: 422, body: { code: "CODE_EXPIRED" } });
});

test.each([
  ["PASTDAY2", 422, "CODE_EXPIRED"],
  ["CYPRESS2", 422, "CODE_USED"],
  ["WRNG2345", 422, "CODE_UNKNOWN"],
  ["MAPLE23", 400, "INVALID_REQUEST"],
])("[SERV-09 partly] the code %s is refused: %i %s", async (typed, status, code) => {
  expect(await activate(await signedIn("alex"), mapleCourt, typed)).toMatchObject({ status, body: { code } });
});

test("codes cannot be guessed: after ten wrong ones within an hour a right one is refused too, with the time to wait", async () => {
  const alex = await signedIn("alex");
  for (let tries = 0; tries < 10; tries += 1) await activate(alex, mapleCourt, "WRNG2345");
  expect(await activate(alex, mapleCourt, "MAPLE234")).toMatchObject({
    status: 429,
    body: { code: "TOO_MANY_REQUESTS" },
  });
});

test("a change without the anti-forgery token is refused", async () => {
  const alex = await signedIn("alex");
  alex.token = "forged";
  expect(await add(alex, mapleCourt, {})).toMatchObject({ status: 403, body: { code: "CSRF_TOKEN_INVALID" } });
});

test("changes of channels, their settings and televisions are in the activity log once, refused ones are not", async () => {
  const alex = await signedIn("alex");
  const channelId = randomUUID();
  const { body } = await add(alex, mapleCourt, { name: "Rooftop" }, channelId);
  await add(alex, mapleCourt, { name: "Rooftop" }, channelId);
  const changed = await change(alex, body, { ...facts, name: "Roof" });
  await change(alex, body, facts);
  const { channels, orderVersion } = await lineupOf(alex, mapleCourt);
  const ids = channels.filter(({ enabled }) => enabled).map((each) => each.channelId);
  await reorder(alex, orderVersion, ids.toReversed());
  await remove(alex, changed.body);
  await changeSettings(alex, 1, { captions: "ES", rotationSeconds: 30, quietFrom: null, quietUntil: null });
  await activate(alex, mapleCourt, "MAPLE234");
  await activate(alex, mapleCourt, "MAPLE234");
  const query = "activity-log?area=PROPERTY&locale=en-US";
  const log = await alex.get(`/api/pub/users/v1/accounts/${mapleCourt}/${query}`);
  const { entries } = (await log.json()) as { entries: { what: string; by: string }[] };
  expect(entries.every(({ by }) => by === "Alex")).toBe(true);
  expect(entries.map(({ what }) => what)).toEqual([
    "Activated the TV Gym",
    "Changed the settings of the channels",
    "Removed the channel Roof",
    "Changed the order of the channels",
    "Changed the channel Roof",
    "Added the channel Rooftop",
  ]);
});
