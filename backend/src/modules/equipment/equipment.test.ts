import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/equipment";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

type Schemas = components["schemas"];

const base = "/api/pub/equipment/v1/equipment";
const [harborStreet, northPier, juniper] = ["8347201180", "8347201214", "8347201248"];
const [marrowLane, cedarHill, beaconPress, wharfLane] = ["8347204022", "8347204014", "8347206007", "8347201289"];

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const signedIn = (username: string) => TestClient.signedIn(backend, username);
const listOf = async (client: TestClient, accountId: string) =>
  (await (await client.get(`${base}?accountId=${accountId}`)).json()) as Schemas["EquipmentList"];
const oneOf = async (client: TestClient, accountId: string, kind: Schemas["EquipmentKind"]) =>
  (await listOf(client, accountId)).equipment.find((each) => each.kind === kind) as Schemas["Equipment"];

type Answer = { status: number; body: Schemas["Equipment"] & { code?: string; againAt?: string; detail?: string } };
const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: (await response.json()) as Answer["body"],
});

const rename = async (
  client: TestClient,
  accountId: string,
  { id, version }: Schemas["Equipment"],
  nickname: string,
  idempotencyKey: string = randomUUID(),
) => answerOf(await client.send("PUT", `${base}/${id}/nickname`, { accountId, idempotencyKey, version, nickname }));
const restart = async (
  client: TestClient,
  accountId: string,
  { id }: Schemas["Equipment"],
  idempotencyKey: string = randomUUID(),
) => answerOf(await client.send("POST", `${base}/${id}/restarts`, { accountId, idempotencyKey }));

test("[SERV-02 partly] the list has each device with its service, state, the phone lines through it and the footprint", async () => {
  const { footprint, equipment } = await listOf(await signedIn("dana"), harborStreet);
  expect(footprint).toBe("CHTR");
  expect(equipment.map(({ kind, serviceKey, state, phoneLines }) => [kind, serviceKey, state, phoneLines])).toEqual([
    ["MODEM", "INTERNET", "ONLINE", 0],
    ["ROUTER", "INTERNET", "ONLINE", 0],
    ["WIFI_EXTENDER", "INTERNET", "ONLINE", 0],
    ["PHONE_ADAPTER", "VOICE", "ONLINE", 4],
  ]);
  expect(equipment[1]).toMatchObject({ nickname: "Front counter", serialLastFour: "90C4", restart: null, version: 1 });
});

test("[SERV-02 partly] an account without a provisioned service is not eligible, for reading and for changing", async () => {
  const dana = await signedIn("dana");
  const router = await oneOf(dana, harborStreet, "ROUTER");
  await backend.database.execute(`update services set status = 'Unassigned' where account_id = '${harborStreet}'`);
  const refused = { status: 403, body: { code: "NOT_ELIGIBLE" } };
  expect(await answerOf(await dana.get(`${base}?accountId=${harborStreet}`))).toMatchObject(refused);
  expect(await rename(dana, harborStreet, router, "Oven")).toMatchObject(refused);
  expect(await restart(dana, harborStreet, router)).toMatchObject(refused);
});

test(
  "[SERV-02 partly] switched off, there is no equipment, whatever the account is eligible for",
  { tags: "full" },
  async () => {
    const dana = await signedIn("dana");
    const router = await oneOf(dana, harborStreet, "ROUTER");
    await backend.turn("equipment", false);
    expect((await dana.get(`${base}?accountId=${harborStreet}`)).status).toBe(404);
    expect((await restart(dana, harborStreet, router)).status).toBe(404);
  },
);

test("[SERV-03 partly] a nickname is stored tidily and removed by an empty one; each change has a new version", async () => {
  const dana = await signedIn("dana");
  const modem = await oneOf(dana, harborStreet, "MODEM");
  expect((await rename(dana, harborStreet, modem, "  Oven   room ")).body).toMatchObject({
    nickname: "Oven room",
    version: 2,
  });
  const named = await oneOf(dana, harborStreet, "MODEM");
  expect((await rename(dana, harborStreet, named, "")).body).toMatchObject({ nickname: null, version: 3 });
});

test("[SERV-03 partly] a TV device keeps its name on one footprint and takes a nickname on another", async () => {
  const morgan = await signedIn("morgan");
  const refused = await rename(morgan, northPier, await oneOf(morgan, northPier, "HD_RECEIVER"), "Lobby TV");
  expect(refused).toMatchObject({ status: 422, body: { code: "NICKNAME_NOT_ALLOWED" } });
  expect((await rename(morgan, northPier, await oneOf(morgan, northPier, "ROUTER"), "Dock")).status).toBe(200);
  const jo = await signedIn("jo");
  const named = await rename(jo, juniper, await oneOf(jo, juniper, "HD_RECEIVER"), "Lobby TV");
  expect(named).toMatchObject({ status: 200, body: { nickname: "Lobby TV" } });
});

