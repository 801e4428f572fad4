import { ServerResponse, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { createLogger } from "../../lib/logger.ts";
import { createReleaseStreams } from "./streams.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const silent = () => new ServerResponse(new IncomingMessage(new Socket()));
const readerFrom = (address: string, response = silent()) => ({ site: "business" as const, address, response, seen: 0 });

test("a reader that has gone before it is added is not kept", async () => {
  const streams = createReleaseStreams(backend.database, "production", createLogger("silent"));
  const reader = readerFrom("192.0.2.1");
  reader.response.destroy();
  await streams.add(reader);
  expect(streams.size).toBe(0);
});

test.each([
  ["one address", () => "192.0.2.1", "192.0.2.2"],
  ["one network of IPv6", (host: number) => `2001:db8:1:2::${host.toString(16)}`, "2001:db8:1:3::1"],
])("%s can't take all the room, and gets it back when readers leave", async (_what, own, others) => {
  const streams = createReleaseStreams(backend.database, "production", createLogger("silent"));
  const readers = Array.from({ length: 300 }, (_, host) => readerFrom(own(host)));
  for (const reader of readers) {
    expect(streams.hasRoomFor(reader.address)).toBe(true);
    await streams.add(reader);
  }
  expect(streams.hasRoomFor(own(300))).toBe(false);
  expect(streams.hasRoomFor(others)).toBe(true);
  readers[0]?.response.emit("close");
  expect(streams.hasRoomFor(own(300))).toBe(true);
  for (const { response } of readers) response.emit("close");
  expect(streams.size).toBe(0);
});
