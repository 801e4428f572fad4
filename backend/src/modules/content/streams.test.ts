import { ServerResponse, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { createLogger } from "../../lib/logger.ts";
import { createReleaseStreams } from "./streams.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

test("a reader that has gone before it is added is not kept", async () => {
  const streams = createReleaseStreams(backend.database, createLogger("silent"));
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.destroy();
  await streams.add("business", response, 0);
  expect(streams.size).toBe(0);
});
