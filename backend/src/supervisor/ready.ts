import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Requests a path from our own server by IP address, because not every resolver knows names under localhost.
 * @param site host name of the portal that is requested
 */
export function read(
  port: number,
  host: string,
  path: string,
  site = "localhost",
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host, path, headers: { host: `${site}:${port}` }, timeout: 5_000 }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (part: string) => (body += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.on("error", reject).on("timeout", () => request.destroy(new Error("no answer")));
  });
}

/** Waits until the backend's readiness check succeeds, processor included. */
export async function untilReady(port: number, host: string): Promise<void> {
  for (;;) {
    const { status } = await read(port, host, "/readyz").catch(() => ({ status: 0 }));
    if (status === 200) return;
    await wait(100);
  }
}
