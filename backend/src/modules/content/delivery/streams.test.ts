import { ServerResponse, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { createLogger } from "../../../lib/logger.ts";
import { createReleaseStreams } from "./streams.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const silent = () => new ServerResponse(new IncomingMessage(new Socket()));
const readerWith = (response = silent()) => ({ site: "business" as const, response, seen: 0 });
const opened = () => createReleaseStreams(backend.database, "production", createLogger("silent"));

test("a reader that disconnected before it was added is not kept", async () => {
  const streams = opened();
  const reader = readerWith();
  reader.response.destroy();
  await streams.add(reader);
  expect(streams.size).toBe(0);
});

const addresses: [string, (host: number) => string, string][] = [
  ["one address", () => "192.0.2.1", "192.0.2.2"],
  ["one network of IPv6", (host) => `2001:db8:1:2::${host.toString(16)}`, "2001:db8:1:3::1"],
];

test.each(addresses)(
  "%s cannot take all places of all processes, and gets them back when readers disconnect",
  async (_what, own, others) => {
    const processes = [opened(), opened()] as const;
    const responses = Array.from({ length: 300 }, silent);
    const admitted = await Promise.all(
      responses.map((response, host) => processes[host < 200 ? 0 : 1].admit(own(host), response)),
    );
    expect(admitted.every(Boolean)).toBe(true);
    for (const process of processes) {
      expect(await process.admit(own(300), silent())).toBe(false);
      const other = silent();
      expect(await process.admit(others, other)).toBe(true);
      other.emit("close");
    }
    responses[0]?.emit("close");
    await expect.poll(() => processes[1].admit(own(300), silent())).toBe(true);
    for (const response of responses) response.emit("close");
  },
);

test("readers of a killed process expire", async () => {
  const killed = Array.from({ length: 300 }, silent);
  const before = opened();
  await Promise.all(killed.map((response) => before.admit("192.0.2.9", response)));
  const after = opened();
  expect(await after.admit("192.0.2.9", silent())).toBe(false);
  await backend.database.execute(sql`update stream_places set renewed_at = renewed_at - interval '61 seconds'`);
  expect(await after.admit("192.0.2.9", silent())).toBe(true);
});