test.each([
  ["x".repeat(31), "NICKNAME_TOO_LONG"],
  ["Line 617 555 0142", "NICKNAME_INVALID"],
])("[SERV-03 partly] the nickname %j is refused: %s", async (nickname, code) => {
  const dana = await signedIn("dana");
  const answer = await rename(dana, harborStreet, await oneOf(dana, harborStreet, "ROUTER"), nickname);
  expect(answer).toMatchObject({ status: 422, body: { code } });
});

test("[SERV-03 partly] a colleague's nickname is not overwritten unseen: CONFLICT, and the name stays", async () => {
  const [dana, ada] = [await signedIn("dana"), await signedIn("ada")];
  const seen = await oneOf(dana, harborStreet, "ROUTER");
  await rename(ada, harborStreet, seen, "Till");
  const late = await rename(dana, harborStreet, seen, "Entrance");
  expect(late).toMatchObject({ status: 412, body: { code: "CONFLICT" } });
  expect((await oneOf(dana, harborStreet, "ROUTER")).nickname).toBe("Till");
});

test("[SERV-03 partly] a repeat with the same key renames once; the key of another change is refused", async () => {
  const dana = await signedIn("dana");
  const [seen, key] = [await oneOf(dana, harborStreet, "ROUTER"), randomUUID()];
  const first = await rename(dana, harborStreet, seen, "Till", key);
  expect(await rename(dana, harborStreet, seen, "Till", key)).toEqual(first);
  expect(await rename(dana, harborStreet, seen, "Other", key)).toMatchObject({
    status: 409,
    body: { code: "CONFLICT" },
  });
});

test("[SERV-03 partly] billing and standard users see the equipment; renaming and restarting is refused", async () => {
  for (const username of ["billie", "sam"]) {
    const user = await signedIn(username);
    const router = await oneOf(user, harborStreet, "ROUTER");
    const refused = { status: 403, body: { code: "NOT_ALLOWED" } };
    expect(await rename(user, harborStreet, router, "Till"), username).toMatchObject(refused);
    expect(await restart(user, harborStreet, router), username).toMatchObject(refused);
  }
});

test("a device of another account is not found, as an unknown one", async () => {
  const [dana, jo] = [await signedIn("dana"), await signedIn("jo")];
  const foreign = await oneOf(jo, juniper, "MODEM");
  expect((await rename(dana, harborStreet, foreign, "Mine")).status).toBe(404);
  expect((await restart(dana, harborStreet, { ...foreign, id: "EQ-none" })).status).toBe(404);
  expect((await restart(dana, juniper, foreign)).status).toBe(404);
});

/** Lets so much business time pass, and the job run. */
async function pass(seconds: number): Promise<number> {
  backend.clock.advance(seconds);
  return backend.pollRestarts();
}
const progress = async (client: TestClient, accountId: string, kind: Schemas["EquipmentKind"]) => {
  const { state, restart: last } = await oneOf(client, accountId, kind);
  return [state, last?.state];
};

test("a restart is requested, then under way, then the device is online, by the clock", async () => {
  const theo = await signedIn("theo");
  const router = await oneOf(theo, marrowLane, "ROUTER");
  expect(router.state).toBe("OFFLINE");
  expect((await restart(theo, marrowLane, router)).body).toMatchObject({
    restart: { state: "REQUESTED", requestedAt: "2026-11-21T15:00:00.000Z", endedAt: null },
  });
  expect(await pass(1)).toBe(0);
  expect(await pass(3)).toBe(1);
  expect(await progress(theo, marrowLane, "ROUTER")).toEqual(["RESTARTING", "RESTARTING"]);
  expect(await pass(20)).toBe(1);
  expect(await progress(theo, marrowLane, "ROUTER")).toEqual(["ONLINE", "ONLINE"]);
  expect((await oneOf(theo, marrowLane, "ROUTER")).lastSeenAt).toBe("2026-11-21T15:00:24.000Z");
  await pass(3_601);
  expect((await oneOf(theo, marrowLane, "ROUTER")).restart).toBeNull();
});

test("a restart that fails leaves the device offline, and can be tried again at once", async () => {
  const ines = await signedIn("ines");
  const router = await oneOf(ines, cedarHill, "ROUTER");
  await restart(ines, cedarHill, router);
  await pass(5);
  await pass(30);
  expect(await progress(ines, cedarHill, "ROUTER")).toEqual(["OFFLINE", "FAILED"]);
  expect((await oneOf(ines, cedarHill, "ROUTER")).restartableFrom).toBeNull();
  expect((await restart(ines, cedarHill, router)).status).toBe(200);
});

