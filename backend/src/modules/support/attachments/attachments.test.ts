import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/support";
import { supportFiles as limits } from "@portico/rules/serviceConstants";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { TestClient } from "../../../../testing/testClient.ts";
import { deleteExpired } from "../../../jobs.ts";
import { testMalware } from "../../../lib/fileScanner.ts";
import { supportFiles } from "./attachments.tables.ts";

type Schemas = components["schemas"];
type Case = Schemas["SupportCase"] & { code?: string };
type Uploaded = Schemas["SupportFile"] & { code?: string };

const base = "/api/pub/support/v1";
const harborStreet = "8347201180";
const png = Buffer.from("89504e470d0a1a0a0000", "hex");

let backend: TestBackend;
let [dana, billie, gina]: TestClient[] = [];
const who = () => ({ dana: dana as TestClient, billie: billie as TestClient, gina: gina as TestClient });
const signIn = async () => {
  [dana, billie, gina] = await Promise.all(
    ["dana", "billie", "gina"].map((name) => TestClient.signedIn(backend, name)),
  );
};
beforeAll(async () => {
  backend = await openBackend();
  await signIn();
});
afterAll(() => backend.close());
afterEach(async () => {
  vi.restoreAllMocks();
  // Each test has the whole hour's uploads, and as many open cases as there may be.
  await backend.database.execute("delete from rate_limits");
  await backend.database.execute("update support_cases set state = 'CLOSED'");
});

async function upload(client: TestClient, content: string | Uint8Array, name = "note.txt", accountId = harborStreet) {
  const query = new URLSearchParams({ accountId, name });
  const headers = { "content-type": "application/octet-stream" };
  const response = await client.send("POST", `${base}/files?${query}`, content, headers);
  return { status: response.status, body: (await response.json()) as Uploaded };
}
const uploaded = async (client: TestClient, content: string | Uint8Array = "A note.", name?: string) =>
  (await upload(client, content, name)).body.id;

async function post(client: TestClient, path: string, body: object) {
  const common = { accountId: harborStreet, idempotencyKey: randomUUID() };
  const response = await client.send("POST", `${base}${path}`, { ...common, ...body });
  return { status: response.status, body: (await response.json()) as Case };
}
const answers = { service: "NONE", question: "The door code changed.", answer: "PORTAL" };
const request = { form: "other-request", version: "1", locale: "en-US", answers };
const open = (client: TestClient, files?: string[]) => post(client, "/cases", { ...request, ...(files && { files }) });
const reply = (client: TestClient, id: string, files: string[]) =>
  post(client, `/cases/${id}/replies`, { body: "As a picture.", files });
const answer = (client: TestClient, id: string, more: object) =>
  post(client, `/cases/${id}/answers`, { body: "The plan is in the file.", state: "ANSWERED", seen: 1, ...more });
const download = (client: TestClient, id: string) => client.get(`${base}/files/${id}?accountId=${harborStreet}`);

test("[SERV-08 partly] files of a request and a reply are listed with their message, in the order in which they were chosen", async () => {
  const { dana } = who();
  const [first, second] = [await uploaded(dana, png, "C:\\pictures\\router.png"), await uploaded(dana, "Red light.")];
  const { body } = await open(dana, [second, first]);
  expect(body.messages[0]?.files).toEqual([
    { id: second, name: "note.txt", type: "text/plain", bytes: 10 },
    { id: first, name: "C-pictures-router.png", type: "image/png", bytes: png.length },
  ]);
  const replied = await reply(dana, body.id, [await uploaded(dana, "%PDF-1.7\n", "bill.pdf")]);
  expect(replied.body.messages.map(({ files }) => files.length)).toEqual([2, 1]);
  const listed = await dana.get(`${base}/cases?accountId=${harborStreet}`);
  const { cases } = (await listed.json()) as Schemas["SupportCases"];
  expect(cases.find(({ id }) => id === body.id)).toEqual(replied.body);
});

