import type { components } from "@portico/openapi/voice";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

type Schemas = components["schemas"];

const [harborStreet, bridgeStreet, quarryRoad] = ["8347201180", "8347207013", "8347201222"];

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const answerOf = async (username: string, accountId: string) => {
  const client = await TestClient.signedIn(backend, username);
  const answer = await client.get(`/api/pub/phoneedge/v1/assignment/account?accountId=${accountId}`);
  return { status: answer.status, body: (await answer.json()) as Schemas["VoiceLineList"] & { code?: string } };
};
const linesOf = async (username: string, accountId: string) => (await answerOf(username, accountId)).body.lines;

test("[SERV-04 partly] the assigned lines of an account: number, name, kind, switch, state and user", async () => {
  const lines = await linesOf("dana", harborStreet);
  expect(lines.map(({ label, kind, assignedTo }) => [label, kind, assignedTo?.name ?? null])).toEqual([
    ["Front counter", "PHONE", "Sam"],
    ["Order desk", "PHONE", "Ada"],
    ["Office", "PHONE", "Dana"],
    ["Fax", "FAX", null],
  ]);
  expect(lines[0]).toMatchObject({ telephoneNumber: "8575550100", platform: "META_SWITCH", status: "ACTIVE" });
});

test("[SERV-04 partly] an administrator reaches every line; others those that are assigned to them", async () => {
  expect(await linesOf("ada", harborStreet)).toHaveLength(4);
  expect((await linesOf("sam", harborStreet)).map(({ label }) => label)).toEqual(["Front counter"]);
  expect(await linesOf("billie", harborStreet)).toEqual([]);
});

test("[SERV-05 partly] lines of Hosted Voice are there only while its toggle is on", { tags: "full" }, async () => {
  const lines = await linesOf("helena", bridgeStreet);
  expect(lines).toHaveLength(12);
  expect(new Set(lines.map(({ platform }) => platform))).toEqual(new Set(["HOSTED"]));
  await backend.turn("hostedVoice", false);
  expect(await linesOf("helena", bridgeStreet)).toEqual([]);
});

test("[SERV-04 partly] an account without provisioned voice is not eligible", async () => {
  expect(await answerOf("quinn", quarryRoad)).toMatchObject({ status: 403, body: { code: "NOT_ELIGIBLE" } });
});

test(
  "[SERV-04 partly] with the toggle off, or disabled by the runtime configuration, there is nothing here",
  { tags: "full" },
  async () => {
    backend.config.voiceDisabled = true;
    expect((await answerOf("dana", harborStreet)).status).toBe(404);
    backend.config.voiceDisabled = false;
    expect((await answerOf("dana", harborStreet)).status).toBe(200);
    await backend.turn("voice", false);
    expect((await answerOf("dana", harborStreet)).status).toBe(404);
  },
);
