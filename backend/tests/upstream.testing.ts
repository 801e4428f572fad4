import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { buildPortal } from "../testing/builtPortal.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

/** A portal without users of its own, in front of these services. */
export const inFrontOf = (upstreamApi: string, config: Partial<TestBackend["config"]> = {}) =>
  openBackend({ demo: false, config: { upstreamApi, portalDist: buildPortal(), ...config } });

/** An upstream with custom responses that no Portico would send. */
export async function strangeServices(answer: RequestListener): Promise<{ origin: string; close: () => void }> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
