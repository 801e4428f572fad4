import { Agent, request } from "node:http";
import { CookieJar } from "./cookieJar.ts";
import type { Bootstrap, TestBrowser } from "./types.ts";

type Sent = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** A host name, and the loopback port that it is served on. */
export type HostAt = { host: string; port: number };

function send(
  agent: Agent,
  { host, port }: HostAt,
  path: string,
  init: RequestInit,
  cookie: string | undefined,
): Promise<Sent> {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), host, ...(cookie ? { cookie } : {}) };
  return new Promise((resolve, reject) => {
    const call = request({ agent, port, host: "127.0.0.1", path, method: init.method ?? "GET", headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    call.on("error", reject);
    call.end(typeof init.body === "string" || init.body instanceof Uint8Array ? init.body : undefined);
  });
}

/**
 * A browser over real sockets: names under localhost resolve to the loopback address, as in browsers.
 * @param hosts the portal's and the vault's, each on its own port
 * @param address the client address of each call, for a backend that trusts a proxy
 */
export function httpBrowser(hosts: { portal: HostAt; vault: HostAt }, address?: () => string): TestBrowser {
  const agent = new Agent({ keepAlive: true });
  const fetchFrom =
    (host: HostAt, jar: CookieJar): typeof fetch =>
    async (input, init = {}) => {
      const headers = {
        ...Object.fromEntries(new Headers(init.headers)),
        ...(address && { "x-forwarded-for": address() }),
      };
      const answer = await send(agent, host, String(input), { ...init, headers }, jar.header());
      jar.take([answer.headers["set-cookie"] ?? []].flat());
      const said = Object.entries(answer.headers).filter(
        (pair): pair is [string, string] => typeof pair[1] === "string",
      );
      return new Response(answer.body === "" ? null : answer.body, { status: answer.status, headers: said });
    };
  const jar = new CookieJar();
  const portal = fetchFrom(hosts.portal, jar);
  return {
    fetch: portal,
    vaultFetch: fetchFrom(hosts.vault, new CookieJar()),
    bootstrap: async () => (await portal("/api/pub/portal/v1/bootstrap")).json() as Promise<Bootstrap>,
    jar,
  };
}
