import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openBackend, type TestBackend, type TestBrowser } from "../testing/openBackend.ts";
import { TestClient } from "../testing/testClient.ts";
import { createApp } from "../src/app.ts";
import { openSessionsOf } from "../src/modules/identity/session.repository.ts";
import { announceMessages } from "../src/modules/voice/messages.service.ts";
import { announceMail } from "../src/modules/webmail/webmail.service.ts";
import { createAccountStreams } from "../src/modules/account-events/accountEvents.streams.ts";
import { announceChange } from "../src/modules/account-events/accountEvents.writes.ts";

const harborStreet = "8347201180";
const northPier = "8347201214";
const path = "/api/pub/account-events/v1/stream";

let backend: TestBackend;
let origins: string[];
const closing: (() => Promise<unknown> | void)[] = [];
beforeAll(async () => {
  backend = await openBackend({ config: { businessHosts: ["127.0.0.1"] } });
  const other = await createApp(backend.deps);
  const listen = { port: 0, host: "127.0.0.1" };
  origins = [await backend.app.listen(listen), await other.listen(listen)];
  closing.push(() => other.close());
});
afterAll(async () => {
  for (const close of closing) await close();
  await backend.close();
});
const reading: AbortController[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const ended of reading.splice(0)) ended.abort();
});

/** What a stream sends, as it comes. The process is one of two that share the database. */
async function listenTo(browser: TestBrowser, process: 0 | 1 = 0): Promise<{ text: string }> {
  const ended = new AbortController();
  reading.push(ended);
  const answer = await fetch(origins[process] + path, {
    headers: { cookie: browser.jar.header() },
    signal: ended.signal,
  });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  const heard = { text: "" };
  void (async () => {
    for await (const bytes of answer.body!) heard.text += new TextDecoder().decode(bytes);
  })().catch(() => undefined);
  return heard;
}
const changes = ({ text }: { text: string }) =>
  [...text.matchAll(/event: changed\ndata: (.*)\n\n/g)].map(([, data]) => JSON.parse(data!) as unknown);
const one = (topic: string) => ({ topics: [topic] });

const as = (username: string) => TestClient.signedIn(backend, username);

test("a stream is for customers: nobody else gets one", async () => {
  expect((await fetch(origins[0] + path)).status).toBe(401);
  const editor = await as("erin");
  expect((await fetch(origins[0] + path, { headers: { cookie: editor.browser.jar.header() } })).status).toBe(403);
});

test("[SERV-02 partly] a restart that a colleague asks for is told to the account's people in every process, and to nobody else", async () => {
  const [dana, ada, morgan] = [await as("dana"), await as("ada"), await as("morgan")];
  const heard = [await listenTo(dana.browser, 0), await listenTo(dana.browser, 1)];
  const elsewhere = await listenTo(morgan.browser, 1);
  const list = await (await ada.get(`/api/pub/equipment/v1/equipment?accountId=${harborStreet}`)).json();
  const { id } = list.equipment.find(({ kind }: { kind: string }) => kind === "ROUTER");
  const body = { accountId: harborStreet, idempotencyKey: randomUUID() };
  const answer = await ada.send("POST", `/api/pub/equipment/v1/equipment/${id}/restarts`, body);
  expect(answer.ok, await answer.clone().text()).toBe(true);
  await expect.poll(() => heard.map(changes)).toEqual([[one("EQUIPMENT")], [one("EQUIPMENT")]]);
  await announceChange(backend.database, { topic: "ORDERS", accountId: northPier });
  await expect.poll(() => changes(elsewhere)).toEqual([one("ORDERS")]);
});

test("a change that is rolled back is not told", async () => {
  const heard = await listenTo((await as("dana")).browser);
  await backend.database
    .transaction(async (tx) => {
      await announceChange(tx, { topic: "ORDERS", accountId: harborStreet });
      throw new Error("rolled back");
    })
    .catch(() => undefined);
  await announceChange(backend.database, { topic: "SERVICES", accountId: harborStreet });
  await expect.poll(() => changes(heard)).toEqual([one("SERVICES")]);
});

