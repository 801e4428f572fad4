import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/portal";
import { forwardedHeaders } from "../../lib/network.ts";
import { Problem } from "../../lib/problem.ts";

type SessionStart = components["schemas"]["SessionStart"];

/** Timeout of the provider's services, in milliseconds. */
const timeoutMilliseconds = 10_000;
const address = "/api/pub/portal/v1/bootstrap";

const unavailable = (cause: unknown) => new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 10, cause });

/** The headers that identify the caller; no others are sent to the provider. */
const passedOn = ["cookie", "accept-language", "user-agent"];

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers({ accept: "application/json", ...forwardedHeaders(request) });
  for (const name of passedOn) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
}

function startFrom(body: unknown): SessionStart {
  const { locale, session, csrfToken, businessNow, timeZone } = body as SessionStart;
  const usable =
    typeof session.authenticated === "boolean" &&
    [locale, csrfToken, businessNow, timeZone].every((part) => typeof part === "string");
  if (!usable)
    throw new Error(`${address} of UPSTREAM_API does not answer what openapi/portal.yaml calls SessionStart.`);
  return { locale, session, csrfToken, businessNow, timeZone };
}

/**
 * The caller as the provider's services know it from the browser's cookies; the cookies that they set are passed on to
 * the browser.
 * @throws Problem TEMPORARILY_UNAVAILABLE when they do not answer, or violate the contract
 */
export async function upstreamStart(
  upstreamApi: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionStart> {
  try {
    const response = await fetch(new URL(address, upstreamApi), {
      headers: headersOf(request),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!response.ok) throw new Error(`${address} of UPSTREAM_API answered ${response.status}.`);
    const start = startFrom(await response.json());
    for (const cookie of response.headers.getSetCookie()) void reply.header("set-cookie", cookie);
    return start;
  } catch (error) {
    throw unavailable(error);
  }
}
