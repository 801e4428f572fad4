import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ephemeral port range, so that the system does not assign one of these ports before the caller binds it. */
const [lowest, highest] = [10_240, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/**
 * A loopback port that was free a moment ago. The same function is in `tools/start/port.ts`: tools import no package, and
 * the backend is deployed without tools.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
}
