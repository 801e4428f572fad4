import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/speedtest";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { speedTests } from "./speedtest.tables.ts";

const [harborStreet, anchorRow] = ["8347201180", "8347207617"];
const results = "/api/pub/speed-test/v1/results";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const measured = { downloadKbps: 1_000, uploadKbps: 1_000, latencyMs: 18 };

test("[SHELL-13 partly] of an account the newest 50 results are kept, and the newest 20 shown", async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  const at = backend.clock.now().getTime();
  const rows = Array.from({ length: 52 }, (_, place) => ({
    ...measured,
    accountId: harborStreet!,
    id: randomUUID(),
    measuredAt: new Date(at - (place + 1) * 60_000),
    latencyMs: place + 1,
    planMbps: null,
  }));
  await backend.database.insert(speedTests).values(rows);
  const kept = await dana.send("PUT", `${results}/${randomUUID()}`, {
    ...measured,
    accountId: harborStreet,
    latencyMs: 0,
  });
  const shown = ((await kept.json()) as components["schemas"]["SpeedTestResults"]).results;
  expect(shown.map(({ latencyMs }) => latencyMs)).toEqual(Array.from({ length: 20 }, (_, place) => place));
  expect(await backend.database.$count(speedTests, eq(speedTests.accountId, harborStreet!))).toBe(50);
});

test("[SHELL-13 partly] results of another customer's account are neither shown nor added", async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  const added = await dana.send("PUT", `${results}/${randomUUID()}`, { ...measured, accountId: anchorRow });
  expect([added.status, (await dana.get(`${results}?accountId=${anchorRow}`)).status]).toEqual([404, 404]);
  expect(await backend.database.$count(speedTests, eq(speedTests.accountId, anchorRow!))).toBe(0);
});
