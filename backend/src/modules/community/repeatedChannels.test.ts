import type { components } from "@portico/openapi/community";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { communityTelevisions } from "./channels.tables.ts";

type Schemas = components["schemas"];

const ofProperty = "/api/pub/community/v1/accounts/8347201271";

let backend: TestBackend;
let alex: TestClient;
beforeEach(async () => {
  backend = await openBackend();
  alex = await TestClient.signedIn(backend, "alex", "community");
});
afterEach(() => backend.close());

const lineup = async () => (await (await alex.get(`${ofProperty}/channels`)).json()) as Schemas["ChannelLineup"];

/** Sends a change and, as when its answer was lost, the same again with the version that was seen. */
async function sendTwice(path: string, body: object, version: number) {
  const send = async () => {
    const response = await alex.send("PUT", `${ofProperty}/${path}`, body, { "if-match": `"${version}"` });
    return { status: response.status, body: (await response.json()) as object };
  };
  return [await send(), await send()];
}

test("a channel that is changed again because the first answer was lost is answered again", async () => {
  const [first] = (await lineup()).channels as [Schemas["Channel"]];
  const { channelId, state: _state, version, ...facts } = first;
  const [changed, again] = await sendTwice(`channels/${channelId}`, { ...facts, enabled: false }, version);
  expect(changed).toMatchObject({ status: 200, body: { state: "OFF", version: version + 1 } });
  expect(again).toEqual(changed);
});

test("an order that is sent again because the first answer was lost is answered again", async () => {
  const { channels, orderVersion } = await lineup();
  const channelIds = channels.flatMap(({ channelId, enabled }) => (enabled ? [channelId] : [])).toReversed();
  const [changed, again] = await sendTwice("channel-order", { channelIds }, orderVersion);
  expect(changed).toMatchObject({ status: 200, body: { orderVersion: orderVersion + 1 } });
  expect(again).toEqual(changed);
});

test("settings that are sent again because the first answer was lost are answered again", async () => {
  const wanted = { captions: "ES", rotationSeconds: 45, quietFrom: "22:30", quietUntil: "05:45" };
  const [changed, again] = await sendTwice("channel-settings", wanted, 1);
  expect(changed).toMatchObject({ status: 200, body: { settings: { ...wanted, version: 2 } } });
  expect(again).toEqual(changed);
});

test("a right code is no guess: a property activates more televisions in an hour than it has tries", async () => {
  const codeExpiresAt = new Date(backend.clock.now().getTime() + 3_600_000);
  const codes = Array.from("ABCDEFGHJKM", (last) => `PEAK234${last}`);
  await backend.database
    .insert(communityTelevisions)
    .values(codes.map((code) => ({ televisionId: `TV-${code}`, code, codeExpiresAt, connectSeconds: 6 })));
  for (const code of codes)
    expect((await alex.send("POST", `${ofProperty}/televisions`, { code, name: "Pool" })).status).toBe(201);
});