test("[SERV-08 partly] a file is downloaded unchanged, as an attachment that may run nothing", async () => {
  const { dana } = who();
  const id = await uploaded(dana, png, "año.png");
  await open(dana, [id]);
  const response = await download(dana, id);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="ano.png"; filename*=UTF-8''a%C3%B1o.png`,
  );
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("[SERV-08 partly] whoever sent a request and customer service download its files; others on the account don't", async () => {
  const { dana, billie, gina } = who();
  const id = await uploaded(dana);
  // Nobody downloads what no message names.
  for (const client of [dana, gina]) expect((await download(client, id)).status).toBe(404);
  const { body } = await open(dana, [id]);
  expect((await download(dana, id)).status).toBe(200);
  expect((await download(gina, id)).status).toBe(200);
  expect((await download(billie, id)).status).toBe(404);
  const answered = await uploaded(gina, "The plan.", "plan.txt");
  await answer(gina, body.id, { files: [answered] });
  expect(await (await download(dana, answered)).text()).toBe("The plan.");
  expect((await download(billie, answered)).status).toBe(404);
});

test.each([
  ["a program that is named as a picture", Buffer.from("4d5a90000300", "hex"), "photo.jpg"],
  ["an empty file", "", "note.txt"],
  ["an archive", Buffer.from("504b0304", "hex"), "files.pdf"],
])("refuses %s", { tags: "full" }, async (_what, content, name) => {
  const { status, body } = await upload(who().dana, content, name);
  expect([status, body.code]).toEqual([422, "FILE_TYPE_NOT_ACCEPTED"]);
});

test("refuses a file above the limit, and takes one that just fits", { tags: "full" }, async () => {
  const { dana } = who();
  expect((await upload(dana, Buffer.alloc(limits.maxBytes, "a"))).status).toBe(201);
  const { status, body } = await upload(dana, Buffer.alloc(limits.maxBytes + 1, "a"));
  expect([status, body.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
});

test("refuses the test file of scanners, and stores nothing of it", async () => {
  const { dana } = who();
  const before = await backend.database.$count(supportFiles);
  expect((await upload(dana, testMalware)).body.code).toBe("FILE_UNSAFE");
  expect(await backend.database.$count(supportFiles)).toBe(before);
});

test("refuses a file that the scanner could not check, and stores nothing of it", async () => {
  const { dana } = who();
  const before = await backend.database.$count(supportFiles);
  vi.spyOn(backend.deps.scanner, "scan").mockRejectedValue(new Error("connect ECONNREFUSED"));
  const { status, body } = await upload(dana, "A note.");
  expect([status, body.code]).toEqual([422, "FILE_CHECK_UNAVAILABLE"]);
  expect(await backend.database.$count(supportFiles)).toBe(before);
});

test("refuses more files than a message may have; the request is not sent, and fewer of them are", async () => {
  const { dana } = who();
  const ids = [];
  for (let files = 0; files <= limits.maxInMessage; files += 1) ids.push(await uploaded(dana));
  expect((await open(dana, ids)).body.code).toBe("TOO_MANY_FILES");
  expect((await open(dana, ids.slice(1))).body.messages[0]?.files).toHaveLength(limits.maxInMessage);
});

test("an upload is used once, and by its uploader alone", async () => {
  const { dana, billie, gina } = who();
  const id = await uploaded(dana);
  expect(await open(billie, [id])).toMatchObject({ status: 409, body: { code: "FILE_NOT_AVAILABLE" } });
  expect((await open(dana, [id, id])).body.code).toBe("FILE_NOT_AVAILABLE");
  const { body } = await open(dana, [id]);
  expect(body.messages[0]?.files).toHaveLength(1);
  expect((await open(dana, [id])).body.code).toBe("FILE_NOT_AVAILABLE");
  expect((await reply(dana, body.id, [id])).body.code).toBe("FILE_NOT_AVAILABLE");
  expect((await answer(gina, body.id, { files: [id] })).body.code).toBe("FILE_NOT_AVAILABLE");
  expect((await open(dana, [randomUUID()])).body.code).toBe("FILE_NOT_AVAILABLE");
});

test("two messages at the same time that name one upload: one of them has it", async () => {
  const { dana } = who();
  const { body } = await open(dana);
  const id = await uploaded(dana);
  const both = await Promise.all([open(dana, [id]), reply(dana, body.id, [id])]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("a repeat with the same key has its files once", async () => {
  const { dana } = who();
  const wanted = { ...request, idempotencyKey: randomUUID(), files: [await uploaded(dana)] };
  const [first, again] = [await post(dana, "/cases", wanted), await post(dana, "/cases", wanted)];
  expect(again.body).toEqual(first.body);
  expect(first.body.messages[0]?.files).toHaveLength(1);
});

test("an answer with a file needs a text", async () => {
  const { dana, gina } = who();
  const { body } = await open(dana);
  const files = [await uploaded(gina)];
  expect((await answer(gina, body.id, { files, body: " ", state: "IN_PROGRESS" })).body.code).toBe("TEXT_INVALID");
  expect((await answer(gina, body.id, { files })).body.messages[1]?.files).toHaveLength(1);
});

test("an upload waits for an hour, and is then deleted; files of messages stay", async () => {
  const { dana } = who();
  const [kept, late] = [await uploaded(dana), await uploaded(dana)];
  await open(dana, [kept]);
  backend.securityClock.advance(limits.waitsMilliseconds / 1_000 - 1);
  await deleteExpired(backend.deps);
  const stored = async () =>
    (await backend.database.select({ id: supportFiles.id }).from(supportFiles)).map(({ id }) => id);
  expect(await stored()).toContain(late);
  backend.securityClock.advance(1);
  await signIn();
  expect((await open(who().dana, [late])).body.code).toBe("FILE_NOT_AVAILABLE");
  await deleteExpired(backend.deps);
  expect(await stored()).not.toContain(late);
  expect((await download(who().dana, kept)).status).toBe(200);
});

test("uploads of a person are limited in an hour, also those that are refused", async () => {
  await signIn();
  const { billie, dana } = who();
  const { rows } = await backend.database.execute<{ id: string }>("select id from users where username = 'billie'");
  const used = `support files ${rows[0]?.id}`;
  await upload(billie, Buffer.from("4d5a90", "hex"));
  await backend.database.execute(`update rate_limits set used = ${limits.hourly.files} where name = '${used}'`);
  const { status, body } = await upload(billie, "A note.");
  expect([status, body.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect((await upload(dana, "A note.")).status).toBe(201);
  backend.securityClock.advance(3_601);
  await signIn();
  expect((await upload(who().billie, "A note.")).status).toBe(201);
});
