import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { sessionCookies } from "../../lib/sessionCookies.ts";

type Deps = { config: Pick<Config, "tls"> };

const cookieOf = ({ config }: Deps) => sessionCookies(config).coBrowse;

/** What the address of a page says: `cobrowse=on` or `off`; undefined when it says nothing of the kind. */
function saidIn({ query }: FastifyRequest): "on" | "off" | undefined {
  const { cobrowse } = query as { cobrowse?: unknown };
  return cobrowse === "on" || cobrowse === "off" ? cobrowse : undefined;
}

/** Whether a support agent looks along in this browser (SHELL-18): as the page's address says, else as an earlier one said. */
export function isCoBrowsing(deps: Deps, request: FastifyRequest): boolean {
  return (saidIn(request) ?? request.cookies[cookieOf(deps).name]) === "on";
}

/** Remembers until the browser closes or the customer signs out what the address of a page says (decision 0033). */
export function noteCoBrowse(deps: Deps, request: FastifyRequest, reply: FastifyReply): void {
  const { name, options } = cookieOf(deps);
  const said = saidIn(request);
  if (said === "on") reply.setCookie(name, "on", options);
  if (said === "off") reply.clearCookie(name, options);
}

/** Whoever signs out is no longer looked at. */
export function endCoBrowse(deps: Deps, reply: FastifyReply): void {
  const { name, options } = cookieOf(deps);
  reply.clearCookie(name, options);
}
