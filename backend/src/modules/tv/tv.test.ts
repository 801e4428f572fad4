import type { components } from "@portico/openapi/tv";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

const lineup = "/api/pub/tv/v1/lineup";
const [northPier, anchorRow, harborStreet] = ["8347201214", "8347207617", "8347201180"];

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function lineupOf(username: string, accountId: string) {
  const client = await TestClient.signedIn(backend, username);
  const response = await client.get(`${lineup}?accountId=${accountId}`);
  return {
    status: response.status,
    body: (await response.json()) as components["schemas"]["Lineup"] & { code?: string },
  };
}

test("[SERV-12 partly] the package has as many channels as the account's TV service, in the order of their numbers", async () => {
  const { body } = await lineupOf("sofia", anchorRow);
  expect(body.channels).toHaveLength(64);
  const numbers = body.channels.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test("[SERV-12 partly] each receiver has its room and what it shows; one that does not respond shows nothing known", async () => {
  const { receivers, outlets, channels } = (await lineupOf("morgan", northPier)).body;
  expect(receivers.map(({ kind, state, room }) => [kind, state, room])).toEqual([
    ["DVR_HD", "ONLINE", "Showroom"],
    ["HD_RECEIVER", "OFFLINE", "Waiting area"],
    ["STANDARD_RECEIVER", "ONLINE", "Break room"],
    ["CABLE_CARD", "UNKNOWN", "Office"],
  ]);
  expect(receivers.map(({ channelNumber }) => channels.some(({ number }) => number === channelNumber))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(outlets.filter(({ equipmentId }) => equipmentId === null).map(({ room }) => room)).toEqual(["Workshop"]);
});

test("[SERV-12 partly] an account without TV is not eligible", async () => {
  expect(await lineupOf("dana", harborStreet)).toMatchObject({ status: 403, body: { code: "NOT_ELIGIBLE" } });
});
