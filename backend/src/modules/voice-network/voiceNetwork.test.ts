import { setTimeout } from "node:timers/promises";
import type { CallLog, VoiceMessages } from "@portico/openapi/voxcon.resolvers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { simulateCalls } from "./voiceNetwork.jobs.ts";
import { voiceNetwork } from "./voiceNetwork.tables.ts";

const harborStreet = "8347201180";
const day = 86_400;

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
  await simulateCalls(backend.deps);
});
afterEach(() => backend.close());

async function ask<T>(client: TestClient, query: string): Promise<T> {
  const answer = await client.send("POST", "/selfservice/vox-con/graphql", { query });
  return ((await answer.json()) as { data: T }).data;
}

const calls = "id kind telephoneNumber number startedAt seconds forwardedTo";
const log = async (client: TestClient, accountId = harborStreet) =>
  (
    await ask<{ callLog: CallLog }>(
      client,
      `{ callLog(accountId: "${accountId}", filter: { search: "", period: DAYS_7 }, page: 1) { total calls { ${calls} } } }`,
    )
  ).callLog;
const unread = async (client: TestClient) =>
  (
    await ask<{ voiceMessages: VoiceMessages }>(
      client,
      `{ voiceMessages(accountId: "${harborStreet}") { messages { id isRead callerName } } }`,
    )
  ).voiceMessages.messages?.filter(({ id }) => id.startsWith("net-"));

test("calls arrive as time goes by, and stand in the call log with what became of them", { tags: "full" }, async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  const before = (await log(dana)).total;
  backend.clock.advance(3 * day);
  expect(await simulateCalls(backend.deps)).toBeGreaterThan(20);
  const after = await log(dana);
  const brought = after.calls?.filter(({ id }) => id.startsWith("net-")) ?? [];
  expect(after.total).toBeGreaterThan(before);
  expect(brought.length).toBeGreaterThan(3);
  // Her counter is forwarded when the shop is closed, and orders go to the office at all hours.
  const ofOrders = brought.filter(({ telephoneNumber }) => telephoneNumber === "8575550101");
  expect(ofOrders.length).toBeGreaterThan(0);
  for (const { kind } of ofOrders) expect(["FORWARDED", "BLOCKED"]).toContain(kind);
});

test("callers who reach nobody leave messages, which are unread", { tags: "full" }, async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  backend.clock.advance(6 * day);
  await simulateCalls(backend.deps);
  const arrived = await unread(dana);
  expect(arrived?.length).toBeGreaterThan(0);
  expect(arrived?.every(({ isRead }) => !isRead)).toBe(true);
});

test("each call is brought once, also by two processes, and by runs of any length", { tags: "full" }, async () => {
  backend.clock.advance(day);
  const both = await Promise.all([simulateCalls(backend.deps), simulateCalls(backend.deps)]);
  expect(Math.min(...both)).toBe(0);
  expect(Math.max(...both)).toBeGreaterThan(0);
  expect(await simulateCalls(backend.deps)).toBe(0);
});

// The embedded database has one connection: nothing runs there while a transaction is open.
test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "a run leaves the calls to another process that is bringing them, and does not wait for it",
  async () => {
    backend.clock.advance(day);
    const answer = await backend.database.transaction(async (tx) => {
      await tx.update(voiceNetwork).set({ simulatedUntil: backend.clock.now() });
      return Promise.race([simulateCalls(backend.deps), setTimeout(20_000, "waited", { ref: false })]);
    });
    expect(answer).toBe(0);
  },
);

test("an account whose services are stopped gets no calls", { tags: "full" }, async () => {
  const tess = await TestClient.signedIn(backend, "tess");
  const suspended = "8347206007";
  backend.clock.advance(5 * day);
  expect(await simulateCalls(backend.deps)).toBeGreaterThan(0);
  const { calls } = await log(tess, suspended);
  expect(calls?.filter(({ id }) => id.startsWith("net-"))).toEqual([]);
});

test("without a seed nothing arrives", async () => {
  backend.clock.advance(5 * day);
  expect(await simulateCalls({ ...backend.deps, config: { ...backend.deps.config, networkSeed: undefined } })).toBe(0);
});