test("[SERV-13 partly] a notification is told to its user alone", async () => {
  const [dana, ada] = [await as("dana"), await as("ada")];
  const [own, others] = [await listenTo(dana.browser), await listenTo(ada.browser)];
  const marked = await dana.send("PUT", "/api/pub/notifications/v1/read", { first: 1, last: 1 });
  expect(marked.status).toBe(200);
  await announceChange(backend.database, { topic: "SERVICES", accountId: harborStreet });
  await expect.poll(() => changes(own)).toEqual([one("NOTIFICATIONS"), one("SERVICES")]);
  await expect.poll(() => changes(others)).toEqual([one("SERVICES")]);
});

test("[SERV-04 partly] a voice message is told once, when it arrives by the business clock", async () => {
  await announceMessages(backend.deps);
  const heard = await listenTo((await as("dana")).browser);
  expect(await announceMessages(backend.deps)).toBe(0);
  backend.clock.advance(4 * 60);
  expect(await announceMessages(backend.deps)).toBe(1);
  expect(await announceMessages(backend.deps)).toBe(0);
  await expect.poll(() => changes(heard)).toEqual([one("VOICE_MESSAGES")]);
});

test("[SERV-12 partly] an email is told once, when it arrives by the business clock, and so is a mark", async () => {
  const arrival = new Date(backend.clock.now().getTime() + 10 * 60_000).toISOString();
  await backend.database.execute(
    `insert into mail_messages (id, mailbox_id, sender, subject, received_at, is_read)
      select 'MB-new', mailbox_id, sender, subject, '${arrival}', false from mail_messages where id = 'MB-207617-hello-1'`,
  );
  await announceMail(backend.deps);
  const sofia = await as("sofia");
  const heard = await listenTo(sofia.browser);
  const elsewhere = await listenTo((await as("dana")).browser);
  expect(await announceMail(backend.deps)).toBe(0);
  backend.clock.advance(10 * 60);
  expect(await announceMail(backend.deps)).toBe(1);
  expect(await announceMail(backend.deps)).toBe(0);
  await expect.poll(() => changes(heard)).toEqual([one("WEBMAIL")]);
  const mutation = `mutation { markMailMessage(input: { accountId: "8347207617", messageId: "MB-207617-hello-1", isRead: true }) { message { isRead } } }`;
  expect((await sofia.send("POST", "/webmail/graphql", { query: mutation })).status).toBe(200);
  await expect.poll(() => changes(heard)).toEqual([one("WEBMAIL"), one("WEBMAIL")]);
  await announceChange(backend.database, { topic: "ORDERS", accountId: harborStreet });
  await expect.poll(() => changes(elsewhere)).toEqual([one("ORDERS")]);
});

test("[SERV-07 partly] an outage that the business clock changes is told once to everybody", async () => {
  await backend.announceOutages();
  const heard = [await listenTo((await as("dana")).browser), await listenTo((await as("farah")).browser)];
  expect(await backend.announceOutages()).toBe(0);
  backend.clock.advance(150 * 60);
  expect(await backend.announceOutages()).toBe(1);
  expect(await backend.announceOutages()).toBe(0);
  for (const each of heard) await expect.poll(() => changes(each)).toEqual([one("OUTAGES")]);
});

const silent = () => new ServerResponse(new IncomingMessage(new Socket()));

async function userOf(username: string): Promise<string> {
  const { rows } = await backend.database.execute<{ id: string }>(
    `select id from users where username = '${username}'`,
  );
  return rows[0]!.id;
}

test("a stream ends with its session", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const jo = await as("jo");
  const userId = await userOf("jo");
  const { idHash } = (await openSessionsOf(backend.database, userId))[0]!;
  const streams = createAccountStreams(backend.deps);
  const response = silent();
  const end = vi.spyOn(response, "end");
  await streams.add({ userId, idHash, accountIds: [], response }, () => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(end).not.toHaveBeenCalled();
  expect((await jo.logout()).status).toBe(200);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.poll(() => end.mock.calls.length).toBe(1);
  response.emit("close");
  expect(streams.size).toBe(0);
});

test("one user cannot take every place", async () => {
  const streams = createAccountStreams(backend.deps);
  const responses = Array.from({ length: 20 }, silent);
  for (const response of responses) expect(await streams.admit("u1", response)).toBe(true);
  expect(await streams.admit("u1", silent())).toBe(false);
  expect(await streams.admit("u2", silent())).toBe(true);
  for (const response of responses) response.emit("close");
});