test("a second restart is refused while one is under way, and then until the cool-down ends, with that time", async () => {
  const theo = await signedIn("theo");
  const modem = await oneOf(theo, marrowLane, "MODEM");
  await restart(theo, marrowLane, modem);
  expect(await restart(theo, marrowLane, modem)).toMatchObject({ status: 409, body: { code: "RESTART_RUNNING" } });
  await pass(60);
  const againAt = "2026-11-21T15:10:00.000Z";
  expect(await restart(theo, marrowLane, modem)).toMatchObject({
    status: 409,
    body: { code: "RESTART_TOO_SOON", againAt },
  });
  expect((await oneOf(theo, marrowLane, "MODEM")).restartableFrom).toBe(againAt);
  await pass(540);
  expect((await restart(theo, marrowLane, modem)).status).toBe(200);
});

test("a repeat with the same key restarts once, also at the same moment", async () => {
  const theo = await signedIn("theo");
  const [modem, key] = [await oneOf(theo, marrowLane, "MODEM"), randomUUID()];
  const answers = await Promise.all([restart(theo, marrowLane, modem, key), restart(theo, marrowLane, modem, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await backend.database.execute("select 1 from equipment_restarts");
  expect(rows).toHaveLength(1);
});

test("a restart without a report for ten minutes has failed", async () => {
  const theo = await signedIn("theo");
  await backend.database.execute("update equipment set restart_seconds = 100000 where id = 'EQ-204022-1'");
  await restart(theo, marrowLane, await oneOf(theo, marrowLane, "MODEM"));
  await pass(599);
  expect(await progress(theo, marrowLane, "MODEM")).toEqual(["RESTARTING", "RESTARTING"]);
  await pass(1);
  expect(await progress(theo, marrowLane, "MODEM")).toEqual(["OFFLINE", "FAILED"]);
});

test("TV devices and extenders are not restarted", async () => {
  const dana = await signedIn("dana");
  const answer = await restart(dana, harborStreet, await oneOf(dana, harborStreet, "WIFI_EXTENDER"));
  expect(answer).toMatchObject({ status: 422, body: { code: "NOT_RESTARTABLE" } });
});

test.each([
  ["suspended", "tess", beaconPress],
  ["disconnected", "devon", wharfLane],
])(
  "[SERV-02 partly] a %s account sees its equipment and can name it; a restart is refused",
  async (_, username, accountId) => {
    const owner = await signedIn(username);
    const modem = await oneOf(owner, accountId, "MODEM");
    expect(await restart(owner, accountId, modem)).toMatchObject({ status: 422, body: { code: "SERVICE_STOPPED" } });
    expect((await rename(owner, accountId, modem, "Office")).status).toBe(200);
  },
);

test("the activity log has names and restarts with who made them, in the reader's language", async () => {
  const [dana, ada] = [await signedIn("dana"), await signedIn("ada")];
  await rename(ada, harborStreet, await oneOf(ada, harborStreet, "MODEM"), "Rack");
  await rename(ada, harborStreet, await oneOf(ada, harborStreet, "ROUTER"), "");
  await restart(dana, harborStreet, await oneOf(dana, harborStreet, "PHONE_ADAPTER"));
  const log = `/api/pub/users/v1/accounts/${harborStreet}/activity-log?area=EQUIPMENT&locale=es-US`;
  const { entries } = (await (await dana.get(log)).json()) as { entries: { by: string; what: string }[] };
  expect(entries.map(({ by, what }) => [by, what])).toEqual([
    ["Dana", "Reinició un dispositivo: Adaptador de teléfono, número terminado en A06D"],
    ["Ada", "Quitó el apodo de un dispositivo: Enrutador, número terminado en 90C4"],
    ["Ada", "Le puso a un dispositivo el apodo Rack: Módem, número terminado en 7F21"],
  ]);
});

test("a change without the anti-forgery token is refused", async () => {
  const dana = await signedIn("dana");
  const router = await oneOf(dana, harborStreet, "ROUTER");
  dana.token = "forged";
  expect(await restart(dana, harborStreet, router)).toMatchObject({
    status: 403,
    body: { code: "CSRF_TOKEN_INVALID" },
  });
});

test("the words of a refusal are in the customer's language", async () => {
  const dana = await signedIn("dana");
  const router = await oneOf(dana, harborStreet, "ROUTER");
  const { id, version } = router;
  const body = { accountId: harborStreet, idempotencyKey: randomUUID(), version, nickname: "x".repeat(31) };
  const headers = { "accept-language": "es" };
  const answer = await answerOf(await dana.send("PUT", `${base}/${id}/nickname`, body, headers));
  expect(answer.body.detail).toBe("Use hasta 30 caracteres.");
});
