import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend({ config: { businessHosts: ["127.0.0.1"] } });
});
afterAll(() => backend.close());

test("a request in progress is answered, and its connection does not keep a process from ending", async () => {
  const ending = await createApp(backend.deps);
  const origin = await ending.listen({ port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true });
  const sent = get(`${origin}/api/pub/portal/v1/bootstrap`, { agent });
  await once(ending.server, "request");
  const ended = ending.close().then(() => "ended");
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
  // A connection that is only idle is closed after 72 s.
  expect(await Promise.race([ended, wait(20_000, "still open", { ref: false })])).toBe("ended");
  agent.destroy();
});
