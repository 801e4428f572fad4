import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";

let backend: TestBackend;
let erin: Editor;
let amir: Editor;
beforeAll(async () => {
  backend = await openBackend();
  [erin, amir] = [await Editor.signIn(backend), await Editor.signIn(backend, "amir")];
});
afterAll(() => backend.close());

const key = "billing.close";
const openTitles = async () =>
  (await erin.call<{ changeSets: { title: string }[] }>("GET", "change-sets?state=open&limit=50")).body.changeSets.map(
    ({ title }) => title,
  );
const said = async () =>
  (await erin.call<{ comments: { text: string }[] }>("GET", `comments?key=${key}`)).body.comments.map(
    ({ text }) => text,
  );
const changesOf = async (action: string) =>
  (await erin.call<{ changes: object[] }>("GET", `changes?action=${action}&key=${key}`)).body.changes;

async function fileWith(en: string): Promise<string> {
  const { body } = await erin.call<{ messages: Record<string, object> }>("GET", "export?format=json&namespace=billing");
  return JSON.stringify({ ...body, messages: { [key]: { ...body.messages[key], en } } });
}

test("a comment that is sent again with its idempotency key is said once, and gets the same answer", async () => {
  const comment = { key, text: "Is this short enough?", idempotencyKey: randomUUID() };
  const answers = [await amir.call("POST", "comments", comment), await amir.call("POST", "comments", comment)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[1]).toEqual(answers[0]);
  expect(await said()).toEqual(["Is this short enough?"]);
  expect(await changesOf("commented")).toHaveLength(1);
});

test("a change set that is created twice at once with one idempotency key is one", async () => {
  const wanted = { title: "Autumn", idempotencyKey: randomUUID() };
  const answers = await Promise.all([
    erin.call("POST", "change-sets", wanted),
    erin.call("POST", "change-sets", wanted),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[1]).toEqual(answers[0]);
  expect((await openTitles()).filter((title) => title === "Autumn")).toHaveLength(1);
});

test("an import that is sent again with its idempotency key saves its drafts once, and gets the same report", async () => {
  const wanted = { format: "json", text: await fileWith("Close this"), dryRun: false, title: "From the agency" };
  const idempotencyKey = randomUUID();
  const first = await erin.call<{ changeSet?: number }>("POST", "imports", { ...wanted, idempotencyKey });
  expect(first).toMatchObject({ status: 200, body: { changeSet: expect.any(Number), items: [{ outcome: "taken" }] } });
  expect(await erin.call("POST", "imports", { ...wanted, idempotencyKey })).toEqual(first);
  expect((await openTitles()).filter((title) => title === "From the agency")).toHaveLength(1);
});

test("an import into a change set that is in review by then still gets its first report", async () => {
  const { id } = (await erin.open("For the import")).body;
  const text = await fileWith("Close it now");
  const wanted = { format: "json", text, dryRun: false, changeSet: id, idempotencyKey: randomUUID() };
  const first = await erin.call("POST", "imports", wanted);
  expect((await erin.step(id, "submit")).status).toBe(200);
  expect(await erin.call("POST", "imports", wanted)).toEqual(first);
});

test("an import that nothing can be taken from is answered again too", async () => {
  const idempotencyKey = randomUUID();
  const wanted = { format: "json", text: await fileWith("Close {this"), dryRun: false, idempotencyKey };
  const first = await erin.call("POST", "imports", wanted);
  expect(first).toMatchObject({ status: 200, body: { items: [{ outcome: "refused" }] } });
  expect(await erin.call("POST", "imports", wanted)).toEqual(first);
});

test("a refused attempt changes nothing, and its key can be used again", async () => {
  const comment = { text: "About nothing", idempotencyKey: randomUUID() };
  expect((await amir.call("POST", "comments", { ...comment, changeSet: 999_999 })).status).toBe(404);
  expect((await amir.call("POST", "comments", { ...comment, key })).status).toBe(201);
});

test("an idempotency key that was used for something else is rejected", async () => {
  const idempotencyKey = randomUUID();
  expect((await erin.call("POST", "change-sets", { title: "First", idempotencyKey })).status).toBe(201);
  const problem = { status: 409, body: { code: "CONFLICT" } };
  expect(await erin.call("POST", "change-sets", { title: "Second", idempotencyKey })).toMatchObject(problem);
  expect(await erin.call("POST", "comments", { key, text: "First", idempotencyKey })).toMatchObject(problem);
  expect((await amir.call("POST", "comments", { key, text: "Another person's", idempotencyKey })).status).toBe(201);
});

test("an import needs an idempotency key, a dry run does not", async () => {
  const wanted = { format: "json", text: await fileWith("Close that"), title: "Once" };
  expect(await erin.call("POST", "imports", { ...wanted, dryRun: false })).toMatchObject({
    status: 400,
    body: { code: "INVALID_REQUEST", fields: [{ field: "idempotencyKey", code: "MISSING" }] },
  });
  expect((await erin.call("POST", "imports", { ...wanted, dryRun: true })).status).toBe(200);
});
