import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

type Answer = { services: { key: string; trouble?: string }[] };

async function troublesOf(username: string, accountId: string) {
  const client = await TestClient.signedIn(backend, username);
  const answer = await client.get(`/api/pub/account/v1/services?accountId=${accountId}`);
  const { services } = (await answer.json()) as Answer;
  return Object.fromEntries(services.map(({ key, trouble }) => [key, trouble ?? null]));
}

test("[SERV-02 partly] a service without trouble has none", async () => {
  expect(await troublesOf("dana", "8347201180")).toEqual({ INTERNET: null, VOICE: null, MOBILE: null });
});

test("[SERV-02 partly] an outage is on the services that it affects, before the modem that it took offline", async () => {
  expect(await troublesOf("farah", "8347209019")).toMatchObject({ INTERNET: "OUTAGE" });
});

test("[SERV-02 partly] a device that is offline is on its service, until it restarts", async () => {
  const workshop = "8347204022";
  expect(await troublesOf("theo", workshop)).toMatchObject({ INTERNET: "EQUIPMENT_OFFLINE", VOICE: null });
  const theo = await TestClient.signedIn(backend, "theo");
  const list = await (await theo.get(`/api/pub/equipment/v1/equipment?accountId=${workshop}`)).json();
  const { id } = list.equipment.find(({ kind }: { kind: string }) => kind === "ROUTER");
  const body = { accountId: workshop, idempotencyKey: crypto.randomUUID() };
  expect((await theo.send("POST", `/api/pub/equipment/v1/equipment/${id}/restarts`, body)).ok).toBe(true);
  expect(await troublesOf("theo", workshop)).toMatchObject({ INTERNET: null });
});
